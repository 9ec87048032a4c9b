/** How those at a table are called. */
import type { SeatInfo } from "../generated/SeatInfo";
import type { TableInfo } from "../generated/TableInfo";
import { has, t } from "../lib/words.svelte";

/** The bots a seat can be given to: levels, the weakest first, then those that do not search. */
export const BOTS = [
  "level:1",
  "level:2",
  "level:3",
  "level:4",
  "level:5",
  "level:6",
  "level:7",
  "level:8",
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

/** The same to somebody who chooses among bots: with a word about its strength, where there is one. */
export function botOffer(bot: string): string {
  const title = t("seat-bot", { title: botTitle(bot) });
  const about = `bot-about-${bot.replace(":", "-")}`;
  return has(about) ? `${title} (${t(about)})` : title;
}

/** Bots are named after astronomers, by seat, so that two at a table differ. */
export function holderName(seat: SeatInfo | undefined, at: number): string {
  if (!seat || seat.holder.kind === "open") return t("seat-open");
  return seat.holder.kind === "bot" ? t("bot-name", { seat: at }) : seat.holder.name;
}

/** Whether a bot plays there to the end, and not only while its player is away. */
export function isABots({ holder, lent }: SeatInfo): boolean {
  return holder.kind === "bot" && !lent;
}

/**
 * The seats that those who play may do something about. A bot's own has neither clock nor player, but plays at some
 * level; in a serious game that stays as it was.
 */
export function tended({ stage, seats, serious }: TableInfo): readonly number[] {
  if (stage !== "playing" || !seats.some((seat) => seat.mine)) return [];
  return seats.flatMap((seat, at) => (serious && isABots(seat) ? [] : [at]));
}

/** What can be done about a seat, as the button says that leads there. */
export function tending(info: SeatInfo | undefined, name: string): string {
  return t(info && isABots(info) ? "seat-level" : "seat-more", { name });
}
