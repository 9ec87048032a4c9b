/** What is told about a table, wherever it is shown. */
import { sentences } from "../lib/spoken";
import { t } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";

/** Who won, in a sentence. Whoever plays alone beats nobody: the prompt has told the rank. */
export function winners(desk: Desk): string {
  const places = desk.play?.places ?? [];
  const first = places.flatMap((place, seat) => (place === 1 ? [desk.nameOf(seat)] : []));
  return places.length > 1 && first.length > 0
    ? t("won", { count: first.length, names: first.join(", ") })
    : "";
}

export function waitingFor(desk: Desk): string {
  const names = (desk.scene?.prompt.waiting ?? []).map(desk.nameOf);
  return names.length > 0 ? t("waiting-for", { names: names.join(", ") }) : t("waiting-none");
}

/** The last entries of the log, the oldest of them first. */
export function lastMoves(desk: Desk, count: number): readonly string[] {
  const past = desk.past?.n ?? Infinity;
  const entries = desk.log.filter((entry) => !entry.struck && entry.n <= past).slice(-count);
  return entries.map((entry) => sentences(entry.lines.map((line) => desk.say(line.text))));
}
