import { beforeEach, describe, expect, test } from "vitest";
import type { LineKind } from "../src/generated/LineKind";
import type { LogEntry } from "../src/generated/LogEntry";
import { ALL, asText, sifted } from "../src/lib/chronicle";
import { spoken } from "../src/lib/spoken";
import { lastSeen, seen } from "../src/lib/visits";

const names = (seat: number): string => ["Ana", "Bruno"][seat] ?? "?";
const say = (text: Parameters<typeof spoken>[0]): string => spoken(text, names);
const entry = (
  n: number,
  lines: readonly (readonly [LineKind, number | null, string])[],
  struck = false,
): LogEntry => ({
  n,
  at: 0,
  struck,
  lines: lines.map(([kind, seat, text]) => ({
    kind,
    text: [...(seat === null ? [] : [{ seat }]), { text }],
    things: [],
  })),
});
const log = [
  entry(0, [
    ["heading", null, "Round 1"],
    ["deed", 0, " recluta un científico"],
    ["consequence", null, "+1"],
  ]),
  entry(1, [["consequence", null, "the deck is shuffled"]]),
  entry(2, [["deed", 1, " moves"]]),
  entry(3, [["deed", 1, " passes"]], true),
];
const ns = (sieve: Partial<Parameters<typeof sifted>[1]>): number[] =>
  sifted(log, { seat: null, deedsOnly: false, word: "", ...sieve }, say).map(({ n }) => n);

describe("the log is sifted", () => {
  test("by player, with what followed their deeds", () => {
    expect(ns({ seat: 0 })).toEqual([0, 1]);
    expect(ns({ seat: 1 })).toEqual([2, 3]);
  });
  test("without small consequences", () => expect(ns({ deedsOnly: true })).toEqual([0, 2, 3]));
  test("not at all, if nothing is asked for: headings stay", () =>
    expect(sifted([entry(0, [["heading", null, "Round 1"]])], ALL, say)).toHaveLength(1));
  test("by a word, accents or not", () => {
    expect(ns({ word: "CIENTIFICO" })).toEqual([0]);
    expect(ns({ word: "bruno" })).toEqual([2, 3]);
  });
});

test("the log is copied as text, without what was taken back", () =>
  expect(asText(log, say)).toBe(
    "Round 1\nAna recluta un científico\n  +1\n  the deck is shuffled\nBruno moves",
  ));

describe("what was seen", () => {
  beforeEach(() => localStorage.clear());
  test("is kept for each table", () => {
    expect(lastSeen("a")).toBeNull();
    seen("a", 4);
    seen("b", 7);
    seen("a", 5);
    expect([lastSeen("a"), lastSeen("b")]).toEqual([5, 7]);
  });
  test("old tables are forgotten, and nonsense is nothing", () => {
    for (let table = 0; table < 80; table += 1) seen(`t${table}`, 1);
    expect([lastSeen("t0"), lastSeen("t79")]).toEqual([null, 1]);
    localStorage.setItem("orrery-seen", "{");
    expect(lastSeen("t79")).toBeNull();
  });
});
