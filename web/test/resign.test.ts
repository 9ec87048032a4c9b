import { beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { Order } from "../src/lib/socket";
import { Desk } from "../src/table/desk.svelte";
import ResignButton from "../src/table/ResignButton.svelte";
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
  show(desk, ResignButton, {});
  button = document.querySelector("button") as HTMLButtonElement;
});

test("a double click does not give the game up", () => {
  button.click();
  now += 200;
  button.click();
  expect(orders).toEqual([]);
});

test("whoever says so twice gives it up", () => {
  button.click();
  now += 600;
  button.click();
  expect(orders.map((order) => order.do)).toEqual(["resign"]);
});
