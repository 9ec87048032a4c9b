import { describe, expect, test } from "vitest";
import { touchable } from "../src/lib/draw";

const spot = (id: string, x: number, r: number) => ({ id, x, y: 0, r });

describe("how far around its middle a thing answers to a finger", () => {
  test("alone it has 44 pixels of the screen, whatever the scale", () => {
    expect(touchable([spot("gate", 0, 12)], 1).get("gate")).toBe(22);
    expect(touchable([spot("gate", 0, 12)], 0.5).get("gate")).toBe(44);
  });
  test("two small ones share what lies between them", () => {
    const room = touchable([spot("one", 0, 12), spot("other", 30, 12)], 1);
    expect([room.get("one"), room.get("other")]).toEqual([15, 15]);
  });
  test("it takes nothing from a large neighbor, and is never smaller than it is drawn", () => {
    expect(touchable([spot("gate", 0, 12), spot("system", 50, 34)], 1).get("gate")).toBe(16);
    expect(touchable([spot("gate", 0, 12), spot("system", 40, 34)], 1).get("gate")).toBeUndefined();
  });
  test("what stands on a place or within a region does not compete with it", () => {
    const room = touchable([spot("ship", 0, 12), spot("place", 1, 12), spot("region", 20, 60)], 1);
    expect(room.get("ship")).toBe(22);
  });
});
