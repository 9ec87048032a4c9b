import { beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { TableInfo } from "../src/generated/TableInfo";
import type { Position } from "../src/lib/socket";
import { Desk } from "../src/table/desk.svelte";
import TextTable from "../src/text/TextTable.svelte";
import { show } from "./parted";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
});

/** Nobody's turn, as far as anybody may know. */
function shown(table: Partial<TableInfo>, closes: number | null = null): Position {
  const play = specimen.play;
  if (!play) throw new Error("the specimen is played");
  const scene = { ...play.scene, prompt: { ...play.scene.prompt, mine: false } };
  return { ...specimen, table: { ...specimen.table, ...table }, play: { ...play, closes, scene } };
}
function read(position: Position): { readonly text: string; readonly handed: readonly number[] } {
  const desk = new Desk("specimen", () => Promise.resolve({ done: true }));
  desk.hear(position);
  const handed: number[] = [];
  show(desk, TextTable, { desk, handOver: ({ n }: { n: number }) => handed.push(n) });
  document.querySelector<HTMLButtonElement>(".hand-over-line button")?.click();
  return { text: document.body.textContent ?? "", handed };
}

test("whoever plays at this device, too, can take it where nobody may know who is asked", () => {
  const seats = specimen.table.seats.map((seat, at) => ({
    ...seat,
    beside: at === 2 ? 0 : at === 1 ? 1 : null,
  }));
  expect(read(shown({ seats, hides: true, stage: "playing" })).handed).toEqual([1]);
});

test("the time that a question stays open, and who watches, are told in words, too", () => {
  const { text } = read(shown({ watching: 1, watchers: ["Vera"] }, Date.now() + 65_000));
  expect(text).toMatch(/1:0\d/u);
  expect(text).toMatch(/1 watching, Vera/u);
});

test("whoever is asked for a pause reads it", () => {
  const clock = specimen.table.seats.map((_, seat) => ({
    left: 60_000,
    until: null,
    wantsPause: seat === 0,
    holidays: 0,
    restsUntil: null,
  }));
  const seats = specimen.table.seats.map((seat, at) => ({
    ...seat,
    mine: at === 2,
    holder: { kind: "person" as const, name: `Vera ${at}` },
  }));
  const rule = { kind: "budget", seconds: 600, increment: 0 } as const;
  const { text } = read(
    shown({ seats, stage: "playing", clock: { rule, paused: false, seats: clock } } as Partial<TableInfo>),
  );
  expect(text).toMatch(/Vera 0 would like a pause|pause.*Vera 0/iu);
});
