/** How far the log of each table was read in this browser. */

const KEY = "orrery-seen";
const TABLES = 60;

type Seen = readonly (readonly [table: string, n: number])[];

function all(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Seen) : [];
  } catch {
    return [];
  }
}

/** The newest entry that was seen, if the table was ever open here. */
export function lastSeen(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function seen(table: string, n: number): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, n], ...others].slice(0, TABLES)));
  } catch {
    // A browser that keeps nothing shows the whole log as one.
  }
}
