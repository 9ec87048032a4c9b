import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { myself } from "../src/lib/me.svelte";
import type { Order } from "../src/lib/socket";
import { Desk } from "../src/table/desk.svelte";
import VerbButton from "../src/table/VerbButton.svelte";
import { show } from "./parted";

let orders: Order[];
let now: number;
let button: HTMLButtonElement;

beforeEach(() => {
  [orders, now] = [[], 1_000];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const desk = new Desk("specimen", (order) => {
    orders.push(order);
    return Promise.resolve({ done: true });
  });
  desk.hear(specimen);
  const verb = specimen.play?.scene.verbs.find(({ id }) => id === "decline");
  if (!verb) throw new Error("the specimen's player may decline");
  show(desk, VerbButton, { verb });
  button = document.querySelector("button") as HTMLButtonElement;
});

const click = (detail: number): void =>
  void button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));

test("declining is not done by a click that was meant for what stood there before", () => {
  now += 200;
  click(1);
  expect(orders).toEqual([]);
  now += 200;
  click(1);
  expect(orders).toHaveLength(1);
});

test("nobody has to wait at the keyboard", () => {
  click(0);
  expect(orders).toHaveLength(1);
});

test("the tooltip names the key, as the player has it", () => {
  const said = (): readonly (string | null)[] => [
    /\((.+)\)$/u.exec(button.title)?.[1] ?? null,
    button.getAttribute("aria-keyshortcuts"),
  ];
  expect(said()).toEqual(["Space", "Space"]);
  myself.keys = { pass: "x" };
  flushSync();
  expect(said()).toEqual(["X", "x"]);
  myself.keys = { pass: "" };
  flushSync();
  expect(said()).toEqual([null, null]);
  myself.keys = {};
});
