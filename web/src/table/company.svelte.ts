/** Who else is at the table, and what is said beside the game. */
import type { ChatLine } from "../generated/ChatLine";
import { api } from "../lib/api";
import { addresses, router } from "../lib/router.svelte";
import { tongue } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";

export class Company {
  /** What was said, the oldest first. */
  said = $state.raw<readonly ChatLine[]>([]);

  constructor(private readonly desk: Desk) {}

  /** Somebody elsewhere to talk to: nobody talks to bots, or through the server to whoever sits beside them. */
  readonly isThere: boolean = $derived.by(() => {
    const { seats = [], watching = 0 } = this.desk.shown?.table ?? {};
    const others = seats.some(
      ({ beside, holder, lent }) => beside === null && (holder.kind === "person" || lent),
    );
    return others || watching > 0 || this.said.length > 0;
  });

  /** Whoever connects again is told again: each saying is heard once. */
  overhear(lines: readonly ChatLine[]): void {
    const known = new Map([...this.said, ...lines].map((line) => [line.n, line]));
    this.said = [...known.values()].toSorted((one, other) => one.n - other.n);
  }

  async speak(text: string): Promise<void> {
    const table = this.desk.shown?.table.id;
    if (table !== undefined) await api.chat(table, text, tongue.lang);
  }

  /** The same people again; the table where they play. */
  async rematch(): Promise<void> {
    const table = this.desk.shown?.table.id;
    if (table === undefined) return;
    const next = await api.rematch(table, tongue.lang);
    router.go(addresses.table(next.id));
  }
}
