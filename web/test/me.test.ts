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

test("how turns end, how often I am told again, and whether single keys play are kept and known again", async () => {
  myself.wish({ endOfTurn: "never", remind: 15, singleKeys: false });
  await settle();
  expect(kept).toMatchObject({ endOfTurn: "never", remind: 15, singleKeys: false });
  [myself.endOfTurn, myself.remind, myself.singleKeys] = ["options", 0, true];
  void myself.meet();
  await settle();
  expect([myself.endOfTurn, myself.remind, myself.singleKeys]).toEqual(["never", 15, false]);
});

test("what is kept in another way than this client knows counts as usual", async () => {
  const { myself: another } = await import("../src/lib/me.svelte?anew" as "../src/lib/me.svelte");
  kept = { endOfTurn: "sometimes", remind: 3, singleKeys: "no" };
  void another.meet();
  await settle();
  expect([another.endOfTurn, another.remind, another.singleKeys]).toEqual(["options", 0, true]);
});
