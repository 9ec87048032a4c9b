import { expect, test } from "vitest";
import type { Span } from "../src/generated/Span";
import { phrases } from "../src/lib/phrases";

const cube: Span = { icon: { symbol: "u-cube", name: "cube" } };
const said = (text: readonly Span[]): readonly string[] =>
  phrases(text).map((phrase) =>
    phrase
      .map((span) => Object.values(span).map((value) => (typeof value === "string" ? value : "*")))
      .join(""),
  );

test("a sign stays with the word that touches it", () => {
  expect(said([{ text: "In hand: " }, cube, { strong: "Cosmic Zap" }])).toEqual(["In hand: ", "*Cosmic Zap"]);
  expect(said([{ text: "Where to " }, cube, { text: "?" }])).toEqual(["Where to ", "*?"]);
});

test("a sign may part from a word that it does not touch, and from another sign", () => {
  expect(said([cube, { text: " goes" }, cube, cube])).toEqual(["*", " goes", "*", "*"]);
});

test("a number keeps hold of the sign that it counts", () => {
  expect(said([{ text: "2nd · 2 " }, cube])).toEqual(["2nd · 2\u00a0", "*"]);
  expect(said([{ text: "takes " }, cube])).toEqual(["takes ", "*"]);
});

test("no span is lost, and none changes its place", () => {
  const text: readonly Span[] = [{ seat: 1 }, { text: " pays " }, cube, { live: "3" }, cube, { join: "or" }];
  expect(phrases(text).flat()).toEqual(text);
});
