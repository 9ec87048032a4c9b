/** Who I am to this server, and what I chose: kept with my identity, and at once in this browser. */
import type { Lang } from "../generated/Lang";
import type { Me } from "../generated/Me";
import { api } from "./api";
import { LANGS, preferred, tongue } from "./words.svelte";

export type Theme = "night" | "day" | "system";
export type Confirm = "touch" | "always" | "never";

interface Wishes {
  readonly theme: Theme;
  readonly lang: Lang;
  readonly confirm: Confirm;
  readonly motion: boolean;
}

const THEMES: readonly Theme[] = ["night", "day", "system"];
const CONFIRMS: readonly Confirm[] = ["touch", "always", "never"];
const THEME_KEY = "orrery-theme";
const LANG_KEY = "orrery-lang";

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
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
  motion = $state(true);

  constructor() {
    this.#wear(oneOf(THEMES, remembered(THEME_KEY)) ?? "system");
    this.#speak(oneOf(LANGS, remembered(LANG_KEY)) ?? preferred(navigator.languages));
  }

  get name(): string {
    return this.who?.name ?? "";
  }

  async meet(): Promise<void> {
    this.who = await api.me(tongue.lang);
    const kept = this.who.settings as Partial<Record<keyof Wishes, unknown>>;
    const lang = oneOf(LANGS, kept.lang);
    const theme = oneOf(THEMES, kept.theme);
    if (lang) this.#speak(lang);
    if (theme) this.#wear(theme);
    this.confirm = oneOf(CONFIRMS, kept.confirm) ?? this.confirm;
    this.motion = kept.motion !== false;
  }

  async rename(name: string): Promise<void> {
    this.who = await api.changeMe({ name }, tongue.lang);
  }

  wish(wishes: Partial<Wishes>): void {
    if (wishes.lang) this.#speak(wishes.lang);
    if (wishes.theme) this.#wear(wishes.theme);
    if (wishes.confirm) this.confirm = wishes.confirm;
    if (wishes.motion !== undefined) this.motion = wishes.motion;
    const settings = { ...this.who?.settings, ...wishes };
    // The wish holds here already; that it could not be kept elsewhere is no reason to trouble anybody.
    void api.changeMe({ settings }, tongue.lang).then(
      (me) => (this.who = me),
      () => undefined,
    );
  }

  get isDay(): boolean {
    return (
      this.theme === "day" || (this.theme === "system" && matchMedia("(prefers-color-scheme: light)").matches)
    );
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
