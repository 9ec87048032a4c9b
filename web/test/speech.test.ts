import { expect, test } from "vitest";
import { pieces } from "../src/lib/speech";

test("addresses can be followed, everything else is text", () => {
  expect(pieces("see https://example.org/a?b=1.")).toEqual([
    { text: "see ", link: false },
    { text: "https://example.org/a?b=1", link: true },
    { text: ".", link: false },
  ]);
  for (const harmless of ["<b>x</b>", "javascript:alert(1)", "<a href='x'>y</a>", "data:text/html,x"]) {
    expect(pieces(harmless)).toEqual([{ text: harmless, link: false }]);
  }
  expect(pieces("")).toEqual([]);
});

test("nothing is lost, however long it is", () => {
  const long = "<img src=x> http://a.b/c ".repeat(400);
  expect(
    pieces(long)
      .map(({ text }) => text)
      .join(""),
  ).toBe(long);
});
