import { describe, expect, it } from "vitest";
import type { TableInfo } from "../src/generated/TableInfo";
import { due, here } from "../src/lib/handover";

/** A table at whose seats these people of one device sit, and which waits for those seats. */
function table(beside: readonly (number | null)[], waiting: number[], stage = "playing"): TableInfo {
  return { stage, waiting, seats: beside.map((n) => ({ beside: n })) } as unknown as TableInfo;
}

describe("one device, several people", () => {
  it("knows who plays here", () => {
    expect(here(table([1, null, 0], []))).toEqual([
      { n: 1, seat: 0 },
      { n: 0, seat: 2 },
    ]);
  });

  it("goes to whoever is asked, and stays with whoever is asked", () => {
    expect(due(table([0, 1], [1]), 0)).toEqual({ n: 1, seat: 1 });
    expect(due(table([0, 1], [0, 1]), 0)).toBeNull();
    expect(due(table([0, 1, null], [2]), 1)).toBeNull();
  });

  it("is given to somebody before anybody has looked", () => {
    expect(due(table([0, 1], [1]), null)).toEqual({ n: 1, seat: 1 });
    expect(due(table([0, 1, null], [2]), null)).toEqual({ n: 0, seat: 0 });
  });

  it("is nobody's business where one plays alone, or play is over", () => {
    expect(due(table([0, null], [0]), null)).toBeNull();
    expect(due(table([0, 1], [1], "over"), 0)).toBeNull();
  });
});
