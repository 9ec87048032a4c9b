import { expect, test } from "vitest";
import type { LogEntry } from "../src/generated/LogEntry";
import { addressOf, stepped, turnOf, visitIn } from "../src/lib/past";

function entry(n: number, heading = false, struck = false): LogEntry {
  return { n, at: 0, struck, lines: [{ kind: heading ? "heading" : "deed", text: [], things: [] }] };
}
const log = [entry(0, true), entry(1), entry(2, false, true), entry(3, true), entry(4), entry(5)];

test("an address names a moment and whose eyes saw it", () => {
  expect(visitIn("")).toBeNull();
  expect(visitIn("?at=12")).toEqual({ n: 12, eyes: "mine" });
  expect(visitIn("?at=3&eyes=open")).toEqual({ n: 3, eyes: "open" });
  expect(visitIn("?at=3&eyes=nonsense")).toEqual({ n: 3, eyes: "mine" });
  expect(visitIn("?at=yesterday")?.n).toBe(999_999_999);
  for (const search of ["", "?at=12", "?at=3&eyes=1"]) expect(addressOf(visitIn(search))).toBe(search);
});

test("the first step back leads behind the newest entry, the last step on leads to now", () => {
  expect(stepped(log, null, "earlier")).toBe(4);
  expect(stepped(log, 4, "earlier")).toBe(3);
  expect(stepped(log, 0, "earlier")).toBe(0);
  expect(stepped(log, 4, "later")).toBe(5);
  expect(stepped(log, 5, "later")).toBeNull();
  expect(stepped(log, 1, "newest")).toBeNull();
});

test("what was taken back is stepped over, and turns begin with their headings", () => {
  expect(stepped(log, 3, "earlier")).toBe(1);
  expect(stepped(log, 1, "later")).toBe(3);
  expect(stepped(log, 5, "turnBack")).toBe(3);
  expect(stepped(log, 3, "turnBack")).toBe(0);
  expect(stepped(log, 0, "turnOn")).toBe(3);
  expect(stepped(log, 3, "turnOn")).toBeNull();
  expect(stepped(log, 3, "first")).toBe(0);
  expect(stepped([], null, "first")).toBeNull();
});

test("a moment belongs to the turn whose heading came last", () => {
  expect([0, 1, 2, 3, 5].map((n) => turnOf(log, n))).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
  expect(turnOf([entry(0)], 0)).toBeNull();
});
