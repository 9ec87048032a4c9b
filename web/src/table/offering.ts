import type { Choice } from "../generated/Choice";
import type { Desk } from "./desk.svelte";

/** What a group of buttons would do, in a word: whenever that changes, some stand where others stood. */
export function offering(desk: Desk, offered: readonly Choice[]): string {
  return `${desk.play?.question} ${offered.map((choice) => desk.choices.indexOf(choice)).join()}`;
}
