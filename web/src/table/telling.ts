/** What is told about a table, wherever it is shown. */
import type { Line } from "../generated/Line";
import type { LogEntry } from "../generated/LogEntry";
import type { Advice } from "../lib/hints";
import { isLow, leftOf, serverNow, worded } from "../lib/clock";
import { concerning, sought } from "../lib/notice";
import { turnOf } from "../lib/past";
import { shelf } from "../lib/shelf.svelte";
import { sentences } from "../lib/spoken";
import { piecesOf } from "../lib/things";
import { ticking } from "../lib/ticking.svelte";
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

/** Whom the game waits for, and for what: about others the prompt says it, to whoever looks it stands there. */
export function waitingFor(desk: Desk): string {
  const prompt = desk.scene?.prompt;
  const names = (prompt?.waiting ?? []).map(desk.nameOf);
  if (!prompt || names.length === 0) return t("waiting-none");
  const who = t("waiting-for", { names: names.join(", ") });
  return prompt.mine ? who : sentences([who, desk.say(prompt.sentence)]);
}

/** So much time, in as few words as a clock has. */
export function timed(ms: number): string {
  const { id, signs, days, hours, minutes } = worded(ms);
  return id === null ? signs : t(id, { days, hours, minutes });
}

/** Whether the clock of whoever looks runs, and little is left on it. */
export function isHurried(desk: Desk): boolean {
  const { play, table } = desk.shown ?? {};
  const clocks = table?.clock;
  return clocks ? isLow(clocks.seats[play?.seat ?? -1], clocks.rule, ticking.now) : false;
}

/** How much is left on it, if it runs. */
export function timeLeft(desk: Desk): string {
  const { play, table } = desk.shown ?? {};
  const clock = table?.clock?.seats[play?.seat ?? -1];
  return clock && clock.until !== null ? timed(leftOf(clock, serverNow())) : "";
}

/** What others ask whoever looks to let them take back. */
export function requested(desk: Desk): string {
  const requests = sought(desk.shown?.play).map(({ by, deeds }) =>
    [t("undo-request", { name: desk.nameOf(by) }), deeds.map(desk.say).join("; ")].join(" "),
  );
  return sentences(requests);
}

/** Whether the game waits for whoever looks. */
export function isMyTurn(desk: Desk): boolean {
  const { present, shown } = desk;
  return present !== null && present.prompt.mine && !shown?.play?.quiet && !present.over;
}

/** That a bot thinks, and for how long at most, where everybody can see it; nothing of the past. */
export function thinks(desk: Desk, seat: number): string {
  const asked = desk.past === null && desk.shown?.table.thinking.includes(seat);
  const seconds = shelf.game(desk.slug)?.bot_seconds;
  return asked && seconds !== undefined ? t("bot-thinks", { seconds }) : "";
}

/** That a bot had less time than its level takes. */
export function hurriedBot(desk: Desk, seat: number): string {
  return desk.past === null && desk.shown?.table.hurried.includes(seat) ? t("bot-hurried-help") : "";
}

/** Why there is no help now; nothing where there may be. */
export function noHint(desk: Desk): string {
  if (desk.hints.possible) return "";
  return t(desk.shown?.table.serious ? "hint-serious" : "hint-not-now");
}

/** What was advised, move by move as they are called here; or why nothing was. */
export function hintLines(desk: Desk, called: (advice: Advice) => string): readonly string[] {
  const { shown } = desk.hints;
  if (!shown) return [];
  if (shown.problem !== "") return [shown.problem];
  return shown.advice.map((one) =>
    t("hint-line", { text: called(one), chance: one.chance, why: desk.say(one.why) }).trim(),
  );
}

/** Which moment of the past is looked at: by its turn, if there are turns, and by its entry. */
export function momentOf(desk: Desk): string {
  const { past, log } = desk;
  if (!past) return desk.journey.lost;
  const entry = { n: past.n, count: log.at(-1)?.n ?? past.newest };
  const [turn, turns] = turnOf(log, past.n) ?? [0, 0];
  return turns > 0 ? t("past-turn", { turn, turns, ...entry }) : t("past-of", entry);
}

/** The lines of the log that tell what others have done to whoever looks. */
export function concerns({ mine, scene }: Desk, log: readonly LogEntry[]): ReadonlySet<Line> {
  if (mine === null || !scene) return new Set();
  const pieces = piecesOf(scene, mine);
  return new Set(log.flatMap((entry) => concerning(entry, mine, pieces)));
}

/** The last entries of the log, the oldest of them first. */
export function lastMoves(desk: Desk, count: number): readonly string[] {
  const past = desk.past?.n ?? Infinity;
  const entries = desk.log.filter((entry) => !entry.struck && entry.n <= past).slice(-count);
  return entries.map((entry) => sentences(entry.lines.map((line) => desk.say(line.text))));
}
