/** The games this server has, in its order, with their symbols and drawings fetched once. */
import type { Art } from "../generated/Art";
import type { GameInfo } from "../generated/GameInfo";
import { api } from "./api";
import { tongue } from "./words.svelte";

const ACCENTS = 5;

class Shelf {
  games = $state.raw<readonly GameInfo[]>([]);
  readonly #art = new Map<string, Promise<Art | null>>();
  readonly #sheets = new Set<string>();

  async read(): Promise<void> {
    const { lang } = tongue;
    const games = await api.games(lang);
    // An answer in a language that was left meanwhile comes too late.
    if (lang === tongue.lang) this.games = games;
  }

  game(slug: string): GameInfo | undefined {
    return this.games.find((game) => game.slug === slug);
  }

  /** Which accent of the house the game wears: by its place on the shelf. */
  accent(slug: string): number {
    const at = this.games.findIndex((game) => game.slug === slug);
    return (Math.max(at, 0) % ACCENTS) + 1;
  }

  art(slug: string, key: string): Promise<Art | null> {
    const name = `${slug}/${key}`;
    const known = this.#art.get(name);
    if (known) return known;
    const fetched = api.art(slug, key, tongue.lang).catch(() => {
      this.#art.delete(name);
      return null;
    });
    this.#art.set(name, fetched);
    return fetched;
  }

  /** Puts drawings in place that need no server: the specimen of the development build. */
  keepArt(slug: string, key: string, art: Art): void {
    this.#art.set(`${slug}/${key}`, Promise.resolve(art));
  }

  /** Puts the game's symbols into the page, where the colors of the style sheet reach them. */
  async symbols(slug: string): Promise<void> {
    if (this.#sheets.has(slug)) return;
    this.#sheets.add(slug);
    try {
      putSheet(await api.icons(slug, tongue.lang));
    } catch {
      this.#sheets.delete(slug);
    }
  }
}

/** Adds a sheet of symbols to the page. Anything but drawings is left out. */
export function putSheet(svg: string): void {
  const sheet = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  if (sheet.nodeName !== "svg") return;
  for (const alien of sheet.querySelectorAll("script, foreignObject, style")) alien.remove();
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("class", "sheet");
  holder.setAttribute("aria-hidden", "true");
  holder.append(
    ...[...sheet.querySelectorAll("symbol, linearGradient, radialGradient, clipPath, pattern")].filter(
      (part) => !part.parentElement?.closest("symbol"),
    ),
  );
  document.body.prepend(holder);
}

export const shelf = new Shelf();
