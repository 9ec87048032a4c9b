/** Time as the server counts it, and how much of it is left, in a few signs. */
import type { SeatClock } from "../generated/SeatClock";
import type { TimeRule } from "../generated/TimeRule";

let skew = 0;

/** A fresh answer says what time it is there: the reader's own clock may be wrong. */
export function learnTime(date: string | null): void {
  const there = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isNaN(there)) skew = there - Date.now();
}

export function serverNow(): number {
  return Date.now() + skew;
}

/** Whether the clock rests because its player is on holiday. */
export function isResting(clock: SeatClock, now: number): boolean {
  return clock.restsUntil !== null && now < clock.restsUntil;
}

/** Milliseconds; nothing once the flag has fallen. On a holiday the clock is due later, and nothing is used up. */
export function leftOf(clock: SeatClock, now: number): number {
  if (clock.until !== null) return Math.max(0, clock.until - Math.max(now, clock.restsUntil ?? 0));
  return clock.left ?? 0;
}

export function hasFallen(clock: SeatClock | undefined, now: number): boolean {
  return clock !== undefined && clock.until !== null && clock.until <= now;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** With less than this left, whoever is asked should hurry. */
const LOW: Readonly<Record<TimeRule["kind"], number>> = { budget: 30 * SECOND, days: 2 * HOUR };

/** Whether a clock runs and has little left. */
export function isLow(clock: SeatClock | undefined, rule: TimeRule, now: number): boolean {
  return clock !== undefined && clock.until !== null && leftOf(clock, now) < LOW[rule.kind];
}

const two = (n: number): string => String(n).padStart(2, "0");

export interface Worded {
  /** The message that tells it, with its numbers; or the signs themselves. */
  readonly id: "clock-days" | "clock-hours" | null;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly signs: string;
}

/** "4:07" below an hour, then hours, then days: the nearer the end, the finer. */
export function worded(ms: number): Worded {
  const seconds = Math.ceil(ms / SECOND);
  const whole = {
    days: Math.floor(ms / DAY),
    hours: Math.floor((ms % DAY) / HOUR),
    minutes: Math.floor((ms % HOUR) / MINUTE),
  };
  if (ms >= DAY) return { id: "clock-days", signs: "", ...whole };
  if (ms >= HOUR) return { id: "clock-hours", signs: "", ...whole };
  return { id: null, signs: `${Math.floor(seconds / 60)}:${two(seconds % 60)}`, ...whole };
}
