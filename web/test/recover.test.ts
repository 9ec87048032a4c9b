import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { myself } from "../src/lib/me.svelte";
import { router } from "../src/lib/router.svelte";
import Recover from "../src/pages/Recover.svelte";
import type { NewTable } from "../src/generated/NewTable";

const me = { id: "1", name: "Ana", settings: {}, hooks: [] };

/** A server that knows one link. */
function serve(url: string, init?: RequestInit): Promise<Response> {
  if (!url.startsWith("/api/recover")) return Promise.resolve(new Response(JSON.stringify(me)));
  const { secret } = JSON.parse(init?.body as string) as { secret: string };
  if (secret === "good") return Promise.resolve(new Response(JSON.stringify(me)));
  const problem = { code: "recovery", text: "This link is no longer good." };
  return Promise.resolve(new Response(JSON.stringify(problem), { status: 404 }));
}
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function follow(secret: string): () => void {
  vi.stubGlobal("fetch", serve);
  history.pushState(null, "", `/recover#${secret}`);
  const page = mount(Recover, { target: document.body });
  flushSync();
  return () => void unmount(page);
}

test("after a link that is no longer good one plays on as before", async () => {
  const leave = follow("bad");
  await vi.waitFor(() => expect(document.body.textContent).toContain("no longer good"));
  await vi.waitFor(() => expect(myself.name).toBe("Ana"));
  expect(location.href).not.toContain("bad");
  expect(router.hash).toBe("");
  // Whoever opens a table waits until the server has said who they are.
  expect(await api.open({} as NewTable, "en")).toEqual(me);
  leave();
});

test("a good link leads to the front page, and no way back leads to its secret", async () => {
  const before = history.length;
  const leave = follow("good");
  // At once, while the server has not answered yet.
  expect(location.hash).toBe("");
  await vi.waitFor(() => expect(router.path).toBe("/"));
  expect(location.hash).toBe("");
  expect(history.length).toBe(before + 1);
  leave();
});
