import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { UndoInfo } from "../src/generated/UndoInfo";
import type { Order, Position } from "../src/lib/socket";
import ChoiceList from "../src/table/ChoiceList.svelte";
import { Desk } from "../src/table/desk.svelte";
import TableView from "../src/table/TableView.svelte";
import UndoRequests from "../src/table/UndoRequests.svelte";
import TextTable from "../src/text/TextTable.svelte";
import { show as showAlone } from "./parted";

let orders: Order[];
let now: number;
let desk: Desk;
let seq: number;
/** Whatever is shown hears keys for as long as it stands there. */
let leave: () => Promise<void>;
const show: typeof showAlone = (...of) => (leave = showAlone(...of));

afterEach(() => leave());
beforeEach(() => {
  [orders, now, seq] = [[], 1_000, 1];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("scrollBy", () => undefined);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  desk = new Desk("specimen", (order) => {
    orders.push(order);
    return Promise.resolve({ done: true });
  });
  desk.hear(specimen);
});

function click(selector: string, detail = 1): void {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  flushSync();
}
/** As a browser does it: what is not prevented becomes a click. */
function enter(selector: string, repeat: boolean): void {
  const found = document.querySelector(selector) ?? expect.fail(`there is no ${selector}`);
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, repeat });
  if (found.dispatchEvent(event)) click(selector, 0);
}
async function becomes(change: Partial<NonNullable<Position["play"]>>): Promise<void> {
  const { play } = desk.shown ?? {};
  if (!play) throw new Error("the specimen is being played");
  desk.hear({ ...specimen, seq: (seq += 1), play: { ...play, ...change } });
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(seq));
  await vi.waitFor(() => expect(desk.busy).toBe(false));
  flushSync();
}
const undo = (can: UndoInfo["can"]): UndoInfo => ({ can, text: [], redo: true, restart: false });

for (const [where, part] of [
  ["drawn", TableView],
  ["in words", TextTable],
] as const) {
  test(`a double click on Undo asks nobody, and plays nothing again: ${where}`, async () => {
    await becomes({ undo: { ...undo("free"), redo: false } });
    show(desk, part, { desk });
    now += 1_000;
    click("[data-undo]");
    expect(orders).toMatchObject([{ do: "undo" }]);
    await becomes({ undo: undo("asking"), question: 6 });
    now += 150;
    click("[data-undo]", 2);
    click("[data-undo] ~ button", 2);
    expect(orders).toHaveLength(1);
    now += 400;
    click("[data-undo]");
    expect(orders).toHaveLength(2);
  });

  test(`a double click on "Ask to undo" asks once, though what comes of it has to be asked for, too: ${where}`, async () => {
    await becomes({ undo: undo("asking") });
    show(desk, part, { desk });
    now += 1_000;
    click("[data-undo]");
    expect(orders).toHaveLength(1);
    // Bots have agreed at once; or somebody is asked.
    for (const after of [{ question: 6 }, { requests: [{ request: 4, by: 2, deeds: [], waiting: [0] }] }]) {
      await becomes(after);
      now += 150;
      click("[data-undo]", 2);
      expect(orders).toHaveLength(1);
    }
    now += 600;
    click("[data-undo]");
    expect(orders).toHaveLength(2);
  });

  test(`Enter that is held does one thing: ${where}`, async () => {
    await becomes({ undo: { ...undo("free"), redo: false } });
    show(desk, part, { desk });
    now += 1_000;
    // In words, what gives something up is said twice.
    const [quiet, given] = where === "drawn" ? ['[data-thing="verb-decline"]', 1] : [".offers .btn-quiet", 0];
    for (const [selector, comes] of [
      ["[data-undo]", 1],
      [quiet, given],
    ] as const) {
      orders = [];
      for (let times = 0; times < 20; times += 1) {
        enter(selector, times > 0);
        await vi.waitFor(() => expect(desk.busy).toBe(false));
        now += 500;
      }
      expect(orders, selector).toHaveLength(comes);
    }
  });

  test(`what is free is taken back as quickly as one clicks: ${where}`, async () => {
    await becomes({ undo: undo("free") });
    show(desk, part, { desk });
    now += 1_000;
    for (const question of [6, 5, 4]) {
      click("[data-undo]");
      await becomes({ question });
      now += 50;
    }
    expect(orders).toHaveLength(3);
  });
}

test("the second half of a double click on the board does not answer the next question, too", async () => {
  show(desk, TableView, { desk });
  now += 1_000;
  const thing = '.board [data-thing="supply/red"]';
  click(thing);
  expect(orders).toHaveLength(1);
  await becomes({ question: 8 });
  now += 120;
  click(thing, 2);
  expect(orders).toHaveLength(1);
  // Another click, however quick, is another click.
  click(thing, 1);
  expect(orders).toHaveLength(2);
});

test("a click on the board is not heard by what has come between", async () => {
  show(desk, TableView, { desk });
  now += 1_000;
  await becomes({ requests: [{ request: 4, by: 0, deeds: [], waiting: [2] }] });
  now += 100;
  click('[data-consent="agree"]');
  click('.board [data-thing="supply/red"]');
  expect(orders).toEqual([]);
  now += 300;
  click('[data-consent="agree"]');
  expect(orders).toMatchObject([{ do: "consent", yes: true }]);
});

test("whoever is asked to let somebody take back is not taken by surprise, and hears no group of arrows", () => {
  show(desk, UndoRequests, { requests: [{ request: 4, by: 0, deeds: [], waiting: [2] }] });
  now += 100;
  click('[data-consent="decline"]');
  expect(orders).toEqual([]);
  click('[data-consent="decline"]', 0);
  expect(orders).toHaveLength(1);
  expect(document.querySelectorAll(".request [data-thing]")).toHaveLength(0);
});

test("a list of choices that has become another one is deaf for a moment", async () => {
  show(desk, ChoiceList, {});
  now += 1_000;
  await becomes({ question: 8 });
  now += 400;
  click('[data-thing="menu-0"]');
  expect(orders).toEqual([]);
  now += 200;
  click('[data-thing="menu-0"]');
  expect(orders).toHaveLength(1);
});

test("a choice in words that has become another one is deaf for a moment", async () => {
  show(desk, TextTable, { desk });
  now += 1_000;
  await becomes({ question: 8 });
  now += 200;
  click("#choice-1");
  expect(orders).toEqual([]);
  now += 400;
  click("#choice-1");
  expect(orders).toHaveLength(1);
});

test("what confirms takes the focus with it to the decision", async () => {
  show(desk, TableView, { desk });
  now += 1_000;
  desk.propose(desk.choices[0] ?? expect.fail("something can be done"));
  flushSync();
  const confirm = document.querySelector<HTMLButtonElement>('[data-thing="choice-0"]');
  confirm?.focus();
  click('[data-thing="choice-0"]', 0);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("prompt"));
});
