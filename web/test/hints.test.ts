import { beforeEach, describe, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { Hint } from "../src/generated/Hint";
import type { Scene } from "../src/generated/Scene";
import type { Tip } from "../src/generated/Tip";
import { advised, areSeveral, same } from "../src/lib/hints";
import type { Position } from "../src/lib/socket";
import { tongue } from "../src/lib/words.svelte";
import { Desk } from "../src/table/desk.svelte";
import { hintLines, noHint } from "../src/table/telling";
import { Reader } from "../src/text/reader.svelte";
import { choice } from "./choices";

const tip = (action: unknown, chance = 0.5, why = "because"): Tip => ({
  action,
  chance,
  share: 0.3,
  why: [{ text: why }],
});

describe("the same action", () => {
  test.each([
    [1, 1, true],
    ["a", "b", false],
    [null, null, true],
    [null, {}, false],
    [["move", 1, 2], ["move", 1, 2], true],
    [["move", 1, 2], ["move", 2, 1], false],
    [[], {}, false],
    [{ a: 1, b: [2, { c: null }] }, { b: [2, { c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ Fly: { die: 3 } }, { Fly: { die: 4 } }, false],
  ])("%j and %j: %s", (one, other, equal) => {
    expect(same(one, other)).toBe(equal);
    expect(same(other, one)).toBe(equal);
  });
});

describe("advice", () => {
  const scene = {
    verbs: [{ id: "pass", label: [{ text: "Pass" }], icon: null, preview: [], weight: "quiet" }],
    choices: [
      choice("move: a b", { Move: [1, 2] }),
      choice("move: a c", { Move: [1, 2] }),
      { ...choice("pass:", "Pass"), label: [] },
    ],
  } as unknown as Scene;
  const hint = (...tips: Tip[]): Hint => ({ question: 1, tips });

  test("keeps its order, and takes the first of several ways", () => {
    const found = advised(hint(tip("Pass", 0.617), tip({ Move: [1, 2] }, 0.2)), scene);
    expect(found.map(({ choice: { path }, chance }) => [path, chance])).toEqual([
      [[], 62],
      [["a", "b"], 20],
    ]);
  });
  test("is called by its verb where the choice has no words", () =>
    expect(advised(hint(tip("Pass")), scene)[0]?.label).toEqual([{ text: "Pass" }]));
  test("leaves out what is not offered", () =>
    expect(advised(hint(tip({ Move: [2, 1] })), scene)).toEqual([]));
  test("there is nothing to weigh between ways to do the same", () => {
    expect(areSeveral(scene.choices)).toBe(true);
    expect(areSeveral(scene.choices.slice(0, 2))).toBe(false);
    expect(areSeveral([])).toBe(false);
  });
});

describe("hints at a table", () => {
  const good: Hint = {
    question: 7,
    tips: [tip(["recruit", "supply/red"], 0.62, "It gains at once."), tip(["decline"], 0.3, "Safe.")],
  };
  let desk: Desk;
  let asked: { readonly url: string; readonly init: RequestInit }[];
  let answer: (body: unknown, status?: number) => void;

  beforeEach(() => {
    tongue.lang = "en";
    asked = [];
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return new Promise((resolve) => {
        answer = (body, status = 200) => resolve(new Response(JSON.stringify(body), { status }));
      });
    });
    desk = new Desk("specimen", () => Promise.resolve({ done: true }));
    desk.hear(specimen);
  });

  async function told(hint: unknown, status?: number): Promise<void> {
    const done = desk.hints.ask();
    answer(hint, status);
    await done;
  }
  const later = (question: number): Position => ({
    ...specimen,
    seq: question,
    play: specimen.play && { ...specimen.play, question },
  });

  test("are asked for my seat, once at a time", async () => {
    const done = desk.hints.ask();
    void desk.hints.ask();
    expect(desk.hints.thinking).toBe(true);
    answer(good);
    await done;
    expect(asked.map(({ url, init }) => [url, init.body])).toEqual([
      ["/api/tables/specimen/hint?lang=en", '{"seat":2}'],
    ]);
    expect(desk.hints.thinking).toBe(false);
  });
  test("mark the things of the best move, then of the one that is pointed at", async () => {
    await told(good);
    expect(desk.states("supply/red")).toContain("is-hinted");
    expect(desk.states("supply/blue")).not.toContain("is-hinted");
    desk.hints.lit = desk.hints.shown?.advice[1]?.choice ?? null;
    expect(desk.states("supply/red")).not.toContain("is-hinted");
  });
  test("are taken in hand first, and done when pressed again", async () => {
    await told(good);
    const best = desk.hints.shown?.advice[0]?.choice;
    if (!best) throw new Error("a move is advised");
    desk.propose(best);
    expect(desk.armed).toBe(best);
    expect(desk.ghost("earth/4")?.symbol).toBe("s-red");
    expect(desk.states("supply/red")).toContain("is-selected");
    expect(desk.states("supply/red")).not.toContain("is-hinted");
    desk.propose(best);
    expect(desk.busy, "a double click is no confirmation").toBe(false);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1_000);
    desk.propose(best);
    expect(desk.busy).toBe(true);
    expect(desk.hints.shown).toBeNull();
  });
  test("Esc lets go of the choice in hand, then of the hint", async () => {
    await told(good);
    desk.touchThing("mars/settler/0");
    expect(desk.cancel()).toBe(true);
    expect(desk.hints.shown).not.toBeNull();
    expect(desk.cancel()).toBe(true);
    expect(desk.hints.shown).toBeNull();
    expect(desk.hints.lit).toBeNull();
    expect(desk.cancel()).toBe(false);
  });
  test("are gone with their question, and stay while only the table changes", async () => {
    await told(good);
    desk.hear({ ...specimen, seq: 2, table: { ...specimen.table, watching: 5 } });
    await vi.waitFor(() => expect(desk.shown?.seq).toBe(2));
    expect(desk.hints.shown).not.toBeNull();
    desk.hear(later(8));
    await vi.waitFor(() => expect(desk.play?.question).toBe(8));
    expect(desk.hints.shown).toBeNull();
  });
  test("about another question than the one shown are dropped", async () => {
    await told({ ...good, question: 8 });
    expect(desk.hints.shown).toBeNull();
    expect(desk.hints.thinking).toBe(false);
  });
  test("that come too late are dropped, and the search is ended", async () => {
    const done = desk.hints.ask();
    desk.hear(later(8));
    await vi.waitFor(() => expect(desk.play?.question).toBe(8));
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    expect(desk.hints.thinking).toBe(false);
    answer({ ...good, question: 8 });
    await done;
    expect(desk.hints.shown).toBeNull();
  });
  test("that are refused say why, and may be asked for again", async () => {
    await told({ code: "too-many", text: "Not so fast." }, 429);
    expect(desk.hints.shown?.problem).toBe("Not so fast.");
    expect(hintLines(desk, () => "")).toEqual(["Not so fast."]);
    desk.hints.toggle();
    answer(good);
    await vi.waitFor(() => expect(desk.hints.shown?.problem).toBe(""));
  });
  test("with no move that is offered here say so", async () => {
    await told({ question: 7, tips: [tip("nothing known")] });
    expect(desk.hints.shown?.problem).toBe("The search has nothing to advise here.");
  });
  test.each([
    ["serious games", { ...specimen, table: { ...specimen.table, serious: true } }],
    ["spectators", { ...specimen, play: specimen.play && { ...specimen.play, seat: null } }],
    ["games that are over", { ...specimen, table: { ...specimen.table, stage: "over" as const } }],
    [
      "a single choice",
      {
        ...specimen,
        play: specimen.play && {
          ...specimen.play,
          scene: { ...specimen.play.scene, choices: specimen.play.scene.choices.slice(-1) },
        },
      },
    ],
  ])("are not for %s", async (_, position) => {
    expect(desk.hints.possible).toBe(true);
    desk.hear(position);
    await desk.hints.ask();
    expect(desk.hints.possible).toBe(false);
    expect(noHint(desk)).not.toBe("");
    expect(asked).toEqual([]);
  });
  test("are told in words by the numbers of the choices", async () => {
    const reader = new Reader(desk);
    reader.command("hint");
    expect(reader.answer).toEqual(["Thinking…"]);
    answer(good);
    await vi.waitFor(() => expect(reader.answer).toHaveLength(2));
    const best = reader.offers.all.find(({ choice }) => same(choice.action, good.tips[0]?.action));
    expect(reader.answer[0]).toBe(`${best?.n}. ${best?.text}: wins about 62 of 100. It gains at once.`);
    reader.command("pista");
    expect(reader.answer).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });
});
