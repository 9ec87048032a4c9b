/** Colors as they are measured, and as they are seen by eyes that lack one kind of cone. */

/** Red, green and blue, from 0 to 1. */
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** G. Machado, M. Oliveira, L. Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency (2009), severity 1.0. */
export const EYES: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From linear light to the eye's own scale, and on to lightness and two opponent hues: CIE L*a*b* under daylight. */
const XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  const [x, y, z] = matrix.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [x ?? 0, y ?? 0, z ?? 0];
}

function linear(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [r ?? 0, g ?? 0, b ?? 0];
}

function lab(light: Triple): Triple {
  const [x, y, z] = times(XYZ, light).map((part, at) => {
    const of = part / (WHITE[at] ?? 1);
    return of > 216 / 24_389 ? Math.cbrt(of) : (of * 24_389) / 27 / 116 + 16 / 116;
  });
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))];
}

/** A color (`#rrggbb`) through such eyes. */
export function seen(hex: string, eyes: Matrix): Triple {
  const [r, g, b] = times(eyes, linear(hex)).map((part) => Math.min(1, Math.max(0, part)));
  return lab([r ?? 0, g ?? 0, b ?? 0]);
}

/** How far apart two colors are: below 2 nobody sees it, from 10 on everybody does at a glance. CIE 1976. */
export function apart(one: Triple, other: Triple): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** From 1 to 21, as WCAG counts. */
export function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => times(XYZ, linear(hex))[1]).toSorted((x, y) => y - x);
  return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
}

/** So much of one color over another, as a browser mixes them. */
export function over(one: string, share: number, other: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** What a theme gives its names: colors, and those that let something through. */
export class Theme {
  readonly #values: ReadonlyMap<string, string>;

  constructor(rules: string) {
    this.#values = new Map(
      [...rules.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(([, name, value]) => [name ?? "", value ?? ""]),
    );
  }

  color(name: string): string {
    const value = this.#values.get(name) ?? "";
    if (!/^#[0-9a-f]{6}$/u.test(value)) throw new Error(`--${name} is ${value}, no color`);
    return value;
  }

  /** A color that lets something through, over another. */
  veil(name: string, ground: string): string {
    const [r, g, b, share] = (this.#values.get(name) ?? "").match(/[\d.]+/gu)?.map(Number) ?? [];
    if (share === undefined) throw new Error(`--${name} is no veil`);
    const hex = [r, g, b].map((part) => (part ?? 0).toString(16).padStart(2, "0")).join("");
    return over(`#${hex}`, share, ground);
  }
}
