/** What a thing of a scene is, for whoever points at it. */
import type { Card } from "../generated/Card";
import type { Id } from "../generated/Id";
import type { Node } from "../generated/Node";
import type { Piece } from "../generated/Piece";
import type { Scene } from "../generated/Scene";
import type { Socket } from "../generated/Socket";
import type { Step } from "../generated/Step";
import type { Text } from "../generated/Text";

export interface Thing {
  readonly name: string;
  /** What is written on it. */
  readonly text: Text;
  /** It has a face that can be looked at closer. */
  readonly card?: Card;
}

export function thingIn(scene: Scene, id: Id): Thing | null {
  for (const leaf of leavesOf(scene)) {
    const found = among(leaf, id);
    if (found) return found;
  }
  return null;
}

/** The pieces of a seat, wherever they stand. */
export function piecesOf(scene: Scene, seat: number): ReadonlySet<Id> {
  const pieces = leavesOf(scene).flatMap((leaf) => {
    if ("canvas" in leaf) return leaf.canvas.pieces;
    return "card" in leaf ? leaf.card.sockets.flatMap(({ piece }) => piece ?? []) : [];
  });
  const isOwn = ({ tone }: Piece): boolean => typeof tone === "object" && tone.seat === seat;
  return new Set(pieces.filter(isOwn).map(({ id }) => id));
}

/** What holds nothing but things. */
type Leaf = Exclude<Node, string>;

function leavesOf(scene: Scene): readonly Leaf[] {
  return [...scene.panels.map((panel) => panel.content), ...scene.mats.map((mat) => mat.nodes)].flatMap(
    (nodes) => nodes.flatMap(leaves),
  );
}

function leaves(node: Node): readonly Leaf[] {
  if (node === "rule") return [];
  if ("row" in node) return node.row.flatMap(({ nodes }) => nodes.flatMap(leaves));
  if ("grid" in node) return node.grid.nodes.flatMap(leaves);
  return "section" in node ? node.section.nodes.flatMap(leaves) : [node];
}

function among(leaf: Leaf, id: Id): Thing | null {
  if ("chips" in leaf) return leaf.chips.find((chip) => chip.id === id) ?? null;
  if ("gap" in leaf) return leaf.gap.id === id ? { name: "", text: leaf.gap.text } : null;
  if ("track" in leaf) {
    const step = leaf.track.steps.find((one) => one.id === id);
    return step ? stepped(step) : null;
  }
  if ("card" in leaf) {
    const { card } = leaf;
    if (card.id === id) return { name: card.name, text: card.text, card };
    const socket = card.sockets.find((one) => one.id === id || one.piece?.id === id);
    return socket ? held(socket) : null;
  }
  if (!("canvas" in leaf)) return null;
  const { places, pieces } = leaf.canvas;
  const piece = pieces.find((one) => one.id === id);
  if (piece) return { name: piece.name, text: piece.badge === "" ? [] : [{ text: piece.badge }] };
  return places.find((place) => place.id === id) ?? null;
}

const stepped = (step: Step): Thing => ({
  name: step.name,
  text: step.here.length > 0 ? step.here : step.label,
});

/** A place on a card, or what stands in it: the two are pointed at as one. */
function held({ name, piece, hint }: Socket): Thing {
  return { name: piece?.name ?? name, text: piece ? [{ text: name }] : hint };
}
