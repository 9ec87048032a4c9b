/** Who I am to this server, and what I chose: kept with my identity, and at once in this browser. */
import type { Hook } from "../generated/Hook";
import type { Lang } from "../generated/Lang";
import type { Me } from "../generated/Me";
import { api } from "./api";
import { LANGS, preferred, tongue } from "./words.svelte";

type Theme = (typeof THEMES)[number];
type Pace = (typeof PACES)[number];
type Scale = (typeof SCALES)[number];
type Confirm = (typeof CONFIRMS)[number];
type EndOfTurn = (typeof ENDS)[number];
type Reminder = (typeof REMINDERS)[number];

interface Wishes {
  readonly theme: Theme;
  readonly lang: Lang;
  readonly confirm: Confirm;
  /** When I am asked although nothing but the end of my turn is left; the server goes by it. */
  readonly endOfTurn: EndOfTurn;
  /** How fast pieces travel; not at all if nothing. */
  readonly pace: Pace;
  /** Of the usual size, in hundredths. */
  readonly scale: Scale;
  readonly soundTurn: boolean;
  readonly soundEvent: boolean;
  readonly soundLow: boolean;
  readonly soundOver: boolean;
  /** The browser's own notices. */
  readonly notify: boolean;
  /** Sounds and notices only while the player is not looking. */
  readonly onlyAway: boolean;
  /** After how many minutes I am told again that I am asked; never if nothing. */
  readonly remind: Reminder;
  /** Tables that tell me nothing. */
  readonly hushed: readonly string[];
  /** Whether a letter, a digit or a sign by itself does anything: whoever dictates would do it by speaking. */
  readonly singleKeys: boolean;
  /** Keys that mean something else than usual. */
  readonly keys: Readonly<Record<string, string>>;
}

export const THEMES = ["night", "day", "system"] as const;
export const CONFIRMS = ["touch", "always", "never"] as const;
export const ENDS = ["always", "options", "never"] as const;
export const PACES = [0, 0.5, 1, 1.5, 2] as const;
export const REMINDERS = [0, 2, 5, 15] as const;
export const SCALES = [100, 125, 150, 175, 200] as const;
const FLAGS = [
  "soundTurn",
  "soundEvent",
  "soundLow",
  "soundOver",
  "notify",
  "onlyAway",
  "singleKeys",
] as const;
export type Flag = (typeof FLAGS)[number];
/** So many tables are remembered as hushed: the last ones. */
const HUSHED = 50;
const SCALE_KEY = "orrery-scale";
const THEME_KEY = "orrery-theme";
const LANG_KEY = "orrery-lang";

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

function words(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((word): word is string => typeof word === "string");
}

/** Words by name, if that is what was kept. */
function worded(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

class Myself {
  who = $state<Me | null>(null);
  theme = $state<Theme>("system");
  confirm = $state<Confirm>("touch");
  endOfTurn = $state<EndOfTurn>("options");
  pace = $state<Pace>(1);
  scale = $state<Scale>(100);
  soundTurn = $state(true);
  soundEvent = $state(true);
  soundLow = $state(true);
  soundOver = $state(true);
  notify = $state(false);
  onlyAway = $state(true);
  singleKeys = $state(true);
  remind = $state<Reminder>(0);
  keys = $state.raw<Readonly<Record<string, string>>>({});
  hushed = $state.raw<readonly string[]>([]);
  /** What was wished on this page. */
  #wished: Partial<Wishes> = {};
  /** What the server is asked to keep, one thing after the other. */
  #keeping: Promise<unknown> = Promise.resolve();

  constructor() {
    this.#wear(oneOf(THEMES, remembered(THEME_KEY)) ?? "system");
    this.#size(oneOf(SCALES, Number(remembered(SCALE_KEY))) ?? 100);
    this.#speak(oneOf(LANGS, remembered(LANG_KEY)) ?? preferred(navigator.languages));
  }

  get name(): string {
    return this.who?.name ?? "";
  }

  meet(): Promise<void> {
    return this.#inTurn(() => this.#met());
  }

  async #met(): Promise<void> {
    this.who = await api.me(tongue.lang);
    // Whoever was quicker than the server keeps what they have just wished.
    const kept: Partial<Record<keyof Wishes, unknown>> = { ...this.who.settings, ...this.#wished };
    const lang = oneOf(LANGS, kept.lang);
    const theme = oneOf(THEMES, kept.theme);
    if (lang) this.#speak(lang);
    if (theme) this.#wear(theme);
    this.confirm = oneOf(CONFIRMS, kept.confirm) ?? this.confirm;
    this.endOfTurn = oneOf(ENDS, kept.endOfTurn) ?? this.endOfTurn;
    this.remind = oneOf(REMINDERS, kept.remind) ?? this.remind;
    this.pace = oneOf(PACES, kept.pace) ?? this.pace;
    const scale = oneOf(SCALES, kept.scale);
    if (scale) this.#size(scale);
    for (const flag of FLAGS) if (typeof kept[flag] === "boolean") this[flag] = kept[flag];
    this.keys = worded(kept.keys) ?? this.keys;
    this.hushed = words(kept.hushed) ?? this.hushed;
  }

  /** Where I am called when I am asked, if anywhere. */
  get hook(): Hook | null {
    return (this.who?.settings["hook"] as Hook | null | undefined) ?? null;
  }

  /** The server says whether it may call there. */
  callAt(hook: Hook | null): Promise<void> {
    return this.#keep({ hook });
  }

  hush(table: string, wanted: boolean): void {
    const others = this.hushed.filter((one) => one !== table);
    this.wish({ hushed: wanted ? [...others, table].slice(-HUSHED) : others });
  }

  /** Nobody can be named before the server knows them, and names and settings are kept as one. */
  rename(name: string): Promise<void> {
    return this.#inTurn(async () => {
      this.who = await api.changeMe({ name }, tongue.lang);
    });
  }

  wish(wishes: Partial<Wishes>): void {
    if (wishes.lang) this.#speak(wishes.lang);
    if (wishes.theme) this.#wear(wishes.theme);
    if (wishes.confirm) this.confirm = wishes.confirm;
    if (wishes.endOfTurn) this.endOfTurn = wishes.endOfTurn;
    if (wishes.remind !== undefined) this.remind = wishes.remind;
    if (wishes.pace !== undefined) this.pace = wishes.pace;
    if (wishes.scale) this.#size(wishes.scale);
    for (const flag of FLAGS) this[flag] = wishes[flag] ?? this[flag];
    if (wishes.keys) this.keys = wishes.keys;
    if (wishes.hushed) this.hushed = wishes.hushed;
    this.#wished = { ...this.#wished, ...wishes };
    // The wish holds here already; that it could not be kept elsewhere is no reason to trouble anybody.
    void this.#keep(wishes).catch(() => undefined);
  }

  /** All settings are kept as one: another tab or device may have changed some since they were read here. */
  #keep(change: Partial<Wishes> | { readonly hook: Hook | null }): Promise<void> {
    return this.#inTurn(async () => {
      const { settings } = await api.me(tongue.lang);
      this.who = await api.changeMe({ settings: { ...settings, ...change } }, tongue.lang);
    });
  }

  #inTurn(deed: () => Promise<void>): Promise<void> {
    const done = this.#keeping.then(deed);
    this.#keeping = done.catch(() => undefined);
    return done;
  }

  get isDay(): boolean {
    return (
      this.theme === "day" || (this.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches)
    );
  }

  /** Everything is measured in the size of the text. */
  #size(scale: Scale): void {
    this.scale = scale;
    remember(SCALE_KEY, String(scale));
    document.documentElement.style.fontSize = scale === 100 ? "" : `${scale}%`;
  }

  #wear(theme: Theme): void {
    this.theme = theme;
    remember(THEME_KEY, theme);
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }

  #speak(lang: Lang): void {
    tongue.lang = lang;
    remember(LANG_KEY, lang);
    document.documentElement.lang = lang;
  }
}

export const myself = new Myself();
