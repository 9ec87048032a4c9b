/** Text as it would be read aloud, with the players' names filled in. */
import type { Span } from "../generated/Span";
import type { Text } from "../generated/Text";

export type Names = (seat: number) => string;

function words(span: Span, names: Names): readonly [drawn: boolean, words: string] {
  if ("text" in span) return [false, span.text];
  if ("strong" in span) return [false, span.strong];
  if ("live" in span) return [true, span.live];
  if ("join" in span) return [true, span.join];
  if ("seat" in span) return [false, names(span.seat)];
  if ("crest" in span) return [true, names(span.crest)];
  if ("icon" in span) return [true, span.icon.name];
  if ("piece" in span) return [true, span.piece.name];
  if ("medal" in span) return [true, span.medal.name];
  if ("seal" in span) return [true, span.seal.name];
  return [true, span.die.name];
}

export function spoken(text: Text, names: Names): string {
  let told = "";
  let drawnBefore = false;
  let crestBefore = false;
  for (const span of text) {
    const [drawn, next] = words(span, names);
    const apart = told === "" || /[\s(]$/u.test(told);
    if (crestBefore && "crest" in span) told += ",";
    if ((drawn || drawnBefore) && !apart && /^[\p{L}\p{N}×+]/u.test(next)) told += " ";
    told += next;
    drawnBefore = drawn;
    crestBefore = "crest" in span;
  }
  return told;
}

/** Several texts as one label, without empty ones and without saying a thing twice. */
export function joined(parts: readonly string[]): string {
  const kept = parts.map((part) => part.trim()).filter((part) => part !== "");
  return kept.filter((part, at) => kept.findIndex((other) => other.includes(part)) === at).join(", ");
}

/** Lines as sentences that follow each other. */
export function sentences(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (/[.!?:;…]$/u.test(line) ? line : `${line}.`))
    .join(" ");
}
