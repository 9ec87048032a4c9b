import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CRESTS } from "../src/lib/tone";
import { EYES, apart, contrast, over, seen, Theme } from "./palette";

const css = readFileSync("src/styles/tokens.css", "utf8");
const [night = "", day = "", byDay = ""] = css.split(
  /:root\[data-theme="day"\]|@media \(prefers-color-scheme: light\)/u,
);

const PLAYERS = CRESTS.map((_, seat) => `p${seat + 1}`);
const COMPONENTS = ["c-blue", "c-red", "c-yellow", "c-purple", "c-green", "c-white"];
const GROUNDS = ["ground", "panel", "surface", "surface-2"];
const BODIES = ["earth", "mars", "moon", "gas"].flatMap((body) =>
  [1, 2, 3].map((light) => `${body}-${light}`),
);
const WORDS = ["text", "text-2", "text-3", "brass-bright", "refused", "ok"];
const SIGNALS = ["legal", "selected", "last", "refused", "focus"];

/** Told apart at a glance, though never by color alone: what reaches this has a form of its own, too. */
const APART = 12;
const [LEGIBLE, VISIBLE] = [4.5, 3];

const pairs = (names: readonly string[]): readonly (readonly [string, string])[] =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));

test("whoever leaves the light to their system has the same day", () => {
  const rules = (text: string): readonly string[] =>
    [...(text.split("}")[0] ?? "").matchAll(/--[^;]+;/gu)].map(([rule]) => rule);
  expect(rules(byDay)).toEqual(rules(day));
  expect(rules(day).length).toBeGreaterThan(50);
});

describe.each([
  ["night", new Theme(night)],
  ["day", new Theme(day)],
])("by %s", (_, theme) => {
  test.each(Object.keys(EYES))("players and components are told apart: %s", (kind) => {
    const eyes = EYES[kind] ?? expect.fail("there are such eyes");
    for (const names of [PLAYERS, COMPONENTS]) {
      for (const [one, other] of pairs(names)) {
        const distance = apart(seen(theme.color(one), eyes), seen(theme.color(other), eyes));
        expect(distance, `${one} and ${other}`).toBeGreaterThan(APART);
      }
    }
  });

  test.each(GROUNDS)("words can be read, and pieces and rings are seen, on --%s", (ground) => {
    for (const word of WORDS)
      expect(contrast(theme.color(word), theme.color(ground)), word).toBeGreaterThanOrEqual(LEGIBLE);
    for (const piece of [...PLAYERS, ...COMPONENTS, ...SIGNALS])
      expect(contrast(theme.color(piece), theme.color(ground)), piece).toBeGreaterThanOrEqual(VISIBLE);
  });

  test.each(BODIES)("pieces are seen in their sockets on --%s", (body) => {
    const socket = theme.veil("socket-held", theme.color(body));
    for (const piece of [...PLAYERS, ...COMPONENTS])
      expect(contrast(theme.color(piece), socket), piece).toBeGreaterThanOrEqual(VISIBLE);
  });

  test("letters and marks are seen on their pieces, and words on the bands of cards", () => {
    for (const player of PLAYERS)
      expect(contrast(theme.color("on-player"), theme.color(player)), player).toBeGreaterThanOrEqual(LEGIBLE);
    for (const component of COMPONENTS)
      expect(contrast(theme.color("piece-mark"), theme.color(component)), component).toBeGreaterThanOrEqual(
        VISIBLE,
      );
    expect(contrast(theme.color("on-brass"), theme.color("main"))).toBeGreaterThanOrEqual(LEGIBLE);
    for (const tone of [...PLAYERS, ...COMPONENTS]) {
      const band = over(theme.color(tone), 0.17, theme.color("surface"));
      expect(contrast(theme.color("text"), band), tone).toBeGreaterThanOrEqual(LEGIBLE);
    }
  });
});

test("two colors that such eyes confuse are found out", () => {
  const [red, green] = ["#b4502d", "#6e6e2d"];
  const through = (kind: string): number => {
    const eyes = EYES[kind] ?? expect.fail("there are such eyes");
    return apart(seen(red, eyes), seen(green, eyes));
  };
  expect(through("usual")).toBeGreaterThan(3 * APART);
  expect(through("protanopia")).toBeLessThan(2 * APART);
});
