/** Bots at a table: how well they play, and that they think. */
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Mat } from "../src/generated/Mat";
import type { TableInfo } from "../src/generated/TableInfo";
import type { UndoRule } from "../src/generated/UndoRule";
import { specimen, specimenGame } from "../src/dev/specimen";
import { shelf } from "../src/lib/shelf.svelte";
import type { Answer, Order } from "../src/lib/socket";
import { Desk } from "../src/table/desk.svelte";
import { tended } from "../src/table/holders";
import MatView from "../src/table/MatView.svelte";
import SeatButton from "../src/table/SeatButton.svelte";
import SeatDialog from "../src/table/SeatDialog.svelte";
import BotLine from "../src/text/BotLine.svelte";
import TableFacts from "../src/parts/TableFacts.svelte";
import { show } from "./parted";

const { table } = specimen;
/** In the specimen a bot sits here, between two people. */
const BOT = 1;
let orders: Order[];
let answer: Answer;

function at(changes: Partial<TableInfo>): Desk {
  const desk = new Desk("specimen", (order) => {
    orders.push(order);
    return Promise.resolve(answer);
  });
  desk.hear({ ...specimen, table: { ...table, ...changes } });
  return desk;
}

function choose(bot: string): void {
  const select = document.querySelector("select") as HTMLSelectElement;
  select.value = bot;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}
const press = (): void => (document.querySelector(".btn-main") as HTMLButtonElement).click();
const said = (): string => document.body.textContent;

beforeEach(() => {
  [orders, answer] = [[], { done: true }];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  HTMLDialogElement.prototype.showModal = () => undefined;
  shelf.games = [{ ...specimenGame, slug: "specimen", bot_seconds: 3 }];
});

describe("how well a bot plays", () => {
  test("is for those to change who play, but not in a serious game", () => {
    expect(tended(table)).toEqual([0, BOT, 2]);
    expect(tended({ ...table, serious: true })).toEqual([0, 2]);
    expect(tended({ ...table, stage: "over" })).toEqual([]);
    const spectated = table.seats.map((seat) => ({ ...seat, mine: false }));
    expect(tended({ ...table, seats: spectated })).toEqual([]);
  });
  test("is told apart from clocks and absences", () => {
    const desk = at({});
    const label = (): string | null | undefined =>
      document.querySelector("button")?.getAttribute("aria-label");
    show(desk, SeatButton, { seat: BOT });
    expect(label()).toMatch(/how well this bot plays$/u);
    show(desk, SeatButton, { seat: 0 });
    expect(label()).toMatch(/clock and absence$/u);
  });
  test("is chosen among what the lobby offers", async () => {
    const close = vi.fn();
    show(at({}), SeatDialog, { seat: BOT, close });
    expect(said()).toContain("Plays now: keen");
    const [select, button] = [
      document.querySelector("select"),
      document.querySelector<HTMLButtonElement>(".btn-main"),
    ];
    expect([select?.value, button?.disabled]).toEqual(["greedy", true]);
    choose("level:5");
    press();
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
    expect(orders).toEqual([{ do: "otherLevel", seat: 2, of: BOT, bot: "level:5" }]);
  });
  test("says why it stays as it is", async () => {
    answer = { done: false, reason: [{ text: "Bots play on as they began." }], clause: null };
    show(at({}), SeatDialog, { seat: BOT, close: vi.fn() });
    choose("random");
    press();
    await vi.waitFor(() =>
      expect(document.querySelector("[role=alert]")?.textContent).toContain("as they began"),
    );
  });
  test("is shown as it is where the lobby does not offer it", () => {
    const seats = table.seats.map((seat, n) =>
      n === BOT ? { ...seat, holder: { kind: "bot" as const, bot: "mcts:500" } } : seat,
    );
    show(at({ seats }), SeatDialog, { seat: BOT, close: vi.fn() });
    expect(document.querySelector("select")?.value).toBe("mcts:500");
  });
  test("is nothing where a bot only sits in for somebody", () => {
    const seats = table.seats.map((seat, n) => (n === BOT ? { ...seat, lent: true } : seat));
    show(at({ seats }), SeatDialog, { seat: BOT, close: vi.fn() });
    expect(document.querySelector("select")).toBeNull();
  });
});

describe("that a bot thinks", () => {
  const mat = specimen.play?.scene.mats[BOT] as Mat;
  const line = (): string | undefined => document.querySelector(".say-line:not(.is-room)")?.textContent;
  const room = (): string | undefined => document.querySelector(".say-line.is-room")?.textContent;

  test("is said with how long it may take, in room that is kept for it", () => {
    show(at({ thinking: [] }), MatView, { mat });
    expect(line()).not.toContain("thinks");
    expect(room()).toContain("thinks, 3 seconds at most");
    show(at({ thinking: [BOT] }), MatView, { mat });
    expect(line()).toContain("thinks, 3 seconds at most");
    expect(room()).toBeUndefined();
  });
  test("is said in words, too", () => {
    show(at({ thinking: [BOT] }), BotLine, { seat: BOT });
    expect(said()).toContain("thinks, 3 seconds at most");
    show(at({ thinking: [0] }), BotLine, { seat: BOT });
    expect(said()).not.toContain("thinks");
  });
  test("and had too little time for its level, is told until it has had enough", () => {
    show(at({ hurried: [BOT] }), MatView, { mat });
    const told = document.querySelector("[data-hurried]");
    expect(told?.textContent).toContain("keen, short of time");
    expect(told?.getAttribute("title")).toContain("below its strength");
    show(at({ hurried: [BOT] }), BotLine, { seat: BOT });
    expect(said()).toContain("below its strength");
    show(at({ hurried: [] }), MatView, { mat });
    expect(document.querySelector("[data-hurried]")).toBeNull();
  });
});

test("what may be taken back is told where it is not the usual", () => {
  const agreed = (undo: UndoRule): void => void show(at({}), TableFacts, { table: { ...table, undo } });
  agreed("consent");
  expect(said().trim()).toBe("");
  agreed("free");
  expect(said()).toContain("nobody is asked");
  agreed("off");
  expect(said()).toContain("stays played");
});
