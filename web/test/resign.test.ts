import { beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { Order } from "../src/lib/socket";
import { Desk } from "../src/table/desk.svelte";
import LastLeft from "../src/table/LastLeft.svelte";
import ResignButton from "../src/table/ResignButton.svelte";
import { show } from "./parted";

let orders: Order[];
let now: number;
let desk: Desk;
let button: HTMLButtonElement;

beforeEach(() => {
  [orders, now] = [[], 1_000];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  desk = new Desk("specimen", (order) => {
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

test("whoever is left alone may say twice that the game is won", () => {
  const { play } = specimen;
  show(desk, LastLeft, {});
  expect(document.querySelector("[data-last-left]")).toBeNull();
  const left = new Desk("specimen", (order) => {
    orders.push(order);
    return Promise.resolve({ done: true });
  });
  left.hear({ ...specimen, play: play && { ...play, concludes: true } });
  show(left, LastLeft, {});
  const won = document.querySelector("[data-last-left] button") as HTMLButtonElement;
  won.click();
  expect(orders).toEqual([]);
  now += 600;
  won.click();
  expect(orders).toEqual([{ do: "conclude", seat: 2 }]);
});
