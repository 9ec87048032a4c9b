import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { Desk } from "../src/table/desk.svelte";
import Lent from "../src/table/Lent.svelte";
import Past from "../src/table/Past.svelte";
import { keepFocus } from "../src/table/sight";
import { show } from "./parted";

let desk: Desk;
let prompt: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  localStorage.clear();
  desk = new Desk("specimen", () => Promise.resolve({ done: true }));
  desk.hear(specimen);
  prompt = document.createElement("p");
  [prompt.id, prompt.tabIndex] = ["prompt", -1];
});

/** The focus is there, and goes to the decision when what had it goes. */
async function leadsToPrompt(button: string, deed: (button: HTMLButtonElement) => void): Promise<void> {
  const found = document.querySelector<HTMLButtonElement>(button) ?? expect.fail(`there is no ${button}`);
  document.body.append(prompt);
  found.focus();
  deed(found);
  flushSync();
  await vi.waitFor(() => expect(document.activeElement).toBe(prompt));
}

test("a button that is moved about among its like keeps the focus that a browser takes from it then", async () => {
  const button = document.createElement("button");
  button.dataset["thing"] = "verb-move";
  document.body.append(button, prompt);
  button.focus();
  const kept = keepFocus();
  button.blur();
  await kept;
  expect(document.activeElement).toBe(button);
});

test("from the past back to now", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ n: 0, newest: 9, play: specimen.play }))),
  );
  show(desk, Past, {});
  await desk.journey.visit({ n: 0, eyes: "mine" }, "en");
  flushSync();
  await leadsToPrompt(".to-now", () => void desk.journey.visit(null, "en"));
});

test("from a moment that cannot be shown", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no route")));
  show(desk, Past, {});
  await desk.journey.visit({ n: 3, eyes: "mine" }, "en");
  flushSync();
  await leadsToPrompt(".to-now", () => void desk.journey.visit(null, "en"));
});

test("from what has happened since the last visit", async () => {
  localStorage.setItem("orrery-seen", JSON.stringify([[specimen.table.id, 0]]));
  show(desk, Past, {});
  await leadsToPrompt(".is-since .iconbtn", (button) => button.click());
});

test("from the seat that a bot has kept", async () => {
  const seats = specimen.table.seats.map((seat, at) =>
    at === 2 ? { ...seat, mine: true, lent: true } : seat,
  );
  desk.hear({ ...specimen, seq: 8, table: { ...specimen.table, seats } });
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(8));
  show(desk, Lent, {});
  await leadsToPrompt(".is-lent button", () => desk.hear({ ...specimen, seq: 9 }));
});
