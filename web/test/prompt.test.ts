import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { Order } from "../src/lib/socket";
import { Desk } from "../src/table/desk.svelte";
import PromptBar from "../src/table/PromptBar.svelte";
import { show } from "./parted";

let orders: Order[];
let now: number;
let desk: Desk;

beforeEach(() => {
  [orders, now] = [[], 1_000];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  desk = new Desk("specimen", (order) => {
    orders.push(order);
    return Promise.resolve({ done: true });
  });
  desk.hear(specimen);
  const { scene } = specimen.play ?? {};
  if (!scene) throw new Error("the specimen is being played");
  show(desk, PromptBar, { scene });
});

function click(thing: string, detail = 1): void {
  const button = document.querySelector(`[data-thing="${thing}"]`);
  if (!button) throw new Error(`there is no ${thing}`);
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  flushSync();
}

test("declining is not done by a click that was meant for what stood there before", () => {
  now += 200;
  click("verb-decline");
  expect(orders).toEqual([]);
  now += 200;
  click("verb-decline");
  expect(orders).toHaveLength(1);
});

test("a main verb that comes to stand where the confirmation stood is not pressed by a double click", async () => {
  now += 1_000;
  desk.propose(desk.choices[0] ?? expect.fail("something can be done"));
  flushSync();
  now += 1_000;
  click("choice-0");
  expect(orders).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  now += 100;
  click("verb-draw");
  expect(desk.picks.verb).toBeNull();
  now += 300;
  click("verb-draw");
  expect(desk.picks.verb, "where something stood before, it takes longer").toBeNull();
  now += 200;
  click("verb-draw");
  expect(desk.picks.verb).toBe("draw");
});

test("a confirmation that has become another one waits, too", () => {
  now += 1_000;
  desk.propose(desk.choices[0] ?? expect.fail("something can be done"));
  flushSync();
  now += 100;
  click("choice-0");
  expect(orders).toEqual([]);
  now += 300;
  desk.propose(desk.choices[1] ?? expect.fail("something else can be done"));
  flushSync();
  click("choice-0");
  expect(orders).toEqual([]);
});

test("the next question is not answered by the second half of a double click", async () => {
  now += 1_000;
  const { play } = specimen;
  if (!play) throw new Error("the specimen is being played");
  desk.hear({ ...specimen, seq: specimen.seq + 1, play: { ...play, question: play.question + 1 } });
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  now += 100;
  click("verb-decline");
  expect(orders).toEqual([]);
});

test("nobody has to wait at the keyboard", () => {
  click("verb-decline", 0);
  expect(orders).toHaveLength(1);
});

test("whoever asks for a hint is heard at once: it does nothing but show", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const hint = document.querySelector("[data-hint]") ?? expect.fail("there is something to weigh");
  hint.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  expect(desk.hints.thinking).toBe(true);
});
