/** Another way to do what is half decided: a tile turned once more, the next place for a piece. */
import type { Choice } from "../generated/Choice";
import type { Id } from "../generated/Id";
import { narrow, type Picks } from "./narrow";

/** The choices that differ from this one in a single thing; in that of which there are fewest. */
function alternatives(choices: readonly Choice[], choice: Choice): readonly Choice[] {
  const butFor = (at: number): readonly Choice[] =>
    choices.filter(
      (other) =>
        other.verb === choice.verb &&
        other.path.length === choice.path.length &&
        other.path.every((id, place) => place === at || id === choice.path[place]),
    );
  const several = choice.path.map((_, at) => butFor(at)).filter((list) => list.length > 1);
  return several.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/**
 * The way after the one that is shown, round and round; the first, if none is shown yet and the picks, or the thing
 * under the pointer, leave one thing open.
 */
export function nextWay(
  choices: readonly Choice[],
  picks: Picks,
  pointed: Id | null,
  shown: Choice | null,
): Choice | null {
  if (shown) {
    const ways = alternatives(choices, shown);
    return ways[(ways.indexOf(shown) + 1) % ways.length] ?? null;
  }
  const none = picks.ids.length === 0;
  const ids = none && pointed !== null ? [pointed] : picks.ids;
  const open = narrow(choices, { verb: picks.verb, ids }).candidates;
  const [first] = open.filter((choice) => ids.length > 0 && choice.path.length === ids.length + 1);
  return first ?? null;
}
