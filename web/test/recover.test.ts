import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { myself } from "../src/lib/me.svelte";
import { router } from "../src/lib/router.svelte";
import Recover from "../src/pages/Recover.svelte";
import type { NewTable } from "../src/generated/NewTable";

const me = { id: "1", name: "Ana", settings: {}, hooks: [] };

/** Whether the server can be reached, has too much to do, and says who somebody is. */
let reachable: boolean;
let busy: boolean;
let knows: boolean;
let asked: string[];

/** A server that knows one link. */
function serve(url: string, init?: RequestInit): Promise<Response> {
  if (!reachable) return Promise.reject(new TypeError("no route"));
  if (!url.startsWith("/api/recover")) {
    if (!knows) return Promise.resolve(new Response("", { status: 502, statusText: "Bad Gateway" }));
    return Promise.resolve(new Response(JSON.stringify(me)));
  }
  const { secret } = JSON.parse(init?.body as string) as { secret: string };
  if (busy) {
    const problem = { code: "tooMany", text: "Too much at once." };
    return Promise.resolve(new Response(JSON.stringify(problem), { status: 429 }));
  }
  asked.push(secret);
  if (secret === "good") return Promise.resolve(new Response(JSON.stringify(me)));
  const problem = { code: "recovery", text: "This link is no longer good." };
  return Promise.resolve(new Response(JSON.stringify(problem), { status: 404 }));
}
let leave: () => void;
beforeEach(() => {
  [reachable, busy, knows, asked] = [true, false, true, []];
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function follow(secret: string): void {
  vi.stubGlobal("fetch", serve);
  vi.stubGlobal("scrollTo", () => undefined);
  router.go(`/recover#${secret}`);
  const page = mount(Recover, { target: document.body });
  flushSync();
  leave = () => void unmount(page);
}
const reads = (text: RegExp): Promise<void> =>
  vi.waitFor(() => expect(document.body.textContent).toMatch(text));
const again = (): HTMLButtonElement | null => document.querySelector("button.btn-main");

test("after a link that is no longer good one plays on as before", async () => {
  follow("bad");
  await reads(/no longer good/u);
  await vi.waitFor(() => expect(myself.name).toBe("Ana"));
  expect(location.href).not.toContain("bad");
  expect(router.hash).toBe("");
  expect(again(), "it would be refused again").toBeNull();
  // Whoever opens a table waits until the server has said who they are.
  expect(await api.open({} as NewTable, "en")).toEqual(me);
});

test("a good link leads to the front page, and no way back leads to its secret", async () => {
  const before = history.length;
  follow("good");
  // At once, while the server has not answered yet.
  expect(location.hash).toBe("");
  await vi.waitFor(() => expect(router.path).toBe("/"));
  expect(location.hash).toBe("");
  expect(history.length).toBe(before + 1);
});

test("a link is not lost when the server cannot be reached: it is tried again", async () => {
  reachable = false;
  follow("good");
  await reads(/cannot be reached/u);
  expect(location.href).not.toContain("good");
  reachable = true;
  again()?.click();
  await vi.waitFor(() => expect(router.path).toBe("/"));
  expect(asked).toEqual(["good"]);
});

test("nor when it has too much to do; and the button stays where the focus is while it is tried again", async () => {
  busy = true;
  follow("good");
  await reads(/Too much at once/u);
  const button = again() ?? expect.fail("it may be tried again");
  button.focus();
  button.click();
  flushSync();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(document.querySelector("[role=status]")?.textContent).not.toMatch(/Too much/u);
  await reads(/Too much at once/u);
  expect(document.activeElement).toBe(button);
  busy = false;
  button.click();
  await vi.waitFor(() => expect(router.path).toBe("/"));
  expect(asked).toEqual(["good"]);
});

test("whoever has come in, but is not told who they are, only asks for that again", async () => {
  knows = false;
  follow("good");
  await reads(/cannot be reached/u);
  expect(router.path).toBe("/recover");
  knows = true;
  again()?.click();
  await vi.waitFor(() => expect(router.path).toBe("/"));
  expect(asked).toEqual(["good"]);
});

test("a second link in the same tab is followed, too, and leaves the address", async () => {
  follow("bad");
  await reads(/no longer good/u);
  location.hash = "#good";
  dispatchEvent(new HashChangeEvent("hashchange"));
  await vi.waitFor(() => expect(router.path).toBe("/"));
  expect(asked).toEqual(["bad", "good"]);
  expect(location.hash).toBe("");
});
