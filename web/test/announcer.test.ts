import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { LogEntry } from "../src/generated/LogEntry";
import { myself } from "../src/lib/me.svelte";
import type { Position } from "../src/lib/socket";
import Announcer from "../src/table/Announcer.svelte";
import { Desk } from "../src/table/desk.svelte";
import Notices from "../src/table/Notices.svelte";
import { show } from "./parted";

let desk: Desk;
const calm: Position = {
  ...specimen,
  play: specimen.play && {
    ...specimen.play,
    scene: { ...specimen.play.scene, prompt: { ...specimen.play.scene.prompt, mine: false } },
  },
};
const requests = [{ request: 4, by: 0, deeds: [[{ text: "the last move" }]], waiting: [2] }];
const asking: Position = { ...calm, seq: 2, play: calm.play && { ...calm.play, requests } };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  desk = new Desk("specimen", () => Promise.resolve({ done: true }));
  desk.hear(calm);
});

const live = (region: string): string =>
  document.querySelector(`[data-live="${region}"]`)?.textContent?.replaceAll("\u00a0", " ").trim() ?? "";

test("whoever is asked to let somebody take a move back is called, but not told that it is their turn", async () => {
  show(desk, Announcer, { aside: "" });
  expect(live("turn")).toBe("");
  desk.hear(asking);
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(2));
  flushSync();
  expect(live("turn")).toMatch(/asks to take back: the last move\.$/u);
  expect(live("turn")).not.toMatch(/your turn/iu);
});

test("the title and the icon say so, too, and are as before on the next page", async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  const icon = document.querySelector("link") as HTMLLinkElement;
  const leave = show(desk, Notices, { desk });
  desk.hear(asking);
  await vi.waitFor(() => expect(document.title).toMatch(/^\(●\) You are asked/u));
  expect(icon.getAttribute("href")).toBe("/favicon-turn.svg");
  await leave();
  expect(icon.getAttribute("href")).toBe("/favicon.svg");
});

test("what happens twice is heard twice", async () => {
  show(desk, Announcer, { aside: "" });
  const passes = (n: number): LogEntry => ({
    n,
    at: 0,
    struck: false,
    lines: [{ kind: "deed", text: [{ text: "Bruno passes" }], things: [] }],
  });
  const heard: string[] = [];
  for (const n of [900, 901]) {
    desk.hear({ ...calm, seq: n, log: [...calm.log, passes(900), ...(n > 900 ? [passes(901)] : [])] });
    await vi.waitFor(() => expect(desk.shown?.seq).toBe(n));
    flushSync();
    heard.push(document.querySelector('[data-live="events"]')?.textContent ?? "");
  }
  expect(heard.map((text) => text.trim())).toEqual(["Bruno passes.", "Bruno passes."]);
  expect(heard[0]).not.toBe(heard[1]);
});

test("whoever is left alone hears what they may do", async () => {
  show(desk, Announcer, { aside: "" });
  desk.hear({ ...calm, seq: 5, play: calm.play && { ...calm.play, concludes: true } });
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(5));
  flushSync();
  expect(live("left")).toMatch(/play on to the end, or end the game as won/u);
});

describe("the browser's own notices", () => {
  let told: string[];
  let come: () => void;
  let leave: () => Promise<void>;

  beforeEach(() => {
    told = [];
    class Notice {
      static readonly permission = "granted";
      constructor(_: string, { body }: NotificationOptions) {
        told.push(body ?? "");
      }
      set onclick(deed: () => void) {
        come = deed;
      }
      close(): void {
        told.push("closed");
      }
    }
    vi.stubGlobal("Notification", Notice);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.useFakeTimers();
    [myself.notify, myself.remind] = [true, 2];
    leave = show(desk, Notices, { desk });
  });
  afterEach(async () => {
    await leave();
    [myself.notify, myself.remind] = [false, 0];
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const minutes = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 60_000);
  const mine = (question: number): Position => ({
    ...specimen,
    seq: question,
    play: specimen.play && { ...specimen.play, question },
  });

  test("tell again and again that I am asked, until I am not; then they are gone", async () => {
    desk.hear(asking);
    await vi.advanceTimersByTimeAsync(1_000);
    const [first] = told;
    expect(first).toMatch(/the last move/u);
    await minutes(2);
    expect(told).toEqual([first, "closed", first]);
    desk.hear({ ...calm, seq: 3 });
    await minutes(10);
    expect(told).toEqual([first, "closed", first, "closed"]);
  });
  test("count anew from each question", async () => {
    desk.hear(mine(20));
    await minutes(1.5);
    desk.hear(mine(21));
    const before = told.length;
    await minutes(1.5);
    expect(told).toHaveLength(before);
    await minutes(1);
    expect(told.length).toBeGreaterThan(before);
  });
  test("name the table and the time that is left, and lead to what is asked", async () => {
    const seats = specimen.table.seats.map((_, seat) => ({
      left: null,
      until: seat === 2 ? Date.now() + 5 * 60_000 : null,
      wantsPause: false,
      holidays: 0,
      restsUntil: null,
    }));
    const rule = { kind: "budget", seconds: 600, increment: 0 } as const;
    const table = { ...specimen.table, name: "Friday", clock: { rule, paused: false, seats } };
    desk.hear({ ...mine(20), table });
    await vi.advanceTimersByTimeAsync(100);
    expect(told[0]).toMatch(/^table “Friday”\n.+\nTime left: [45]:\d\d$/u);
    const prompt = document.createElement("p");
    [prompt.id, prompt.tabIndex] = ["prompt", -1];
    document.body.append(prompt);
    come();
    await vi.advanceTimersByTimeAsync(100);
    expect(document.activeElement).toBe(prompt);
  });
});
