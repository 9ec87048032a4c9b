/** What a thing of a scene is, for whoever points at it. */
import type { Card } from "../generated/Card";
import type { Id } from "../generated/Id";
import type { Node } from "../generated/Node";
import type { Scene } from "../generated/Scene";
import type { Socket } from "../generated/Socket";
import type { Text } from "../generated/Text";

export interface Thing {
  readonly name: string;
  /** What is written on it. */
  readonly text: Text;
  /** It has a face that can be looked at closer. */
  readonly card?: Card;
}

export function thingIn(scene: Scene, id: Id): Thing | null {
  const all = [...scene.panels.flatMap((panel) => panel.content), ...scene.mats.flatMap((mat) => mat.nodes)];
  return first(all, (node) => among(node, id));
}

function first<T>(all: readonly T[], find: (one: T) => Thing | null): Thing | null {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return null;
}

function among(node: Node, id: Id): Thing | null {
  if (node === "rule" || "progress" in node || "text" in node) return null;
  if ("row" in node) return first(node.row, ({ nodes }) => first(nodes, (inner) => among(inner, id)));
  if ("grid" in node) return first(node.grid.nodes, (inner) => among(inner, id));
  if ("section" in node) return first(node.section.nodes, (inner) => among(inner, id));
  if ("chips" in node) return node.chips.find((chip) => chip.id === id) ?? null;
  if ("track" in node) return first(node.track.steps, (step) => (step.id === id ? stepped(step) : null));
  if ("gap" in node) return node.gap.id === id ? { name: "", text: node.gap.text } : null;
  if ("card" in node) {
    const { card } = node;
    if (card.id === id) return { name: card.name, text: card.text, card };
    return first(card.sockets, (socket) => held(socket, id));
  }
  const { places, pieces } = node.canvas;
  const piece = pieces.find((one) => one.id === id);
  if (piece) return { name: piece.name, text: piece.badge === "" ? [] : [{ text: piece.badge }] };
  return places.find((place) => place.id === id) ?? null;
}

const stepped = (step: { readonly name: string; readonly label: Text; readonly here: Text }): Thing => ({
  name: step.name,
  text: step.here.length > 0 ? step.here : step.label,
});

/** A place on a card, or what stands in it: the two are pointed at as one. */
function held({ id, name, piece, hint }: Socket, wanted: Id): Thing | null {
  if (id !== wanted && piece?.id !== wanted) return null;
  return { name: piece?.name ?? name, text: piece ? [{ text: name }] : hint };
}
