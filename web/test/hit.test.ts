import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { LogEntry } from "../src/generated/LogEntry";
import type { Span } from "../src/generated/Span";
import { concerning } from "../src/lib/notice";
import { Desk } from "../src/table/desk.svelte";
import HitView from "../src/table/HitView.svelte";
import LogView from "../src/table/LogView.svelte";
import { show } from "./parted";

/** The specimen's viewer has seat 2. */
const ME = 2;
const NONE: ReadonlySet<string> = new Set();
const entry = (n: number, ...text: Span[]): LogEntry => ({
  n,
  at: 0,
  lines: [{ kind: "deed", text, things: [] }],
  struck: false,
});
const robbed = entry(90, { seat: 1 }, { text: " takes a card of " }, { seat: ME });

describe("what concerns me", () => {
  test("is what others do to me, not what I do, or what happens to others", () => {
    expect(concerning(robbed, ME, NONE)).toHaveLength(1);
    expect(concerning(entry(0, { seat: ME }, { text: " robs " }, { seat: 1 }), ME, NONE)).toEqual([]);
    expect(concerning(entry(0, { seat: 1 }, { text: " robs " }, { seat: 0 }), ME, NONE)).toEqual([]);
  });
  test("nor that my turn has come, which a heading tells", () => {
    const passed = entry(0, { seat: 1 }, { text: " ends the turn" });
    const heading = { kind: "heading" as const, text: [{ text: "Turn of " }, { seat: ME }], things: [] };
    expect(concerning({ ...passed, lines: [...passed.lines, heading] }, ME, NONE)).toEqual([]);
  });
  test("and what others do to my pieces, though nobody names me", () => {
    const line = { kind: "consequence" as const, text: [{ text: "A pod is lost" }], things: ["pod/a"] };
    const fired = entry(0, { seat: 1 }, { text: " fires" });
    const lost = { ...fired, lines: [...fired.lines, line] };
    expect(concerning(lost, ME, new Set(["pod/a"]))).toEqual([line]);
    expect(concerning({ ...lost, lines: [line] }, ME, new Set(["pod/a"])), "nobody's doing").toEqual([]);
  });
  test("until it is taken back", () => expect(concerning({ ...robbed, struck: true }, ME, NONE)).toEqual([]));
});

describe("at the table", () => {
  let desk: Desk;
  let seq: number;
  beforeEach(() => {
    seq = 1;
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    desk = new Desk("specimen", () => new Promise(() => undefined));
    desk.hear(specimen);
  });
  async function hear(...log: LogEntry[]): Promise<void> {
    desk.hear({ ...specimen, seq: (seq += 1), log: [...specimen.log, ...log] });
    await vi.waitFor(() => expect(desk.shown?.seq).toBe(seq));
    flushSync();
  }
  const notice = (): HTMLElement | null => document.querySelector("[data-hit]");

  test("a notice stays until I put it away", async () => {
    show(desk, HitView, {});
    await hear(robbed);
    expect(notice()?.textContent).toContain("takes a card of");
    await hear(robbed, entry(91, { seat: 0 }, { text: " passes" }));
    expect(notice()).not.toBeNull();
    notice()?.querySelector("button")?.click();
    flushSync();
    expect(notice()).toBeNull();
  });
  test("or go on playing", async () => {
    show(desk, HitView, {});
    await hear(robbed);
    desk.touchThing("supply/red");
    flushSync();
    expect(notice()).toBeNull();
  });
  test("what had happened before is no news, and what is taken back is none any more", async () => {
    desk.hear({ ...specimen, log: [...specimen.log, robbed] });
    show(desk, HitView, {});
    expect(notice()).toBeNull();
    await hear(robbed, { ...robbed, n: 91 });
    expect(notice()).not.toBeNull();
    await hear(robbed, { ...robbed, n: 91, struck: true });
    expect(notice()).toBeNull();
  });
  test("the log marks the line, and says so", async () => {
    await hear(robbed);
    show(desk, LogView, { open: true, close: () => undefined });
    const marked = [...document.querySelectorAll(".is-hit")];
    expect(marked).toHaveLength(1);
    expect(marked[0]?.textContent).toMatch(/takes a card of.*concerns you/su);
  });
});
