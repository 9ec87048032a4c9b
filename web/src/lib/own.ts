/** What the host of a table puts together: a part of the box for each slot. */
import type { Own } from "../generated/Own";
import type { SlotOption } from "../generated/SlotOption";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The parts in an option's value, or nothing if it is none that the host put together. */
export function parts(own: Own, value: unknown): readonly unknown[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const list = (value as Readonly<Record<string, unknown>>)[own.key];
  return Array.isArray(list) ? (list as readonly unknown[]) : undefined;
}

export function chosen(own: Own, list: readonly unknown[], slot: number): SlotOption | undefined {
  return own.slots[slot]?.options.find(({ value }) => same(value, list[slot]));
}

/** The piece is in use in another slot. */
export function taken(own: Own, list: readonly unknown[], slot: number, option: SlotOption): boolean {
  const elsewhere = own.slots.map((_, at) => (at === slot ? null : (chosen(own, list, at)?.piece ?? null)));
  return option.piece !== null && elsewhere.includes(option.piece);
}

/** Something that fits in every slot, to begin with. */
export function first(own: Own): Record<string, unknown> {
  const list: unknown[] = [];
  own.slots.forEach(({ options }, slot) =>
    list.push(options.find((option) => !taken(own, list, slot, option))?.value),
  );
  return { [own.key]: list };
}

export function changed(
  own: Own,
  list: readonly unknown[],
  slot: number,
  value: unknown,
): Record<string, unknown> {
  return { [own.key]: list.with(slot, value) };
}
