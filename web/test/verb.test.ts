import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { myself } from "../src/lib/me.svelte";
import type { Order } from "../src/lib/socket";
import { Desk } from "../src/table/desk.svelte";
import VerbButton from "../src/table/VerbButton.svelte";
import { show } from "./parted";

let button: HTMLButtonElement;
let orders: Order[];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  orders = [];
  const desk = new Desk("specimen", (order) => {
    orders.push(order);
    return new Promise(() => undefined);
  });
  desk.hear(specimen);
  const verb = specimen.play?.scene.verbs.find(({ id }) => id === "decline");
  if (!verb) throw new Error("the specimen's player may decline");
  show(desk, VerbButton, { verb });
  button = document.querySelector("button") as HTMLButtonElement;
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
  const digit = 1 + (specimen.play?.scene.verbs.findIndex(({ id }) => id === "decline") ?? 0);
  expect(said()).toEqual([`${digit}`, `${digit}`]);
  myself.singleKeys = false;
  flushSync();
  expect(said()).toEqual([null, null]);
  [myself.keys, myself.singleKeys] = [{}, true];
});

test("whoever presses it keeps the focus while the answer is on its way, and answers once", () => {
  button.focus();
  button.click();
  flushSync();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.disabled).toBe(false);
  button.click();
  expect(orders).toHaveLength(1);
});
