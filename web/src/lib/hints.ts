/** What a search advises, matched with what the scene offers. */
import type { Choice } from "../generated/Choice";
import type { Hint } from "../generated/Hint";
import type { Scene } from "../generated/Scene";
import type { Text } from "../generated/Text";

export interface Advice {
  readonly choice: Choice;
  readonly label: Text;
  /** How many of a hundred games are won after it. */
  readonly chance: number;
  readonly why: Text;
}

/** The best first. A move that the scene does not offer is left out; of several ways to do it, the first is taken. */
export function advised(hint: Hint, scene: Scene): readonly Advice[] {
  return hint.tips.flatMap(({ action, chance, why }) => {
    const choice = scene.choices.find((known) => same(known.action, action));
    if (!choice) return [];
    return [{ choice, label: labelOf(choice, scene), chance: Math.round(chance * 100), why }];
  });
}

/** Whether there is anything to weigh: several ways to do the same are none. */
export function areSeveral(choices: readonly Choice[]): boolean {
  const [first] = choices;
  return first !== undefined && choices.some(({ action }) => !same(action, first.action));
}

/** Where a choice has no words of its own, its verb says it all. */
function labelOf(choice: Choice, scene: Scene): Text {
  if (choice.label.length > 0) return choice.label;
  return scene.verbs.find(({ id }) => id === choice.verb)?.label ?? [];
}

/** Whether two values of JSON say the same, in whatever order their members come. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) {
    return one === other;
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && same(value, theirs.get(key)))
  );
}
