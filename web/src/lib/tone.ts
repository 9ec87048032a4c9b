/** From the names of colors in a scene to those of the style sheet. */
import type { Body } from "../generated/Body";
import type { Tone } from "../generated/Tone";

const NAMED: Readonly<Record<Exclude<Tone, object>, string>> = {
  plain: "var(--text)",
  dim: "var(--text-3)",
  brass: "var(--brass)",
  accent: "var(--accent)",
  ok: "var(--ok)",
  refused: "var(--refused)",
  blue: "var(--c-blue)",
  red: "var(--c-red)",
  yellow: "var(--c-yellow)",
  purple: "var(--c-purple)",
  green: "var(--c-green)",
  white: "var(--c-white)",
};

export const CRESTS = [
  { shape: "p-shield", letter: "L" },
  { shape: "p-sun", letter: "H" },
  { shape: "p-hexagon", letter: "J" },
  { shape: "p-quatrefoil", letter: "V" },
  { shape: "p-drop", letter: "T" },
] as const;

/** Tables have at most five seats; a sixth would borrow the first crest rather than have none. */
export function crest(seat: number): (typeof CRESTS)[number] {
  return CRESTS[seat % CRESTS.length] ?? CRESTS[0];
}

export function color(tone: Tone): string {
  return typeof tone === "object" ? `var(--p${(tone.seat % CRESTS.length) + 1})` : NAMED[tone];
}

/** The tint behind a band: cards without a tone have none of their own. */
export function tint(tone: Tone): string | null {
  return tone === "plain" ? null : color(tone);
}

export function lit(body: Body): readonly [string, string, string] {
  if (typeof body === "string")
    return [`var(--${body}-1)`, `var(--${body}-2)`, `var(--${body}-3, var(--ground))`];
  const own = color(body.of);
  return [
    `color-mix(in srgb, ${own} 62%, var(--star-1))`,
    `color-mix(in srgb, ${own} 72%, var(--space-1))`,
    `color-mix(in srgb, ${own} 30%, var(--space-2))`,
  ];
}
