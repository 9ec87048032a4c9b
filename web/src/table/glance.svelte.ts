/** What is told of a thing that somebody stays on: what it is, and why nothing can be done with it. */
import type { Id } from "../generated/Id";
import type { Refused } from "../generated/Refused";
import { whyNot, whyNotVerb } from "../lib/narrow";
import { thingIn, type Thing } from "../lib/things";
import type { Desk } from "./desk.svelte";

interface Told {
  readonly about: Id;
  readonly thing: Thing | null;
  readonly reasons: readonly Refused[];
}

export class Glance {
  #about = $state.raw<Id | null>(null);

  constructor(private readonly desk: Desk) {}

  readonly told: Told | null = $derived.by(() => {
    const about = this.#about;
    const { scene, picks } = this.desk;
    // Whoever has asked already is answered already.
    if (about === null || !scene || this.desk.asked?.about === about) return null;
    const standing = this.desk.standing(about);
    const thing = thingIn(scene, about);
    const verb = scene.verbs.some(({ id }) => id === about);
    const can = verb ? this.desk.choices.some((choice) => choice.verb === about) : standing !== "refused";
    const ask = verb ? whyNotVerb : whyNot;
    const reasons = can ? [] : ask(scene.refused, picks, about);
    // What a click would do is told elsewhere; what a card says is small wherever it lies.
    const says = thing !== null && (standing === "rest" || thing.card !== undefined || reasons.length > 0);
    return says || reasons.length > 0 ? { about, thing: says ? thing : null, reasons } : null;
  });

  /** Looks at a thing. Says whether there is anything to see. */
  at(id: Id): boolean {
    this.#about = id;
    return this.told !== null;
  }

  /** Looks away. Says whether there was anything to see. */
  away(): boolean {
    const shown = this.told !== null;
    this.#about = null;
    return shown;
  }
}
