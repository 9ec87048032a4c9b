/** How panels and what is in them are arranged. */
import type { Mat } from "../generated/Mat";
import type { Node } from "../generated/Node";
import type { Panel } from "../generated/Panel";
import type { Text } from "../generated/Text";

/** Panels above each other in the same columns of the wide screen. */
export interface Column {
  readonly span: number;
  readonly panels: readonly Panel[];
}

export function columns(panels: readonly Panel[]): readonly Column[] {
  const found: { span: number; panels: Panel[] }[] = [];
  for (const panel of panels) {
    const above = found.at(-1);
    if (panel.under && above) above.panels.push(panel);
    else found.push({ span: Math.min(12, Math.max(1, panel.span || 12)), panels: [panel] });
  }
  return found;
}

/** On a small screen the panels of the decision in hand come first, each by itself. */
export function focusFirst(panels: readonly Panel[]): readonly Panel[] {
  return [...panels.filter((panel) => panel.focus), ...panels.filter((panel) => !panel.focus)];
}

/** What the way to a panel is called: its title, or else that of the first thing in it that has a name. */
export function called(panel: Panel): Text {
  return panel.title.length > 0 ? panel.title : named(panel.content);
}

function named(nodes: readonly Node[]): Text {
  for (const node of nodes) {
    if (typeof node !== "object") continue;
    if ("canvas" in node) return [{ text: node.canvas.name }];
    if ("track" in node && node.track.title.length > 0) return node.track.title;
    if ("section" in node && node.section.title.length > 0) return node.section.title;
    const inner = "row" in node ? node.row.flatMap((share) => share.nodes) : [];
    const within = named("section" in node ? node.section.nodes : "grid" in node ? node.grid.nodes : inner);
    if (within.length > 0) return within;
  }
  return [];
}

/** The viewer's mat first, the others in turn order from there. */
export function inTurnOrder(mats: readonly Mat[], mine: number | null): readonly Mat[] {
  const from = (mat: Mat): number => (mat.seat - (mine ?? 0) + mats.length) % mats.length;
  return mats.toSorted((one, other) => from(one) - from(other));
}

/** A wide span on a middling screen: thirds and quarters become halves, the rest takes the whole width. */
export function middling(span: number): number {
  if (span <= 2) return 4;
  return span <= 4 ? 6 : 12;
}

export type Heading = "title" | "head" | "label";

function drawn(node: Node): boolean {
  return typeof node === "object" && ("canvas" in node || "row" in node || "grid" in node);
}

function isDock(node: Node): boolean {
  return typeof node === "object" && "card" in node && node.card.shape === "dock";
}

/** How a section's heading is set: large over a board, bold beside a badge, else a small label. */
export function heading(section: {
  readonly title: readonly object[];
  readonly nodes: readonly Node[];
}): Heading {
  const [first] = section.title;
  if (section.nodes.some(drawn) || section.nodes.some(isDock)) return "title";
  if (first && !("text" in first) && !("strong" in first)) return "head";
  return "label";
}

/** So many letters make a column of a narrow card. */
const WORDY = 100;

function isWordy(node: Node): boolean {
  if (typeof node !== "object" || !("card" in node)) return false;
  const letters = node.card.text.map((span) => ("text" in span ? span.text.length : 0));
  return letters.reduce((sum, length) => sum + length, 0) > WORDY;
}

/** The least width at which a grid's cells can still be read, in pixels for letters of the usual size: it grows with them. */
export function least(nodes: readonly Node[]): number {
  const [first] = nodes;
  if (typeof first !== "object") return 90;
  if ("canvas" in first) return 120;
  if ("section" in first) return heading(first.section) === "title" ? 140 : 118;
  if (nodes.some(isWordy)) return 140;
  if ("card" in first) return { card: 100, tile: 100, stack: 100, dock: 132, strip: 88 }[first.card.shape];
  return 90;
}
