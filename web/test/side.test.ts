import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { router } from "../src/lib/router.svelte";
import ChatView from "../src/table/ChatView.svelte";
import { Desk } from "../src/table/desk.svelte";
import LogView from "../src/table/LogView.svelte";
import { show } from "./parted";

let desk: Desk;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  router.instead("/t/1");
  desk = new Desk("specimen", () => Promise.resolve({ done: true }));
  desk.hear(specimen);
});

test("the address of a line leads there once, and neither later lines nor a search lead back", async () => {
  const leads = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const n = specimen.log.at(-1)?.n ?? 0;
  router.instead(`/t/1#log-${n}`);
  show(desk, LogView, { open: true, close: () => undefined });
  await vi.waitFor(() => expect(leads).toHaveBeenCalledTimes(1));
  const later = { n: n + 1, at: 0, struck: false, lines: [] };
  desk.hear({ ...specimen, seq: 2, log: [...specimen.log, later] });
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(2));
  flushSync();
  document.querySelector<HTMLButtonElement>(".log-sift")?.click();
  flushSync();
  const search = document.querySelector('input[type="text"]') as HTMLInputElement;
  search.value = "nothing says this";
  search.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(search.value).toBe("nothing says this");
  expect(document.querySelector(`#log-${n}`)).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(leads).toHaveBeenCalledTimes(1);
});

test("what is sent twice in a hurry is said once, and what could not be said is not lost", async () => {
  const sent: string[] = [];
  let lost = false;
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    sent.push((JSON.parse(init.body as string) as { text: string }).text);
    return lost ? Promise.reject(new Error("offline")) : Promise.resolve(new Response(null, { status: 204 }));
  });
  show(desk, ChatView, {});
  const field = document.querySelector("input") as HTMLInputElement;
  const say = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    for (let hurry = 0; hurry < 2; hurry += 1) {
      document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
      flushSync();
    }
  };
  say("hello");
  expect(sent).toEqual(["hello"]);
  lost = true;
  say("still there?");
  await vi.waitFor(() => expect(field.value).toBe("still there?"));
});
