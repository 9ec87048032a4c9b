import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../src/generated/Me";
import { myself } from "../src/lib/me.svelte";

let kept: Me["settings"];
let name: string;
let answers: (() => void)[];

/** A server that answers when it is told to. */
beforeEach(() => {
  [kept, name, answers] = [{}, "Guest", []];
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    if (init?.method === "PATCH") {
      const change = JSON.parse(init.body as string) as Partial<Me>;
      kept = change.settings ?? kept;
      name = change.name ?? name;
    }
    const now = JSON.stringify({ id: "1", name, settings: kept, hooks: [] });
    return new Promise<Response>((resolve) => answers.push(() => resolve(new Response(now))));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function settle(): Promise<void> {
  for (let idle = 0; idle < 5; idle += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    if (answers.length > 0) idle = 0;
    for (const answer of answers.splice(0)) answer();
  }
}

test("two wishes in one breath are both kept", async () => {
  myself.wish({ soundTurn: false });
  myself.wish({ soundEvent: false });
  await settle();
  expect(kept).toEqual({ soundTurn: false, soundEvent: false });
});

test("a wish keeps what another tab has changed since", async () => {
  void myself.meet();
  await settle();
  kept = { hook: { url: "https://example.org/hook" }, pace: 2 };
  myself.wish({ scale: 125 });
  await settle();
  expect(kept).toEqual({ hook: { url: "https://example.org/hook" }, pace: 2, scale: 125 });
});

test("whoever wishes before the server has said who they are loses nothing of what is kept", async () => {
  kept = { pace: 0.5, theme: "night" };
  void myself.meet();
  myself.wish({ theme: "day" });
  await settle();
  expect(kept).toMatchObject({ pace: 0.5, theme: "day" });
  expect([myself.theme, myself.pace]).toEqual(["day", 0.5]);
});

test("whoever says their name before the server has said who they are is called by it", async () => {
  void myself.meet();
  const renamed = myself.rename("Vera");
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toHaveLength(1);
  await settle();
  await renamed;
  expect([name, myself.name]).toEqual(["Vera", "Vera"]);
});
