/** The choices of a scene by number, gathered so that hundreds of them can be found. */
import type { Choice } from "../generated/Choice";
import type { Id } from "../generated/Id";
import type { Refused } from "../generated/Refused";
import type { Scene } from "../generated/Scene";
import type { Text } from "../generated/Text";
import { distinct } from "./narrow";
import { told } from "./plain";

export interface Offer {
  readonly n: number;
  readonly choice: Choice;
  readonly text: string;
  /** What it would do. */
  readonly preview: string;
  /** Whether it gives up what else could still be done. */
  readonly quiet: boolean;
}

interface Refusal {
  readonly n: number;
  readonly refused: Refused;
  readonly text: string;
  readonly reason: string;
}

export interface Group {
  readonly key: string;
  /** Empty where there is nothing to gather by. */
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly groups: readonly Group[];
}

export interface Offers {
  readonly groups: readonly Group[];
  /** By number, from one. */
  readonly all: readonly Offer[];
  /** Numbered on from the choices. */
  readonly refusals: readonly Refusal[];
}

type Say = (text: Text) => string;

/** A group of more than this is parted once more, by the first thing. */
const MANY = 9;

function partedBy<T>(things: readonly T[], keyOf: (thing: T) => string): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const same = found.get(key);
    if (same) same.push(thing);
    else found.set(key, [thing]);
  }
  return found;
}

export function offers(scene: Scene, say: Say, things: ReadonlyMap<Id, string>): Offers {
  const firstThing = (choice: Choice): string => {
    const [first] = choice.path;
    return first === undefined ? "" : (things.get(first) ?? "");
  };
  const verbs = new Map(scene.verbs.map((verb) => [verb.id, verb]));
  const order = scene.verbs.map((verb) => verb.id);
  const rank = (id: Id): number => (id === "" ? -1 : order.indexOf(id));
  const all: Offer[] = [];

  function numbered(choice: Choice): Offer {
    const verb = choice.verb === null ? undefined : verbs.get(choice.verb);
    const preview = say(choice.preview) || (verb && choice.path.length === 0 ? say(verb.preview) : "");
    const text = say(choice.label).trim() || (verb ? say(verb.label) : "");
    const offer = {
      n: all.length + 1,
      choice,
      text,
      preview: preview.trim(),
      quiet: verb?.weight === "quiet",
    };
    all.push(offer);
    return offer;
  }

  /** Few things, or none to tell them apart by: one list. */
  function byThing(key: string, title: string, choices: readonly Choice[]): Group {
    const parted = partedBy(choices, firstThing);
    const deep = choices.length > MANY && parted.size > 1 && parted.size < choices.length;
    if (!deep) return { key, title, offers: choices.map(numbered), groups: [] };
    const groups = [...parted].map(([thing, some], at) => ({
      key: `${key}/${at}`,
      title: thing,
      offers: some.map(numbered),
      groups: [],
    }));
    return { key, title, offers: [], groups };
  }

  const byVerb = [...partedBy(distinct(scene.choices), (choice) => choice.verb ?? "")].toSorted(
    ([one], [other]) => rank(one) - rank(other),
  );
  const groups = byVerb.map(([id, choices]) => {
    const verb = verbs.get(id);
    return byThing(id || "things", verb ? say(verb.label) : "", choices);
  });
  return { groups, all, refusals: refusals(scene.refused, say, all.length) };
}

/** The same thing refused for the same reason is told once, whichever click would have led to it. */
function refusals(refused: readonly Refused[], say: Say, from: number): readonly Refusal[] {
  const found = new Map<string, Omit<Refusal, "n">>();
  for (const one of refused) {
    const [text, reason] = [say(one.label).trim(), say(one.reason).trim()];
    const key = JSON.stringify([text, reason, one.clause]);
    if (!found.has(key)) found.set(key, { refused: one, text, reason });
  }
  return [...found.values()].map((one, at) => ({ ...one, n: from + at + 1 }));
}

/** An offer as it is read. */
export function readOffer(offer: Offer): string {
  return told([offer.text, offer.preview]);
}

/** The numbers of the choices that a thing belongs to. */
export function numbersOf(offers: Offers, ids: readonly Id[]): readonly number[] {
  return offers.all.filter(({ choice }) => choice.path.some((id) => ids.includes(id))).map(({ n }) => n);
}

/** "3, 5–9": runs of numbers in short. */
export function runs(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const n of numbers) {
    const last = found.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else found.push([n, n]);
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}
