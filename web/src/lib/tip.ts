/** What a button does and which key does the same: for whoever points at it, and for whoever hears it. */
import { keyboard } from "./keyboard.svelte";
import { keymap, type Deed } from "./keymap";
import { myself } from "./me.svelte";
import { t } from "./words.svelte";

interface Tip {
  readonly title: string;
  /** For whoever comes by keyboard, and has no pointer that would bring the title up. */
  readonly "data-key"?: string;
  readonly "aria-keyshortcuts"?: string;
}

/** A key as it is read here, and as assistive technology knows it. */
interface Key {
  readonly shown: () => string;
  readonly heard: string;
}

/** Keys that always mean the same. */
export const KEYS = {
  undo: { shown: () => "Ctrl Z", heard: "Control+Z Meta+Z" },
  redo: { shown: () => "Ctrl ⇧ Z", heard: "Control+Shift+Z Meta+Shift+Z" },
  earlier: { shown: () => "←", heard: "ArrowLeft" },
  later: { shown: () => "→", heard: "ArrowRight" },
  first: { shown: () => t("key-home"), heard: "Home" },
  newest: { shown: () => t("key-end"), heard: "End" },
  turnBack: { shown: () => t("key-page-up"), heard: "PageUp" },
  turnOn: { shown: () => t("key-page-down"), heard: "PageDown" },
  escape: { shown: () => "Esc", heard: "Escape" },
} as const satisfies Readonly<Record<string, Key>>;

/** Signs that have a name of their own where they are heard. */
const NAMED: Readonly<Record<string, string>> = { " ": "Space", "+": "Plus" };

export function nameOf(key: string): string {
  return key === " " ? t("key-space") : key.toUpperCase();
}

/** A single sign as a key: none if it is empty, or if the player wants no such keys. */
function single(sign: string): Key | null {
  if (sign === "" || !myself.singleKeys) return null;
  return { shown: () => nameOf(sign), heard: NAMED[sign] ?? sign };
}

/** The sign that does a deed by itself, as it is shown; nothing if there is none. */
export function signOf(deed: Deed): string {
  return single(keymap(myself.keys)[deed])?.shown() ?? "";
}

/** A key that is always this one. */
export function tip(label: string, key: Key | string): Tip {
  const known = typeof key === "string" ? single(key) : key;
  if (!known || !keyboard.plays) return { title: label };
  const shown = known.shown();
  return { title: `${label} (${shown})`, "data-key": shown, "aria-keyshortcuts": known.heard };
}

/** The key that the player has given to a deed. */
export function tipOf(label: string, deed: Deed): Tip {
  return tip(label, keymap(myself.keys)[deed]);
}
