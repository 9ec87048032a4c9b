import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

function anotherDesk(concludes = false): Desk {
  const made = new Desk("specimen", (order) => {
    orders.push(order);
    return Promise.resolve({ done: true });
  });
  made.hear({ ...specimen, play: specimen.play && { ...specimen.play, concludes } });
  return made;
}

beforeEach(() => {
  [orders, now] = [[], 1_000];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  desk = anotherDesk();
  show(desk, ResignButton, {});
  button = document.querySelector("button") as HTMLButtonElement;
});
afterEach(() => vi.useRealTimers());

function press(): void {
  button.click();
  flushSync();
}
/** As a browser does it: what is not prevented becomes a click. */
function enter(repeat: boolean): void {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, repeat });
  if (button.dispatchEvent(event)) press();
}
const isArmed = (): boolean => button.textContent?.includes("Yes") ?? false;

test("a double click does not give the game up", () => {
  press();
  now += 200;
  press();
  expect(orders).toEqual([]);
});

test("whoever says so twice gives it up", () => {
  press();
  now += 600;
  press();
  expect(orders.map((order) => order.do)).toEqual(["resign"]);
});

test("Enter that is held does not", () => {
  enter(false);
  for (let times = 0; times < 40; times += 1) {
    now += 33;
    enter(true);
  }
  expect(orders).toEqual([]);
});

test("nor do four quick clicks: each that comes too soon begins the wait anew", () => {
  for (let times = 0; times < 4; times += 1) {
    press();
    now += 200;
  }
  expect(orders).toEqual([]);
});

describe("what was said once", () => {
  beforeEach(() => press());

  test("is told to whoever cannot see it, who may take as long over it as they need", () => {
    expect(document.querySelector("[role=status]")?.textContent).toMatch(
      /^Yes, .+ Press again to confirm\.$/u,
    );
    vi.advanceTimersByTime(120_000);
    flushSync();
    expect(isArmed()).toBe(true);
    now += 120_000;
    press();
    expect(orders).toHaveLength(1);
  });
  test("is forgotten when something else is pressed, though that takes no focus", () => {
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    flushSync();
    expect(isArmed()).toBe(false);
    expect(document.querySelector("[role=status]")?.textContent).toBe("");
  });
  test("is not lost while something else is on its way: it waits, and says so", async () => {
    button.dispatchEvent(new FocusEvent("blur"));
    void desk.deeds.undo();
    flushSync();
    expect(button.getAttribute("aria-disabled")).toBe("true");
    press();
    expect(isArmed()).toBe(false);
    await vi.waitFor(() => expect(desk.busy).toBe(false));
    flushSync();
    expect(button.hasAttribute("aria-disabled")).toBe(false);
  });
  test("is forgotten when the focus goes elsewhere", () => {
    button.dispatchEvent(new FocusEvent("blur"));
    flushSync();
    expect(isArmed()).toBe(false);
  });
  test("is taken back by Esc, which does nothing else then", () => {
    const escape = (): boolean => {
      const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
      const goesOn = button.dispatchEvent(event);
      flushSync();
      return goesOn;
    };
    expect(escape()).toBe(false);
    expect(isArmed()).toBe(false);
    expect(escape()).toBe(true);
  });
});

test("whoever is left alone may say twice that the game is won", () => {
  show(desk, LastLeft, {});
  expect(document.querySelector("[data-last-left]")).toBeNull();
  show(anotherDesk(true), LastLeft, {});
  button = document.querySelector("[data-last-left] button") as HTMLButtonElement;
  now += 600;
  press();
  expect(orders).toEqual([]);
  now += 600;
  press();
  expect(orders).toEqual([{ do: "conclude", seat: 2 }]);
});

test("a click that was meant for what stood there before says nothing of the kind", () => {
  show(anotherDesk(true), LastLeft, {});
  button = document.querySelector("[data-last-left] button") as HTMLButtonElement;
  now += 100;
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
  flushSync();
  expect(isArmed()).toBe(false);
});

test("nothing is given up, and nothing won, in the past", async () => {
  vi.useRealTimers();
  const play = { ...specimen.play, question: 0, concludes: true };
  const moment = new Response(JSON.stringify({ n: 3, newest: 9, play }));
  vi.stubGlobal("fetch", () => Promise.resolve(moment));
  const left = anotherDesk(true);
  await left.journey.visit({ n: 3, eyes: "mine" }, "en");
  for (const part of [LastLeft, ResignButton]) {
    show(left, part, {});
    expect(document.querySelector("button")).toBeNull();
  }
});

test("the focus goes to the decision when the button goes", async () => {
  vi.useRealTimers();
  const left = anotherDesk(true);
  show(left, LastLeft, {});
  const prompt = document.createElement("p");
  [prompt.id, prompt.tabIndex] = ["prompt", -1];
  document.body.append(prompt);
  document.querySelector<HTMLButtonElement>("[data-last-left] button")?.focus();
  left.hear({ ...specimen, seq: 9 });
  await vi.waitFor(() => expect(document.querySelector("[data-last-left]")).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(prompt));
});
