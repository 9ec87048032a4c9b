import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { Desk } from "../src/table/desk.svelte";
import TableView from "../src/table/TableView.svelte";
import { show } from "./parted";

let desk: Desk;
let leave: () => Promise<void>;
let spot: number;

beforeEach(() => {
  spot = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("scrollBy", () => undefined);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
  desk = new Desk("specimen", () => Promise.resolve({ done: true }));
  desk.hear(specimen);
  leave = show(desk, TableView, { desk });
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

const glance = (): HTMLElement | null => document.querySelector("#glance");
function thing(id: string): Element {
  return document.querySelector(`.table [data-id="${id}"]`) ?? expect.fail(`there is no ${id}`);
}
function pointer(kind: string, on: Element, pointerType = "mouse"): void {
  const at = { clientX: spot, clientY: 0, pointerType, isPrimary: true, bubbles: true, cancelable: true };
  on.dispatchEvent(new PointerEvent(kind, at));
  flushSync();
}
function moveTo(on: Element): void {
  spot += 1;
  pointer("pointermove", on);
}
function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}
const refusal = specimen.play?.scene.refused.find(({ path }) => path.includes("dock/same"));

test("a pointer that stays is told why not; one that passes is told nothing", () => {
  moveTo(thing("dock/same"));
  pass(300);
  expect(glance()).toBeNull();
  moveTo(document.body.querySelector(".bar") ?? document.body);
  pass(600);
  expect(glance()).toBeNull();
  moveTo(thing("dock/same"));
  pass(401);
  expect(glance()?.textContent).toContain(desk.say(refusal?.reason ?? []));
  expect(glance()?.textContent).toContain(refusal?.clause);
});

test("it stays while the pointer crosses over to it, and goes when that leaves", () => {
  moveTo(thing("dock/same"));
  pass(401);
  moveTo(document.querySelector(".bar") ?? document.body);
  pass(150);
  moveTo(glance() ?? expect.fail("it is still there"));
  pass(5_000);
  expect(glance()).not.toBeNull();
  moveTo(document.querySelector(".bar") ?? document.body);
  pass(300);
  expect(glance()).toBeNull();
});

test("Esc hides it, and lets go of nothing else", () => {
  desk.touchThing("mars/settler/0");
  moveTo(thing("dock/same"));
  pass(401);
  const escape = (): boolean =>
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
    );
  escape();
  flushSync();
  expect(glance()).toBeNull();
  expect(desk.picks.ids).toHaveLength(1);
  escape();
  expect(desk.picks.ids).toHaveLength(0);
});

test("who asks by a click is answered once, and not asked to look at the same again", () => {
  const dock = thing("dock/same");
  moveTo(dock);
  pointer("pointerdown", dock);
  desk.touchThing("dock/same");
  pass(2_000);
  expect(glance()).toBeNull();
});

test("the page that moves beneath a pointer at rest asks nothing", () => {
  moveTo(thing("supply/red"));
  pass(1_000);
  pointer("pointermove", thing("dock/same"));
  pass(1_000);
  expect(glance()).toBeNull();
});

test("a thing at rest says what it is", () => {
  const rest = [...document.querySelectorAll(".table .card[data-id]")].find(
    (card) => desk.standing(card.getAttribute("data-id") ?? "") === "rest",
  );
  moveTo(rest ?? expect.fail("some card is at rest"));
  pass(401);
  expect(glance()?.querySelector("h3")?.textContent).toMatch(/\S/u);
  expect(glance()?.textContent).not.toContain("Why not");
});

test("a finger that stays asks the same, and taps nothing", () => {
  const dock = thing("dock/same");
  pointer("pointerdown", dock, "touch");
  pass(351);
  expect(glance()?.textContent).toContain(desk.say(refusal?.reason ?? []));
  pointer("pointerup", dock, "touch");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  expect(dock.dispatchEvent(click)).toBe(false);
  expect(desk.asked).toBeNull();
  expect(glance()).not.toBeNull();
});

test("a slow tap is a tap, where there is nothing to tell", () => {
  const things = [...document.querySelectorAll(".table g.thing[data-id]")];
  const place =
    things.find((one) => desk.standing(one.getAttribute("data-id") ?? "") === "legal") ??
    expect.fail("something can be clicked");
  pointer("pointerdown", place, "touch");
  pass(600);
  expect(glance()).toBeNull();
  pointer("pointerup", place, "touch");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  expect(place.dispatchEvent(click)).toBe(true);
  flushSync();
  expect(desk.standing(place.getAttribute("data-id") ?? "")).not.toBe("legal");
});

test("a finger that moves the page asks nothing", () => {
  const dock = thing("dock/same");
  pointer("pointerdown", dock, "touch");
  spot += 20;
  pointer("pointermove", dock, "touch");
  pass(600);
  expect(glance()).toBeNull();
});

test("the focus that keys bring is told at once, and heard with the thing", () => {
  desk.handledBy("keyboard");
  const hit = thing("dock/same").querySelector("button") ?? expect.fail("it can be asked");
  hit.focus();
  flushSync();
  expect(glance()?.textContent).toContain(desk.say(refusal?.reason ?? []));
  expect(hit.getAttribute("aria-describedby")).toBe("glance");
  hit.blur();
  flushSync();
  expect(glance()).toBeNull();
});

test("a verb that cannot be done says so in the same way", async () => {
  const { play } = specimen;
  if (!play) throw new Error("the specimen is being played");
  const reason = [{ text: "nothing is left to draw" }];
  const refused = [{ verb: "draw", path: [], label: [], reason, clause: "GAN-1.1" }];
  const choices = play.scene.choices.filter(({ verb }) => verb !== "draw");
  desk.hear({ ...specimen, seq: 7, play: { ...play, scene: { ...play.scene, choices, refused } } });
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(7));
  flushSync();
  desk.handledBy("keyboard");
  const verb = document.querySelector<HTMLElement>('[data-verb="draw"]');
  verb?.focus();
  flushSync();
  expect(glance()?.textContent).toContain("nothing is left to draw");
  expect(verb?.getAttribute("aria-describedby")).toBe("glance");
});

test("what a click would do hangs from the prompt, and is heard with the thing", () => {
  desk.handledBy("keyboard");
  const hit = document.querySelector<HTMLElement>('.board [data-thing="supply/red"]');
  hit?.focus();
  flushSync();
  const choice = desk.choices.find(({ path }) => path.join() === "supply/red");
  expect(document.querySelector("#would")?.textContent).toContain(desk.say(choice?.preview ?? []));
  expect(hit?.getAttribute("aria-describedby")).toBe("would");
  desk.handledBy("touch");
  flushSync();
  expect(document.querySelector("#would")).toBeNull();
});
