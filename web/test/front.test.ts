import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { shelf } from "../src/lib/shelf.svelte";
import { tongue } from "../src/lib/words.svelte";
import Front from "../src/pages/Front.svelte";

/** What is asked, and how to answer it: in whatever order. */
let asked: { readonly url: string; readonly answer: (body: unknown) => void }[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("fetch", (url: string) => {
    return new Promise<Response>((resolve) => {
      asked.push({ url, answer: (body) => resolve(new Response(JSON.stringify(body))) });
    });
  });
});
afterEach(() => {
  tongue.lang = "en";
  document.body.replaceChildren();
});

const answer = (start: string, body: unknown): void =>
  asked.find(({ url }) => url.startsWith(start))?.answer(body);

test("an answer in a language that was left meanwhile comes too late", async () => {
  const game = { slug: "x", title: "The English title" };
  const first = shelf.read();
  tongue.lang = "es";
  const second = shelf.read();
  answer("/api/games?lang=es", [{ ...game, title: "El título" }]);
  answer("/api/games?lang=en", [game]);
  await Promise.all([first, second]);
  expect(shelf.games.map(({ title }) => title)).toEqual(["El título"]);
  shelf.games = [];
});

test("whoever comes back to the front page sees which tables wait by then", async () => {
  const page = mount(Front, { target: document.body });
  flushSync();
  answer("/api/tables", []);
  await vi.waitFor(() => expect(document.querySelector(".waiting")).toBeNull());
  asked = [];
  document.dispatchEvent(new Event("visibilitychange"));
  answer("/api/tables", [{ ...specimen.table, stage: "frozen", waiting: [], prompt: [] }]);
  await vi.waitFor(() => expect(document.querySelector(".wait-say")).not.toBeNull());
  // Never a bare "Waiting for".
  expect(document.querySelector(".wait-say")?.textContent).toMatch(/^A fault has stopped this table/u);
  await unmount(page);
});
