/**
 * Choices narrowed by clicks.
 *
 * A choice is a verb (perhaps) and a path of things. Whoever clicks may begin with the verb or with a thing, and at any
 * moment every other beginning is still open: a click that does not go on with the choice in hand begins another.
 */
import type { Choice } from "../generated/Choice";
import type { Ghost } from "../generated/Ghost";
import type { Id } from "../generated/Id";
import type { Refused } from "../generated/Refused";

/** What has been clicked so far. */
export interface Picks {
  readonly verb: Id | null;
  readonly ids: readonly Id[];
}

export const NOTHING: Picks = { verb: null, ids: [] };

export type Click = { readonly verb: Id } | { readonly thing: Id };

/** What the clicks so far leave open. */
export interface Narrowed {
  /** The choices that the picks can still become. */
  readonly candidates: readonly Choice[];
  /** Those of them whose whole path is clicked; more than one if the picks do not tell them apart. */
  readonly complete: readonly Choice[];
  /** Things that go on with the picks. */
  readonly next: ReadonlySet<Id>;
  /** Things that begin a choice: another one, if something is picked. */
  readonly beginnings: ReadonlySet<Id>;
  /** Verbs that go on with the picked things. */
  readonly verbs: ReadonlySet<Id>;
  /** What would be where, once something is picked and a choice is one click away. */
  readonly ghosts: ReadonlyMap<Id, Ghost>;
}

export interface Outcome {
  readonly picks: Picks;
  /** The choice that this click decided. */
  readonly decided: Choice | null;
  /** What was in hand did not go with this thing and was let go: what the click decides was not meant until now. */
  readonly anew: boolean;
}

export function isNothing(picks: Picks): boolean {
  return picks.verb === null && picks.ids.length === 0;
}

/** How often an id is in a list. */
function count(ids: readonly Id[], id: Id): number {
  return ids.reduce((sum, other) => sum + (other === id ? 1 : 0), 0);
}

/** Whether the path holds all of the ids, in whatever order: nobody has to know which end to begin at. */
function holds(path: readonly Id[], ids: readonly Id[]): boolean {
  return ids.length <= path.length && ids.every((id) => count(ids, id) <= count(path, id));
}

function begins(path: readonly Id[], ids: readonly Id[]): boolean {
  return ids.length <= path.length && ids.every((id, at) => path[at] === id);
}

/**
 * The choices that the picks can become: those that follow the order of the clicks; if there are none, those that hold
 * the same things in another.
 */
function candidates(choices: readonly Choice[], picks: Picks): readonly Choice[] {
  const spoken = choices.filter((choice) => picks.verb === null || choice.verb === picks.verb);
  const inOrder = spoken.filter((choice) => begins(choice.path, picks.ids));
  return inOrder.length > 0 ? inOrder : spoken.filter((choice) => holds(choice.path, picks.ids));
}

/** Things that are as good as each other give several paths to one action: that action counts once. */
export function distinct(choices: readonly Choice[]): readonly Choice[] {
  const seen = new Set<string>();
  return choices.filter((choice) => {
    const key = JSON.stringify([choice.verb, choice.action]);
    return !seen.has(key) && seen.add(key);
  });
}

/** The things that the path still wants: in its order if it was followed so far, else any that are left. */
function wanted(choice: Choice, ids: readonly Id[]): readonly Id[] {
  const following = choice.path[ids.length];
  if (begins(choice.path, ids)) return following === undefined ? [] : [following];
  return choice.path.filter((id) => count(ids, id) < count(choice.path, id));
}

export function narrow(choices: readonly Choice[], picks: Picks): Narrowed {
  const open = candidates(choices, picks);
  const picked = !isNothing(picks);
  const ghosts = new Map<Id, Ghost>();
  for (const choice of picked ? open : []) {
    if (choice.path.length - picks.ids.length > 1) continue;
    for (const ghost of choice.ghosts) if (!ghosts.has(ghost.on)) ghosts.set(ghost.on, ghost);
  }
  const withThings = candidates(choices, { verb: null, ids: picks.ids });
  return {
    candidates: open,
    complete: picked ? distinct(open.filter((choice) => choice.path.length === picks.ids.length)) : [],
    next: new Set(open.flatMap((choice) => wanted(choice, picks.ids))),
    beginnings: new Set(choices.flatMap((choice) => choice.path.slice(0, 1))),
    verbs: new Set(withThings.flatMap((choice) => choice.verb ?? [])),
    ghosts,
  };
}

/** Whether a click on the thing does something now. */
export function isLegal(narrowed: Narrowed, thing: Id): boolean {
  return narrowed.next.has(thing) || narrowed.beginnings.has(thing);
}

export function clicked(choices: readonly Choice[], picks: Picks, click: Click): Outcome {
  return "verb" in click
    ? clickedVerb(choices, picks, click.verb)
    : clickedThing(choices, picks, click.thing);
}

function clickedVerb(choices: readonly Choice[], picks: Picks, verb: Id): Outcome {
  if (picks.verb === verb) return { picks: { verb: null, ids: picks.ids }, decided: null, anew: false };
  const kept = { verb, ids: picks.ids };
  const anew = candidates(choices, kept).length === 0;
  const fitting = anew ? { verb, ids: [] } : kept;
  // The button says what it would do: with a single action left, it does it. But not to other things than were picked.
  const [only, other] = distinct(candidates(choices, fitting));
  const sure = only && !other && !(anew && only.path.length > 0);
  return { picks: fitting, decided: sure ? only : null, anew };
}

function clickedThing(choices: readonly Choice[], picks: Picks, thing: Id): Outcome {
  const longer = { verb: picks.verb, ids: [...picks.ids, thing] };
  if (candidates(choices, longer).length > 0) return decide(choices, longer);
  // Clicked again, a thing is let go, and with it whatever was clicked after it.
  const at = picks.ids.indexOf(thing);
  if (at >= 0)
    return { picks: { verb: picks.verb, ids: picks.ids.slice(0, at) }, decided: null, anew: false };
  const begun = [
    { verb: picks.verb, ids: [thing] },
    { verb: null, ids: [thing] },
  ].find((other) => candidates(choices, other).length > 0);
  return begun ? { ...decide(choices, begun), anew: true } : { picks, decided: null, anew: false };
}

/** A choice is decided when its path is clicked and nothing else could still be meant. */
function decide(choices: readonly Choice[], picks: Picks): Outcome {
  const open = candidates(choices, picks);
  const [only, other] = distinct(open);
  const whole = open.every((choice) => choice.path.length === picks.ids.length);
  return { picks, decided: only && !other && whole ? only : null, anew: false };
}

/** Why a thing cannot be clicked now: the reasons that fit the picks best come first. */
export function whyNot(refused: readonly Refused[], picks: Picks, thing: Id): readonly Refused[] {
  const about = refused.filter((refusal) => refusal.path.includes(thing));
  const fit = (refusal: Refused): number => {
    const sameVerb = picks.verb !== null && refusal.verb === picks.verb ? 4 : 0;
    const goesOn = picks.ids.length > 0 && begins(refusal.path, [...picks.ids, thing]) ? 8 : 0;
    const atEnd = refusal.path.at(-1) === thing ? 2 : 0;
    const alone = refusal.path.length === 1 ? 1 : 0;
    return sameVerb + goesOn + atEnd + alone;
  };
  return apart(about.toSorted((one, other) => fit(other) - fit(one)));
}

export function whyNotVerb(refused: readonly Refused[], picks: Picks, verb: Id): readonly Refused[] {
  const about = refused.filter((refusal) => refusal.verb === verb);
  const fit = (refusal: Refused): number =>
    (picks.ids.length > 0 && begins(refusal.path, picks.ids) ? 2 : 0) + (refusal.path.length === 0 ? 1 : 0);
  return apart(about.toSorted((one, other) => fit(other) - fit(one)));
}

/** The same reason is given once. */
function apart(refused: readonly Refused[]): readonly Refused[] {
  const seen = new Set<string>();
  return refused.filter((refusal) => {
    const key = refusal.clause + JSON.stringify(refusal.reason);
    return !seen.has(key) && seen.add(key);
  });
}
