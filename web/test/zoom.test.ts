import { describe, expect, it } from "vitest";
import { aim, scaleOf, scrolled, zoomed } from "../src/lib/zoom";

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

  it("turns to where most of what can be done is seen", () => {
    const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
    const frame = { width: 100, height: 100 };
    expect(aim([], frame)).toBeNull();
    expect(aim([at(0, 0), at(80, 40)], frame)).toEqual([45, 25]);
    expect(aim([at(0, 0), at(300, 0), at(340, 20)], frame)).toEqual([325, 15]);
    expect(aim([at(0, 0), at(300, 0)], frame)).toEqual([5, 5]);
    expect(aim([at(300, 0), at(0, 0)], frame)).toEqual([305, 5]);
    expect(aim([{ x: 0, y: 0, width: 200, height: 20 }], frame)).toEqual([100, 10]);
  });
});
