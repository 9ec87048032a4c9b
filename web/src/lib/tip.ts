/** What a button does and which key does the same: for whoever points at it, and for whoever hears it. */
import { keymap, type Deed } from "./keymap";
import { myself } from "./me.svelte";
import { t } from "./words.svelte";

interface Tip {
  readonly title: string;
  readonly "aria-keyshortcuts"?: string;
}

/** Keys that are called otherwise where they are heard than where they are read. */
const HEARD: Readonly<Record<string, string>> = {
  " ": "Space",
  "+": "Plus",
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "⇞": "PageUp",
  "⇟": "PageDown",
  "Ctrl Z": "Control+Z Meta+Z",
  "Ctrl ⇧ Z": "Control+Shift+Z Meta+Shift+Z",
};

export function nameOf(key: string): string {
  return key === " " ? t("key-space") : key.length === 1 ? key.toUpperCase() : key;
}

/** A key that is always this one; none if it is empty. */
export function tip(label: string, key: string): Tip {
  if (key === "") return { title: label };
  return { title: `${label} (${nameOf(key)})`, "aria-keyshortcuts": HEARD[key] ?? key };
}

/** The key that the player has given to a deed. */
export function tipOf(label: string, deed: Deed): Tip {
  return tip(label, keymap(myself.keys)[deed]);
}
