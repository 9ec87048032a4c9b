/** Several people at one device: who of them is to look at it. */
import type { TableInfo } from "../generated/TableInfo";

export interface Companion {
  /** Its number at this device; 0 is whose device it is. */
  readonly n: number;
  readonly seat: number;
}

/** Those who play at this device. */
export function here(table: TableInfo): readonly Companion[] {
  return table.seats.flatMap(({ beside }, seat) => (beside === null ? [] : [{ n: beside, seat }]));
}

/** Who must have the device now, if it is somebody else than whoever has it (nobody, before anybody has looked). */
export function due(table: TableInfo, holder: number | null): Companion | null {
  const people = here(table);
  if (people.length < 2 || table.stage !== "playing") return null;
  const asked = people.filter(({ seat }) => table.waiting.includes(seat));
  if (asked.some(({ n }) => n === holder)) return null;
  return asked[0] ?? (holder === null ? people[0] : undefined) ?? null;
}
