/** A day of the year for each seat, or none. */
import type { Lang } from "../generated/Lang";

/** As the options have it: both are counted from one. */
export interface Day {
  readonly month: number;
  readonly day: number;
}

/** Some year that has a 29th of February. */
const LEAP_YEAR = 2024;
const MONTHS = 12;

export function monthNames(lang: Lang): readonly string[] {
  const told = new Intl.DateTimeFormat(lang, { month: "long", timeZone: "UTC" });
  return Array.from({ length: MONTHS }, (_, at) => told.format(Date.UTC(LEAP_YEAR, at)));
}

export function daysIn(month: number): number {
  // The day before the first of the next month.
  return new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate();
}

/** What was given so far, with an entry for each of so many seats. */
export function perSeat(value: unknown, seats: number): readonly (Day | null)[] {
  const given = Array.isArray(value) ? (value as readonly (Day | null)[]) : [];
  return Array.from({ length: seats }, (_, at) => given[at] ?? null);
}

/** As the options want it: an entry for each seat, or no list at all if every day is left out. */
export function stated(value: unknown, seats: number): readonly (Day | null)[] {
  const list = perSeat(value, seats);
  return list.some((day) => day !== null) ? list : [];
}

/** The same day of another month, or its last one; none if the month is left out. */
export function inMonth(before: Day | null, month: number | null): Day | null {
  return month === null ? null : { month, day: Math.min(before?.day ?? 1, daysIn(month)) };
}
