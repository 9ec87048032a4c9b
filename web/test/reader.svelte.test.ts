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
  let now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
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
  now += 400;
  reader.command("yes");
  expect(orders).toMatchObject([{ do: "answer", action: ["decline"] }]);
});

test("what is said twice is not said by a double click", () => {
  let now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const { reader, orders } = read();
  const decline = reader.offers.all.find(({ quiet }) => quiet) ?? expect.fail("one may decline");
  for (let clicks = 0; clicks < 4; clicks += 1) {
    reader.take(decline);
    now += 200;
  }
  expect(orders).toEqual([]);
  now += 200;
  reader.take(decline);
  expect(orders).toHaveLength(1);
});

test("what has to wait is said to, and stays where it was typed", () => {
  const { reader, orders } = read();
  const first = reader.offers.all.find(({ quiet }) => !quiet) ?? expect.fail("one may do something");
  expect(reader.command(String(first.n))).toBe(true);
  for (const more of ["1", "undo", "redo", "restart", "yes"]) {
    expect(reader.command(more), more).toBe(false);
    expect(reader.answer).toEqual(["One moment: what you said before is still on its way."]);
  }
  expect(reader.command("help")).toBe(true);
  expect(orders).toHaveLength(1);
});

/** A reader at a table that never answers. */
function read(): { readonly reader: Reader; readonly orders: Order[] } {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const orders: Order[] = [];
  const desk = new Desk("specimen", (order) => {
    orders.push(order);
    return new Promise(() => undefined);
  });
  desk.hear(specimen);
  return { reader: new Reader(desk), orders };
}
