import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { myself } from "../src/lib/me.svelte";
import { Desk } from "../src/table/desk.svelte";
import VerbButton from "../src/table/VerbButton.svelte";
import { show } from "./parted";

let button: HTMLButtonElement;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  const desk = new Desk("specimen", () => Promise.resolve({ done: true }));
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
  expect(said()).toEqual([null, null]);
  myself.keys = {};
});
