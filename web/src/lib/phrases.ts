/** What stays on one line: a sign with the word that it touches, and with the number that counts it. */
import type { Span } from "../generated/Span";

const NO_BREAK = "\u00a0";

const lettered = (span: Span): string | undefined =>
  "text" in span ? span.text : "strong" in span ? span.strong : "live" in span ? span.live : undefined;
const isSign = (span: Span | undefined): boolean =>
  span !== undefined && lettered(span) === undefined && !("join" in span) && !("seat" in span);

/** "3 " before a sign keeps hold of it. */
const holding = (span: Span, next: Span | undefined): Span =>
  "text" in span && isSign(next) && /(?:^|[\s(])[+−-]?\d+ $/u.test(span.text)
    ? { text: span.text.slice(0, -1) + NO_BREAK }
    : span;

/** The spans of a text in order, those in one list that no line may part. */
export function phrases(text: readonly Span[]): readonly (readonly Span[])[] {
  const found: Span[][] = [];
  for (const [at, given] of text.entries()) {
    const span = holding(given, text[at + 1]);
    const before = found.at(-1);
    const touches = isSign(before?.at(-1)) && /^\S/u.test(lettered(span) ?? "");
    if (before && touches) before.push(span);
    else found.push([span]);
  }
  return found;
}
