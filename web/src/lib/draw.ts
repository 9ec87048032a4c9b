/** The geometry of drawn boards. */
import type { Canvas } from "../generated/Canvas";
import type { Id } from "../generated/Id";
import type { Paint } from "../generated/Paint";
import type { Piece } from "../generated/Piece";
import type { Place } from "../generated/Place";
import type { Shape } from "../generated/Shape";
import { color } from "./tone";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The class and the tone a shape is painted with. */
export function painted(paint: Paint): { readonly class: string; readonly tone: string | undefined } {
  if (typeof paint === "string") return { class: `paint-${paint}`, tone: undefined };
  const [[name, tone] = ["hair", "plain" as const]] = Object.entries(paint);
  return { class: `paint-${name}`, tone: color(tone) };
}

const round = (value: number): number => Math.round(value * 100) / 100;

export function hexPoints(x: number, y: number, r: number, flat: boolean): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => ((corner * 60 + (flat ? 0 : -90)) * Math.PI) / 180)
    .map((angle) => `${round(x + r * Math.cos(angle))},${round(y + r * Math.sin(angle))}`)
    .join(" ");
}

/** Thirty-six marks around a globe, every third one longer. */
export function graduation(x: number, y: number, r: number): string {
  return Array.from({ length: 36 }, (_, at) => {
    const angle = (at * 10 * Math.PI) / 180;
    const inner = r - (at % 3 === 0 ? r * 0.06 : r * 0.03);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return `M${round(x + r * sin)} ${round(y - r * cos)}L${round(x + inner * sin)} ${round(y - inner * cos)}`;
  }).join("");
}

/** The lines of a globe of radius one. */
export const parallels: readonly { readonly cy: number; readonly rx: number; readonly ry: number }[] = [
  { cy: -0.69, rx: 0.72, ry: 0.115 },
  { cy: -0.36, rx: 0.93, ry: 0.15 },
  { cy: 0, rx: 1, ry: 0.16 },
  { cy: 0.36, rx: 0.93, ry: 0.15 },
  { cy: 0.69, rx: 0.72, ry: 0.115 },
  { cy: 0, rx: 0.33, ry: 1 },
  { cy: 0, rx: 0.71, ry: 1 },
];

/** Where text and ghosts stand within a shape. */
export function center(shape: Shape): Point {
  if ("globe" in shape) return shape.globe;
  if ("circle" in shape) return shape.circle;
  if ("hex" in shape) return shape.hex;
  if ("rect" in shape) return { x: shape.rect.x + shape.rect.w / 2, y: shape.rect.y + shape.rect.h / 2 };
  if ("label" in shape) return shape.label;
  if ("symbol" in shape) return shape.symbol;
  return middle(shape.path.d);
}

/** The middle of the points of a path, good enough for what stands inside it. Knows absolute commands. */
function middle(d: string): Point {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/gu) ?? []).map(Number);
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  const half = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return xs.length > 0 && ys.length > 0 ? { x: half(xs), y: half(ys) } : { x: 0, y: 0 };
}

/** Half the width of what may stand within a shape. */
export function reach(shape: Shape): number {
  if ("globe" in shape) return shape.globe.r;
  if ("circle" in shape) return shape.circle.r;
  if ("hex" in shape) return shape.hex.r * 0.8;
  if ("rect" in shape) return Math.min(shape.rect.w, shape.rect.h) / 2;
  return 16;
}

/** Half of what a finger covers, in pixels of the screen. */
const FINGER = 22;

interface Target extends Spot {
  readonly id: Id;
}

/** What can be pointed at, as large as it is drawn. */
export function spotOf(thing: Place | Piece, grow: number): Target {
  if (!("shape" in thing))
    return { id: thing.id, x: thing.x, y: thing.y, r: thing.size * PIECE_REACH * grow };
  const r = reach(thing.shape) * (isSeat(thing.shape) ? grow : 1);
  return { id: thing.id, ...center(thing.shape), r };
}

/** How far around its middle each small thing answers, where it takes nothing from its neighbors. */
export function touchable(things: readonly Target[], scale: number): ReadonlyMap<Id, number> {
  const wished = FINGER / scale;
  const room = (one: Target): number =>
    Math.min(
      wished,
      ...things.map((other) => {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        // What stands on a thing, or within a region, shares its place with it.
        if (apart < SAME_SPOT || apart < other.r - one.r) return wished;
        return apart - Math.max(other.r, Math.min(wished, apart / 2));
      }),
    );
  const small = things.filter(({ r }) => r < wished).map((one) => [one.id, room(one), one.r] as const);
  return new Map(small.filter(([, wide, drawn]) => wide > drawn).map(([id, wide]) => [id, wide]));
}

/** Whether a piece stands on the place. */
export function stands(piece: Piece, place: Place): boolean {
  const { x, y } = center(place.shape);
  return Math.hypot(piece.x - x, piece.y - y) < Math.max(reach(place.shape) / 2, 4);
}

/** Nearer than this, two things stand on one spot. */
const SAME_SPOT = 4;
/** The disc beneath a piece, by its size. */
export const PIECE_REACH = 0.69;
const LARGEST_GROWTH = 1.4;
const LARGEST_GHOST = 34;
/** A round place up to this size holds one piece; a larger one is a region. */
const SEAT = 32;

interface Spot extends Point {
  readonly r: number;
}

export function isSeat(shape: Shape): boolean {
  return "circle" in shape && shape.circle.r <= SEAT;
}

/** The seats drawn on a board, whether they can be pointed at or not. */
function seats(canvas: Canvas): readonly Spot[] {
  const drawn = [...canvas.shapes, ...canvas.places.map((place) => place.shape)];
  return drawn.flatMap((shape) =>
    "circle" in shape && isSeat(shape) && shape.circle.paint === "socket" ? [shape.circle] : [],
  );
}

/** Whether a piece stands in the seat. */
export function taken(canvas: Canvas, seat: Point): boolean {
  return canvas.pieces.some((piece) => Math.hypot(piece.x - seat.x, piece.y - seat.y) < SEAT / 2);
}

/** Where somebody who comes to a place would stand: in its first free seat, or in its middle. */
export function arrival(canvas: Canvas, place: Place): Point {
  const middle = center(place.shape);
  const within = (seat: Spot): boolean =>
    Math.hypot(seat.x - middle.x, seat.y - middle.y) < reach(place.shape);
  return seats(canvas).find((seat) => within(seat) && !taken(canvas, seat)) ?? middle;
}

/** A piece that would come here is as large as its like on the board; without one, as the place has room for. */
export function ghostSize(canvas: Canvas, symbol: string, half: number): number {
  const like = canvas.pieces.find((piece) => piece.symbol === symbol);
  return like?.size ?? Math.min(half * 1.45, LARGEST_GHOST);
}

/**
 * How much larger seats and pieces may be drawn when the board is drawn smaller than it is, so that fingers find them:
 * never so much that two touch.
 */
export function growth(canvas: Canvas, scale: number): number {
  if (scale >= 1 || scale <= 0) return 1;
  const spots: readonly Spot[] = [
    ...seats(canvas),
    ...canvas.pieces.map(({ x, y, size }) => ({ x, y, r: size * PIECE_REACH })),
  ];
  let room = LARGEST_GROWTH;
  for (const [at, one] of spots.entries()) {
    for (const other of spots.slice(at + 1)) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (apart > SAME_SPOT) room = Math.min(room, apart / (one.r + other.r + 5));
    }
  }
  return Math.max(1, Math.min(room, 1 / scale));
}
