/** What a new table is to be, from a game's settings and the visitor's choices. */
import type { GameInfo } from "../generated/GameInfo";
import type { NewSeat } from "../generated/NewSeat";
import type { NewTable } from "../generated/NewTable";
import type { Setting } from "../generated/Setting";
import type { When } from "../generated/When";
import { stated } from "./days";

const USUAL_SEATS = 3;

/** Three if the game allows it: enough for company, short enough for a first game. */
export function usualSeats(game: GameInfo): number {
  const [fewest, most] = game.seats;
  return Math.min(most, Math.max(fewest, USUAL_SEATS));
}

function meAndBots(seats: number, bot: string): NewSeat[] {
  return Array.from({ length: seats }, (_, at): NewSeat =>
    at === 0 ? { kind: "me" } : { kind: "bot", bot },
  );
}

export function againstBots(game: GameInfo, bot: string): NewTable {
  return {
    game: game.slug,
    name: "",
    options: {},
    seats: meAndBots(usualSeats(game), bot),
    public: false,
    clock: null,
    serious: false,
    undo: "consent",
  };
}

export function initial(setting: Setting): unknown {
  const { kind } = setting;
  if ("flag" in kind) return kind.flag.default;
  if ("number" in kind) return kind.number.default;
  if ("pick" in kind || "days" in kind) return [];
  const { default: name, options } = "oneOf" in kind ? kind.oneOf : kind.oneOfOrOwn;
  const usual = options.find(({ value }) => String(value) === name);
  return usual ? usual.value : name;
}

/** The other setting that must have some value for this one to be asked for. */
function condition({ kind }: Setting): When | undefined {
  if ("pick" in kind) return kind.pick.when;
  return "days" in kind ? kind.days.when : undefined;
}

/** Settings that mean something for so many seats and beside what else was chosen. */
export function applying(
  game: GameInfo,
  seats: number,
  chosen: Readonly<Record<string, unknown>>,
): readonly Setting[] {
  const said = (key: string): unknown => {
    const setting = game.settings.find((known) => known.key === key);
    return chosen[key] ?? (setting ? initial(setting) : undefined);
  };
  const wanted = (setting: Setting): boolean => {
    const when = condition(setting);
    return !when || JSON.stringify(said(when.key)) === JSON.stringify(when.value);
  };
  return game.settings.filter(
    (setting) => (setting.seats.length === 0 || setting.seats.includes(seats)) && wanted(setting),
  );
}

/** Only what differs from the default is said: the server keeps its defaults. */
export function options(
  settings: readonly Setting[],
  seats: number,
  chosen: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  // Seats may have come or gone since their days were given.
  const fitted = ({ key, kind }: Setting): unknown =>
    "days" in kind ? stated(chosen[key], seats) : chosen[key];
  const said = settings
    .map((setting): [string, unknown, unknown] => [setting.key, fitted(setting), initial(setting)])
    .filter(([, value, usual]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(usual));
  return Object.fromEntries(said.map(([key, value]) => [key, value]));
}
