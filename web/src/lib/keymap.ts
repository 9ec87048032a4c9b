/** Which key does what at a table, as the player likes it. */

export const DEEDS = [
  "hand",
  "why",
  "last",
  "scores",
  "waiting",
  "choices",
  "way",
  "hint",
  "pass",
  "restart",
  "agree",
  "decline",
  "earlier",
  "later",
  "keys",
] as const;
export type Deed = (typeof DEEDS)[number];
export type Keymap = Readonly<Record<Deed, string>>;

export const USUAL: Keymap = {
  hand: "h",
  why: "y",
  last: "l",
  scores: "s",
  waiting: "w",
  choices: "c",
  way: "r",
  hint: "t",
  pass: " ",
  restart: "b",
  agree: "a",
  decline: "d",
  earlier: ",",
  later: ".",
  keys: "?",
};

/**
 * The usual keys with the player's own; an empty one is switched off. A deed that came later does not take its usual key
 * from whoever had given that to another.
 */
export function keymap(own: Readonly<Record<string, string>>): Keymap {
  const given = new Set(Object.values(own));
  const usual = (deed: Deed): string => (given.has(USUAL[deed]) ? "" : USUAL[deed]);
  return Object.fromEntries(DEEDS.map((deed) => [deed, own[deed] ?? usual(deed)])) as Keymap;
}

/** Digits are places of actions, signs look closer; keys with names move about, and keep doing so. */
export function isFree(key: string): boolean {
  return [...key].length === 1 && !/[0-9+-]/u.test(key);
}

/** Gives a deed its key; whoever had it is switched off. Only what is unusual is kept. */
export function remapped(
  own: Readonly<Record<string, string>>,
  deed: Deed,
  key: string,
): Readonly<Record<string, string>> {
  const wanted = key.toLowerCase();
  const next = keymap(own);
  const pairs = DEEDS.map((other): [Deed, string] => {
    if (other === deed) return [other, wanted];
    return [other, wanted !== "" && next[other] === wanted ? "" : next[other]];
  });
  return Object.fromEntries(pairs.filter(([other, used]) => used !== USUAL[other]));
}

export function deedOf(map: Keymap, key: string): Deed | undefined {
  return DEEDS.find((deed) => map[deed] !== "" && map[deed] === key.toLowerCase());
}
