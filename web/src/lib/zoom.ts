/** How close a board is looked at: pure arithmetic, and what this device remembers. */

/** A board drawn at less than this share of its size is shown closer at first, and moved about under the finger. */
const READABLE = 0.62;
export const CLOSER = 0.85;
/** Pixels: a narrower or lower picture is one among others, and seen whole. */
export const SMALL = 280;
/** Pixels: a letter that is smaller cannot be read. */
export const LEGIBLE = 11;
const CLOSEST = 2.5;
/** A key, or a turn of the wheel by one notch. */
export const STEP = 1.25;
/** A press that travels farther moves the board, and is no click. */
export const TRAVEL = 8;

/** The scale at which a board is drawn: as wished, else so that it can be read. `fit` is where all of it is seen. */
export function scaleOf(wish: number | null, fit: number): number {
  const usual = fit < READABLE ? CLOSER : fit;
  return Math.min(CLOSEST, Math.max(fit, wish ?? usual));
}

/** Another scale, a factor away; what is nearly whole is whole. */
export function zoomed(scale: number, factor: number, fit: number): number {
  const next = Math.min(CLOSEST, Math.max(fit, scale * factor));
  return next < fit * 1.02 ? fit : next;
}

/** Where a frame must be scrolled to, so that what was under this point of it stays there. */
export function scrolled(scroll: number, point: number, ratio: number): number {
  return Math.max(0, (scroll + point) * ratio - point);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of those things of which most are seen at once through a frame of this size, the first among them if it can. */
export function aim(
  things: readonly Box[],
  frame: Pick<Box, "width" | "height">,
): readonly [number, number] | null {
  let best: readonly Box[] = things.slice(0, 1);
  for (const { x } of things) {
    for (const { y } of things) {
      const seen = things.filter(
        (thing) =>
          thing.x >= x &&
          thing.y >= y &&
          thing.x + thing.width <= x + frame.width &&
          thing.y + thing.height <= y + frame.height,
      );
      const more = seen.length - best.length;
      if (more > 0 || (more === 0 && seen[0] === things[0] && best[0] !== things[0])) best = seen;
    }
  }
  if (best.length === 0) return null;
  const middle = (from: (thing: Box) => number, size: (thing: Box) => number): number => {
    const first = Math.min(...best.map(from));
    const last = Math.max(...best.map((thing) => from(thing) + size(thing)));
    return (first + last) / 2;
  };
  return [
    middle(
      ({ x }) => x,
      ({ width }) => width,
    ),
    middle(
      ({ y }) => y,
      ({ height }) => height,
    ),
  ];
}

export const distance = (one: PointerEvent, other: PointerEvent): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const key = (game: string, board: string): string => `orrery-zoom-${game}-${board}`;

export function remembered(game: string, board: string): number | null {
  try {
    const kept = Number(localStorage.getItem(key(game, board)) ?? NaN);
    return Number.isFinite(kept) && kept > 0 ? kept : null;
  } catch {
    return null;
  }
}

export function remember(game: string, board: string, scale: number): void {
  try {
    localStorage.setItem(key(game, board), scale.toFixed(3));
  } catch {
    // A browser that keeps nothing shows the board as usual the next time.
  }
}
