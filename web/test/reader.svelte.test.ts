import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { Desk } from "../src/table/desk.svelte";
import { Reader } from "../src/text/reader.svelte";

test("what an effect tells is told once", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const desk = new Desk("specimen", () => Promise.resolve({ done: true }));
  desk.hear(specimen);
  const reader = new Reader(desk);
  let times = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      times += 1;
      if (times < 9 && desk.asked) reader.tell(desk.asked.reasons.map(({ reason }) => desk.say(reason)));
    });
  });
  flushSync();
  desk.asked = { about: "", reasons: [{ label: [], reason: [{ text: "Too late." }], clause: "" }] };
  flushSync();
  stop();
  expect(reader.answer).toEqual(["Too late."]);
  expect(times).toBe(2);
});
