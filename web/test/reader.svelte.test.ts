import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { Order } from "../src/lib/socket";
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

test("what was doubted is what is done, though its number is another choice's by then", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const orders: Order[] = [];
  const desk = new Desk("specimen", (order) => {
    orders.push(order);
    return Promise.resolve({ done: true });
  });
  desk.hear(specimen);
  const reader = new Reader(desk);
  const decline = reader.offers.all.find(({ quiet }) => quiet);
  reader.command(String(decline?.n));
  expect(orders).toEqual([]);
  // Somebody else's answer takes two choices away while the question stays open.
  const scene = specimen.play && { ...specimen.play.scene, choices: specimen.play.scene.choices.slice(2) };
  desk.hear({ ...specimen, seq: 2, play: specimen.play && scene && { ...specimen.play, scene } });
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(2));
  reader.command("yes");
  expect(orders).toMatchObject([{ do: "answer", action: ["decline"] }]);
});
