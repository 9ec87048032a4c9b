/** The client's own words, in the language chosen; games bring theirs in the scene. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../generated/Lang";
import en from "../../locales/en.ftl?raw";
import es from "../../locales/es.ftl?raw";

export const LANGS: readonly Lang[] = ["en", "es"];

const SOURCES: Readonly<Record<Lang, string>> = { en, es };

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(SOURCES[lang]));
  return made;
}

const bundles: Readonly<Record<Lang, FluentBundle>> = { en: bundle("en"), es: bundle("es") };

/** The first of the browser's languages that the house speaks. */
export function preferred(languages: readonly string[]): Lang {
  const known = languages.map((tag) => LANGS.find((lang) => tag.toLowerCase().split("-")[0] === lang));
  return known.find((lang) => lang !== undefined) ?? "en";
}

class Tongue {
  lang = $state<Lang>("en");
}

export const tongue = new Tongue();

export type Args = Readonly<Record<string, FluentVariable>>;

export function has(id: string): boolean {
  return bundles[tongue.lang].hasMessage(id);
}

/** A message of the client's own. Reads the language as state, so whatever shows it changes with it. */
export function t(id: string, args?: Args): string {
  const known = bundles[tongue.lang];
  const message = known.getMessage(id);
  return message?.value ? known.formatPattern(message.value, args) : id;
}

/** A message in every language of the house, for what is typed rather than read. */
export function inAll(id: string): readonly string[] {
  return LANGS.map((lang) => {
    const message = bundles[lang].getMessage(id);
    return message?.value ? bundles[lang].formatPattern(message.value) : "";
  });
}
