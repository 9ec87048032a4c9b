/** How those at a table are called. */
import type { SeatInfo } from "../generated/SeatInfo";
import { has, t } from "../lib/words.svelte";

/** The bots a seat can be given to, the stronger first. */
export const BOTS = ["greedy", "random"] as const;

/** A bot's way of playing, in words; one we do not know goes by its own name. */
export function botTitle(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Bots are named after astronomers, by seat, so that two at a table differ. */
export function holderName(seat: SeatInfo | undefined, at: number): string {
  if (!seat || seat.holder.kind === "open") return t("seat-open");
  return seat.holder.kind === "bot" ? t("bot-name", { seat: at }) : seat.holder.name;
}
