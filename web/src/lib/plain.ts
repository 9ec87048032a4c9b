/**
 * A scene in words: headings with lists under them, in the order of the scene. Everything it says is in the scene; where
 * pieces stand is read from the drawing.
 */
import type { Canvas } from "../generated/Canvas";
import type { Card } from "../generated/Card";
import type { Chip } from "../generated/Chip";
import type { Id } from "../generated/Id";
import type { Mat } from "../generated/Mat";
import type { Node } from "../generated/Node";
import type { Panel } from "../generated/Panel";
import type { Piece } from "../generated/Piece";
import type { Place } from "../generated/Place";
import type { Scene } from "../generated/Scene";
import type { Socket } from "../generated/Socket";
import type { Text } from "../generated/Text";
import type { Tone } from "../generated/Tone";
import type { Track } from "../generated/Track";
import { center, reach, type Point } from "./draw";
import { inTurnOrder } from "./layout";
import { spoken, type Names } from "./spoken";

/** A line of a list: things that are called the same are one line with their number. */
export interface Item {
  readonly ids: readonly Id[];
  readonly text: string;
  readonly count: number;
  readonly inner: readonly Item[];
}

type Block = { readonly say: string } | { readonly list: readonly Item[] };

/** What stands under one heading. */
export interface Part {
  readonly key: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly parts: readonly Part[];
}

/** Whose eyes these are, and the few words that are the client's own. */
export interface PlainWords {
  readonly names: Names;
  readonly mine: number | null;
  /** Things that can be chosen now: they are told even where others are passed over. */
  readonly pointed: ReadonlySet<Id>;
  readonly empty: string;
  readonly passed: string;
  readonly of: (done: number, of: number) => string;
}

/** Something of a panel before it is put under headings. */
type Piecemeal = { readonly item: Item } | { readonly say: string } | { readonly part: Omit<Part, "key"> };

/** The words of a text, without marks that only join them. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+×/-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Whether the second text has every word of the first. */
function saidIn(part: string, other: string): boolean {
  const others = new Set(wordsOf(other));
  return wordsOf(part).every((word) => others.has(word));
}

/** Several texts as one, without those that another already says. */
export function told(parts: readonly string[], between = ", "): string {
  const kept = parts.map((part) => part.trim()).filter((part) => part !== "");
  return kept
    .filter(
      (part, at) =>
        !kept.some(
          (other, index) => index !== at && saidIn(part, other) && (index < at || !saidIn(other, part)),
        ),
    )
    .join(between);
}

const item = (ids: readonly (Id | null)[], text: string, inner: readonly Item[] = []): Item => ({
  ids: ids.filter((id) => id !== null),
  text,
  count: 1,
  inner: gathered(inner),
});

/** Lines that say the same become one. */
export function gathered(items: readonly Item[]): readonly Item[] {
  const found = new Map<string, Item>();
  for (const one of items) {
    const key = JSON.stringify([one.text, one.inner.map(({ text, count }) => [text, count])]);
    const same = found.get(key);
    found.set(key, same ? { ...same, ids: [...same.ids, ...one.ids], count: same.count + one.count } : one);
  }
  return [...found.values()];
}

/** Icons and pieces are drawn beside the words that name them; those are heard once. */
function withoutEcho(text: Text): Text {
  const said = text
    .map((span) => ("text" in span ? span.text : "strong" in span ? span.strong : ""))
    .join(" ");
  return text.filter((span) => {
    const drawn =
      "icon" in span ? span.icon : "medal" in span ? span.medal : "piece" in span ? span.piece : null;
    return drawn === null || !saidIn(drawn.name, said);
  });
}

const figures = (text: Text): Text =>
  text.filter((span) => "text" in span || "strong" in span || "live" in span);

/** Whether a point lies in the place. A drawn path holds only what stands in its middle. */
function within(place: Place, { x, y }: Point): boolean {
  const { shape } = place;
  if ("rect" in shape) {
    const { rect } = shape;
    return x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h;
  }
  const middle = center(shape);
  const r = "hex" in shape ? shape.hex.r : reach(shape);
  return Math.hypot(x - middle.x, y - middle.y) <= r;
}

class Teller {
  constructor(private readonly words: PlainWords) {}

  readonly say = (text: Text): string => spoken(withoutEcho(text), this.words.names).trim();

  /** Whose it is, if its color is a player's and its name does not say so. */
  owned(name: string, tone: Tone): string {
    return typeof tone === "object" ? told([name, this.words.names(tone.seat)]) : name;
  }

  /** What lies on one's own side needs no name. */
  others(name: string, tone: Tone): string {
    return typeof tone === "object" && tone.seat === this.words.mine ? name : this.owned(name, tone);
  }

  titled(title: Text, note: Text): string {
    return told([this.say(title), this.say(note)]);
  }

  node(node: Node): readonly Piecemeal[] {
    if (node === "rule") return [];
    if ("row" in node) return node.row.flatMap((share) => this.nodes(share.nodes));
    if ("grid" in node) return this.nodes(node.grid.nodes);
    if ("section" in node) {
      const { title, note, nodes } = node.section;
      return [{ part: this.part(this.titled(title, note), this.nodes(nodes)) }];
    }
    if ("chips" in node) return node.chips.map((chip) => ({ item: this.chip(chip) }));
    if ("canvas" in node) return [{ part: this.canvas(node.canvas) }];
    if ("card" in node) return [{ item: this.card(node.card) }];
    if ("track" in node) return [{ part: this.track(node.track) }];
    if ("progress" in node) {
      const { text, bars } = node.progress;
      const lines = bars.map((bar) =>
        item([], `${this.say(bar.label)}: ${this.words.of(bar.done, bar.of)}`.replace(/^: /u, "")),
      );
      return [{ say: this.say(text) }, ...lines.map((line) => ({ item: line }))];
    }
    if ("text" in node) return [{ say: this.say(node.text) }];
    return [{ item: item([node.gap.id], this.say(node.gap.text) || this.words.empty) }];
  }

  nodes(nodes: readonly Node[]): readonly Piecemeal[] {
    return nodes.flatMap((node) => this.node(node));
  }

  /** Puts what follows each other under one heading: lines into lists, lone drawings into what is around them. */
  part(title: string, pieces: readonly Piecemeal[]): Omit<Part, "key"> {
    const blocks: Block[] = [];
    const parts: Omit<Part, "key">[] = [];
    let lines: Item[] = [];
    const close = (): void => {
      if (lines.length > 0) blocks.push({ list: gathered(lines) });
      lines = [];
    };
    for (const piece of pieces) {
      if ("item" in piece) lines.push(piece.item);
      else if ("part" in piece) {
        const same = piece.part.title === "" || told([title, piece.part.title]) === title;
        if (!same) parts.push(piece.part);
        else {
          close();
          blocks.push(...piece.part.blocks);
          parts.push(...piece.part.parts);
        }
      } else if (piece.say !== "") {
        close();
        blocks.push({ say: piece.say });
      }
    }
    close();
    return { title, blocks, parts: keyed(parts) };
  }

  /** A chip's name tells it all, but for whose it is, and for a count that it leaves out. */
  chip(chip: Chip): Item {
    const whose = chip.text.flatMap((span) => ("crest" in span ? [this.words.names(span.crest)] : []));
    const known = new Set(chip.name.match(/\d+/gu));
    const counts = chip.text.flatMap((span) =>
      "strong" in span && /^[×+−]?\d+$/u.test(span.strong) && !known.has(span.strong.replace(/\D/gu, ""))
        ? [span.strong]
        : [],
    );
    const named = [told([...whose, chip.name], " "), ...counts].join(": ");
    const name = chip.name.trim() === "" ? this.say(chip.text) : named;
    return item([chip.id], this.others(name, chip.tone));
  }

  /** A card's icons draw what its name says; only their figures are told. */
  card(card: Card): Item {
    const face = [card.band, card.corner, figures(card.icons), card.text, card.live].map(this.say);
    return item(
      [card.id],
      this.others(told([card.name, ...face]), card.tone),
      card.sockets.map((socket) => this.socket(socket)),
    );
  }

  socket(socket: Socket): Item {
    const holds = socket.piece ? this.piece(socket.piece).text : this.say(socket.hint) || this.words.empty;
    const said = socket.name.trim() === "" ? holds : `${socket.name}: ${holds}`;
    return item([socket.id, socket.piece?.id ?? null], said);
  }

  piece(piece: Piece): Item {
    return item([piece.id], this.owned(told([piece.name, piece.badge]), piece.tone));
  }

  /** Places with what stands on them: each thing in the smallest place that holds it. */
  canvas(canvas: Canvas): Omit<Part, "key"> {
    const bySize = canvas.places.toSorted((one, other) => reach(one.shape) - reach(other.shape));
    const around = (place: Place): Place | undefined =>
      bySize.find(
        (other) => reach(other.shape) > reach(place.shape) * 1.2 && within(other, center(place.shape)),
      );
    const pieces = canvas.pieces.filter((piece) => !piece.ghost);
    const holders = new Map(pieces.map((piece) => [piece, this.holder(bySize, piece)]));
    const under = (holder: Place | undefined): readonly Item[] => [
      ...canvas.places
        .filter((place) => around(place) === holder)
        .map((place) => this.place(place, under(place))),
      ...pieces.filter((piece) => holders.get(piece) === holder).map((piece) => this.piece(piece)),
    ];
    return this.part(
      canvas.name,
      under(undefined).map((line) => ({ item: line })),
    );
  }

  /** The place that is called like the piece, or the smallest that it stands in. */
  holder(bySize: readonly Place[], piece: Piece): Place | undefined {
    const here = bySize.filter((place) => within(place, piece));
    const { text } = this.piece(piece);
    return here.find((place) => saidIn(text, place.name)) ?? here[0];
  }

  /** A piece that is called like its place is the place. */
  place(place: Place, here: readonly Item[]): Item {
    const name = told([place.name, this.say(place.text)]);
    const itself = here.filter((one) => one.inner.length === 0 && saidIn(one.text, name));
    const rest = here.filter((one) => !itself.includes(one));
    return item([place.id, ...itself.flatMap((one) => one.ids)], name, rest);
  }

  /** A long scale is told by where somebody stands; one on which nobody stands, step by step. */
  track(track: Track): Omit<Part, "key"> {
    const held = track.steps.filter((step) => step.here.length > 0 || this.words.pointed.has(step.id));
    const steps = held.length > 0 ? held : track.steps;
    const lines = steps.map((step) => {
      const where = told([step.name, this.say(step.label)]);
      const who = this.say(step.here) || (step.passed ? this.words.passed : "");
      return item([step.id], who === "" ? where : `${where}: ${who}`);
    });
    return this.part(
      this.titled(track.title, track.note),
      lines.map((line) => ({ item: line })),
    );
  }

  mat(mat: Mat): Omit<Part, "key"> {
    const score = [this.say(mat.score), this.say(mat.unit)].filter((part) => part !== "").join(" ");
    const counters = mat.counters.map((counter) => item([], `${counter.name}: ${counter.value}`));
    const lines = [...(score === "" ? [] : [item([], score)]), ...counters];
    return this.part(told([this.words.names(mat.seat), this.say(mat.note)]), [
      ...lines.map((line) => ({ item: line })),
      ...new Teller({ ...this.words, mine: mat.seat }).nodes(mat.nodes),
    ]);
  }
}

function keyed(parts: readonly Omit<Part, "key">[], prefix = "part"): readonly Part[] {
  return parts.map((part, at) => ({ ...part, key: `${prefix}-${at}` }));
}

/** The panels, each under its heading; a panel without a title lends its place to what is in it. */
export function plainPanels(panels: readonly Panel[], words: PlainWords): readonly Part[] {
  const teller = new Teller(words);
  return panels.flatMap((panel) => {
    const whole = teller.part(teller.titled(panel.title, panel.note), teller.nodes(panel.content));
    if (whole.title !== "") return [{ ...whole, key: panel.id }];
    const rest = whole.blocks.length > 0 ? [{ ...whole, parts: [], key: panel.id }] : [];
    return [...rest, ...whole.parts.map((part, at) => ({ ...part, key: `${panel.id}-${at}` }))];
  });
}

/** The players, the viewer first and the others in turn order. */
export function plainMats(mats: readonly Mat[], words: PlainWords): readonly Part[] {
  const teller = new Teller(words);
  return inTurnOrder(mats, words.mine).map((mat) => ({ ...teller.mat(mat), key: `mat-${mat.seat}` }));
}

/** Every line of a part, those within others too. */
export function itemsOf(part: Part): readonly Item[] {
  const deep = (one: Item): readonly Item[] => [one, ...one.inner.flatMap(deep)];
  const own = part.blocks.flatMap((block) => ("list" in block ? block.list.flatMap(deep) : []));
  return [...own, ...part.parts.flatMap(itemsOf)];
}

/** How each thing is called. */
export function namesOfThings(parts: readonly Part[]): ReadonlyMap<Id, string> {
  return new Map(parts.flatMap(itemsOf).flatMap((one) => one.ids.map((id): [Id, string] => [id, one.text])));
}

/** A part read line by line, as the command line answers. */
export function readOut(part: Part): readonly string[] {
  const lines = (one: Item, indent = ""): readonly string[] => [
    indent + counted(one),
    ...one.inner.flatMap((inner) => lines(inner, `${indent}– `)),
  ];
  return [
    part.title,
    ...part.blocks.flatMap((block) =>
      "list" in block ? block.list.flatMap((one) => lines(one)) : [block.say],
    ),
    ...part.parts.flatMap(readOut),
  ].filter((line) => line !== "");
}

export function counted(one: Item): string {
  return one.count > 1 ? `${one.text} ×${one.count}` : one.text;
}

/**
 * The viewer's hand: whatever holds things that are called "hand/…", or what is headed like the counter with the sign of a
 * hand on the viewer's mat.
 */
export function handOf(scene: Scene, parts: readonly Part[], mine: number | null): readonly Part[] {
  const sign = scene.mats
    .find((mat) => mat.seat === mine)
    ?.counters.find(({ symbol }) => symbol === "i-hand");
  const isHand = (part: Part): boolean =>
    part.key === "hand" ||
    part.blocks.some(
      (block) => "list" in block && block.list.some((one) => one.ids.some((id) => id.startsWith("hand/"))),
    ) ||
    (sign !== undefined && wordsOf(part.title)[0] === wordsOf(sign.name)[0]);
  const search = (part: Part): readonly Part[] => (isHand(part) ? [part] : part.parts.flatMap(search));
  return parts.flatMap(search);
}
