import { describe, expect, it } from "vitest";
import { scaleOf, scrolled, zoomed } from "../src/lib/zoom";

describe("a board looked at closer", () => {
  it("is whole where it can be read, and closer where it cannot", () => {
    expect(scaleOf(null, 0.9)).toBe(0.9);
    expect(scaleOf(null, 0.4)).toBe(0.85);
    expect(scaleOf(0.2, 0.4)).toBe(0.4);
    expect(scaleOf(9, 0.4)).toBe(2.5);
  });

  it("snaps to the whole board", () => {
    expect(zoomed(0.5, 0.81, 0.4)).toBe(0.4);
    expect(zoomed(1, 1.25, 0.4)).toBe(1.25);
    expect(zoomed(2.4, 1.25, 0.4)).toBe(2.5);
  });

  it("keeps what is under the finger there", () => {
    expect(scrolled(100, 50, 2)).toBe(250);
    expect(scrolled(0, 50, 0.5)).toBe(0);
  });
});
