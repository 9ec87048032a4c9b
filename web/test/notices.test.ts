import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { myself } from "../src/lib/me.svelte";
import { Desk } from "../src/table/desk.svelte";
import Notices from "../src/table/Notices.svelte";
import { show } from "./parted";

let told: number;
let open: number;
let desk: Desk;
let leave: () => Promise<void>;
let seq: number;

beforeEach(() => {
  [told, open, seq] = [0, 0, 1];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      constructor() {
        [told, open] = [told + 1, open + 1];
      }
      close(): void {
        open -= 1;
      }
    },
  );
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  [myself.notify, myself.remind] = [true, 2];
  desk = new Desk("specimen", () => Promise.resolve({ done: true }));
  desk.hear(specimen);
  leave = show(desk, Notices, { desk });
});
afterEach(() => {
  [myself.notify, myself.remind] = [false, 0];
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function pass(minutes: number): void {
  vi.advanceTimersByTime(minutes * 60_000);
  flushSync();
}
async function hear(change: Partial<typeof specimen>): Promise<void> {
  desk.hear({ ...specimen, ...change, seq: (seq += 1) });
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(seq));
  flushSync();
}

test("that somebody else looks on does not put off the reminder", async () => {
  pass(1.5);
  await hear({ table: { ...specimen.table, watching: 5 } });
  expect(told).toBe(0);
  pass(0.6);
  expect(told).toBe(1);
  await leave();
});

test("another question is reminded of in its own time", async () => {
  pass(1.5);
  await hear({ play: specimen.play && { ...specimen.play, question: 8 } });
  const before = told;
  pass(1.5);
  expect(told).toBe(before);
  pass(0.6);
  expect(told).toBe(before + 1);
  await leave();
});

test("a notice goes with the table that it calls to", async () => {
  pass(2.1);
  expect(open).toBe(1);
  await leave();
  expect(open).toBe(0);
});
