/** Moments of a table's past, as addresses name them, and the steps between them. */
import type { LogEntry } from "../generated/LogEntry";

/** Whose eyes look back: one's own, a seat's, a spectator's, or everybody's together. */
export type Eyes = "mine" | "spectator" | "open" | `${number}`;

export interface Visit {
  readonly n: number;
  readonly eyes: Eyes;
}

/** "?at=12&eyes=open"; nothing where the address names no moment. */
export function visitIn(search: string): Visit | null {
  const asked = new URLSearchParams(search);
  const at = asked.get("at");
  if (at === null) return null;
  const eyes = asked.get("eyes") ?? "mine";
  const known = eyes === "spectator" || eyes === "open" || /^\d$/u.test(eyes);
  // What is no number is a moment that does not exist; the server says so.
  const n = /^\d{1,9}$/u.test(at) ? Number(at) : 999_999_999;
  return { n, eyes: known ? (eyes as Eyes) : "mine" };
}

export function addressOf(visit: Visit | null): string {
  if (!visit) return "";
  return `?at=${visit.n}${visit.eyes === "mine" ? "" : `&eyes=${visit.eyes}`}`;
}

export type Step = "first" | "turnBack" | "earlier" | "later" | "turnOn" | "newest";

const opens = (entry: LogEntry): boolean => entry.lines.some((line) => line.kind === "heading");

/** Which turn a moment belongs to, and how many there are; nothing where the log has none. */
export function turnOf(log: readonly LogEntry[], n: number): readonly [turn: number, turns: number] | null {
  const turns = log.filter((entry) => !entry.struck && opens(entry));
  const turn = turns.filter((entry) => entry.n <= n).length;
  return turn > 0 ? [turn, turns.length] : null;
}

/**
 * Where a step leads from entry `n`, or from now if that is nothing. Past the newest entry is now; what was taken back
 * is stepped over.
 */
export function stepped(log: readonly LogEntry[], n: number | null, step: Step): number | null {
  const stands = log.filter((entry) => !entry.struck);
  const newest = stands.at(-1)?.n ?? null;
  if (newest === null) return null;
  const before = stands.filter((entry) => n === null || entry.n < n);
  const after = n === null ? [] : stands.filter((entry) => entry.n > n);
  switch (step) {
    case "first":
      return stands[0]?.n ?? null;
    case "earlier":
      // Now looks like the newest entry: the first step back leads behind it.
      return (n === null ? (before.at(-2) ?? before.at(-1)) : before.at(-1))?.n ?? n;
    case "turnBack":
      return before.findLast(opens)?.n ?? stands[0]?.n ?? null;
    case "later":
      return after[0]?.n ?? null;
    case "turnOn":
      return after.find(opens)?.n ?? null;
    case "newest":
      return null;
  }
}
