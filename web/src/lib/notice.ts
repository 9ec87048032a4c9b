/** What is worth a sound or a notice, and whether somebody is looking. */
import type { Id } from "../generated/Id";
import type { Line } from "../generated/Line";
import type { LogEntry } from "../generated/LogEntry";
import type { Play } from "../generated/Play";
import type { Span } from "../generated/Span";
import type { UndoRequest } from "../generated/UndoRequest";
import type { Position } from "./socket";
import { piecesOf } from "./things";

export type Occasion = "turn" | "event" | "low" | "over";

/** Visible and active within this time: then somebody looks. */
const ATTENTION = 2 * 60_000;

export function isLooking(visible: boolean, lastActive: number, now: number): boolean {
  return visible && now - lastActive < ATTENTION;
}

const seatOf = (span: Span): number | null =>
  "seat" in span ? span.seat : "crest" in span ? span.crest : null;

/** What an entry of somebody else's doing says of a seat, or of its pieces. */
export function concerning(entry: LogEntry, seat: number, pieces: ReadonlySet<Id>): readonly Line[] {
  // Whose turn it is, a heading tells, and the prompt.
  const lines = entry.struck ? [] : entry.lines.filter(({ kind }) => kind !== "heading");
  const actor = lines
    .flatMap((line) => line.text)
    .map(seatOf)
    .find((one) => one !== null);
  if (actor === undefined || actor === seat) return [];
  return lines.filter(
    (line) => line.text.some((span) => seatOf(span) === seat) || line.things.some((id) => pieces.has(id)),
  );
}

/** The entries between two positions that concern whoever looks. */
export function hits(before: Position, now: Position): readonly LogEntry[] {
  const seat = now.play?.seat ?? null;
  if (seat === null || !before.play) return [];
  const pieces = piecesOf(before.play.scene, seat);
  return fresh(before, now).filter((entry) => concerning(entry, seat, pieces).length > 0);
}

function isAsked({ play }: Position): boolean {
  return play !== null && play.scene.prompt.mine && !play.quiet && !play.scene.over;
}

/** The requests to take something back that wait for whoever looks. */
export function sought(play: Play | null | undefined): readonly UndoRequest[] {
  const seat = play?.seat ?? null;
  return seat === null ? [] : (play?.requests.filter(({ waiting }) => waiting.includes(seat)) ?? []);
}

function isSoughtAnew(before: Position, now: Position): boolean {
  const known = sought(before.play).map(({ request }) => request);
  return sought(now.play).some(({ request }) => !known.includes(request));
}

/** What has come about between two positions; the weightiest of it. */
export function occasion(before: Position, now: Position): Occasion | null {
  const seat = now.play?.seat ?? null;
  if (now.play?.scene.over) return before.play?.scene.over ? null : "over";
  const anew = before.play?.question !== now.play?.question;
  if (isAsked(now) && (!isAsked(before) || (anew && othersActed(before, now, seat)))) return "turn";
  if (isSoughtAnew(before, now)) return "turn";
  return hits(before, now).length > 0 ? "event" : null;
}

function fresh(before: Position, now: Position): readonly LogEntry[] {
  const newest = before.log.at(-1)?.n ?? -1;
  return now.log.filter((entry) => entry.n > newest && !entry.struck);
}

/** One's own deeds ask the next question by themselves: that is no news. */
function othersActed(before: Position, now: Position, seat: number | null): boolean {
  return fresh(before, now).some((entry) => {
    const actor = entry.lines
      .flatMap((line) => line.text)
      .map(seatOf)
      .find((one) => one !== null);
    return actor !== undefined && actor !== seat;
  });
}
