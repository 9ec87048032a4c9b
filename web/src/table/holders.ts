/** How those at a table are called. */
import type { SeatInfo } from "../generated/SeatInfo";
import { has, t } from "../lib/words.svelte";

/** The bots a seat can be given to: levels, the weakest first, then those that do not search. */
export const BOTS = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((level) => `level:${level}`),
  "greedy",
  "random",
] as const;

/** Who sits down if nobody says otherwise. */
export const USUAL_BOT = "greedy";

/** A bot's way of playing, in words; one we do not know goes by its own name. */
export function botTitle(bot: string): string {
  if (bot.startsWith("level:")) return t("bot-level", { level: bot.slice("level:".length) });
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Bots are named after astronomers, by seat, so that two at a table differ. */
export function holderName(seat: SeatInfo | undefined, at: number): string {
  if (!seat || seat.holder.kind === "open") return t("seat-open");
  return seat.holder.kind === "bot" ? t("bot-name", { seat: at }) : seat.holder.name;
}
