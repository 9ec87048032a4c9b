import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { dragging } from "../src/lib/drag";
import type { Order } from "../src/lib/socket";
import { Desk } from "../src/table/desk.svelte";

let desk: Desk;
let orders: Order[];
let table: HTMLElement;
let ends: () => void;
const things = new Map<string, HTMLElement>();

/** Things in a row: a press at `x` hits the thing of that name. */
beforeEach(() => {
  orders = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  desk = new Desk("specimen", (order) => {
    orders.push(order);
    return Promise.resolve({ done: true });
  });
  desk.hear(specimen);
  table = document.createElement("div");
  document.body.replaceChildren(table);
  for (const id of ["mars/settler/0", "dock/different", "dock/same", "reputation/6"]) {
    const thing = document.createElement("button");
    thing.dataset["thing"] = id;
    table.append(thing);
    things.set(id, thing);
  }
  ends = dragging({
    lift: (id) => desk.lift(id),
    put: (id, onto) => desk.put(id, onto),
    drop: () => desk.drop(),
  })(table);
});
afterEach(() => ends());

function pointer(kind: string, id: string | null, x: number, buttons = 1): void {
  const at = id === null ? table : things.get(id);
  document.elementsFromPoint = () => (at ? [at] : []);
  const event = new PointerEvent(kind, { bubbles: true, clientX: x, buttons, pointerType: "mouse" });
  at?.dispatchEvent(event);
}
function takeUp(): void {
  pointer("pointerdown", "mars/settler/0", 0);
  pointer("pointermove", "mars/settler/0", 50);
}

test("what is put down where it can go is moved there", () => {
  takeUp();
  pointer("pointerup", "dock/different", 90, 0);
  expect(orders).toHaveLength(1);
});

test("what is put down on something else does nothing else, and is let go", () => {
  takeUp();
  pointer("pointerup", "reputation/6", 90, 0);
  expect(orders).toEqual([]);
  expect(desk.armed).toBeNull();
  expect(desk.picks.ids).toEqual([]);
});

test("what refuses it says why", () => {
  takeUp();
  pointer("pointerup", "dock/same", 90, 0);
  expect(desk.asked?.reasons[0]?.clause).toBe("GAN-7.1");
});

test("let go in mid-air, or asked something else, it is put down nowhere", () => {
  takeUp();
  desk.cancel();
  pointer("pointerup", "reputation/6", 90, 0);
  expect(orders).toEqual([]);
  expect(desk.picks.ids).toEqual([]);
});

test("a press that travels is no click, even on one thing; a key still is", () => {
  const clicked = vi.fn();
  things.get("reputation/6")?.addEventListener("click", clicked);
  const click = (detail: number): void =>
    void things.get("reputation/6")?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  const press = (to: number): void => {
    pointer("pointerdown", "reputation/6", 0);
    pointer("pointermove", "reputation/6", to);
    pointer("pointerup", "reputation/6", to, 0);
  };
  press(20);
  click(1);
  expect(clicked).not.toHaveBeenCalled();
  press(20);
  click(0);
  expect(clicked).toHaveBeenCalledTimes(1);
  press(5);
  click(1);
  expect(clicked).toHaveBeenCalledTimes(2);
});

test("a press that the browser took away, or that ended unseen, takes nothing up", () => {
  pointer("pointerdown", "mars/settler/0", 0);
  pointer("pointercancel", "mars/settler/0", 4, 0);
  pointer("pointermove", "dock/different", 80, 0);
  pointer("pointerup", "dock/different", 80, 0);
  pointer("pointerdown", "mars/settler/0", 0);
  pointer("pointermove", "dock/different", 80, 0);
  expect(desk.picks.ids).toEqual([]);
  takeUp();
  pointer("pointermove", "dock/different", 90, 0);
  expect(desk.picks.ids).toEqual([]);
  expect(table.classList.contains("is-dragging")).toBe(false);
  expect(orders).toEqual([]);
});
