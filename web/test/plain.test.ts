import { describe, expect, test } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { Canvas } from "../src/generated/Canvas";
import type { Card } from "../src/generated/Card";
import type { Node } from "../src/generated/Node";
import type { Panel } from "../src/generated/Panel";
import type { Piece } from "../src/generated/Piece";
import type { Place } from "../src/generated/Place";
import type { Scene } from "../src/generated/Scene";
import type { Text } from "../src/generated/Text";
import { COMMANDS, understood, type Vocabulary } from "../src/lib/commands";
import { numbersOf, offers, readOffer, runs } from "../src/lib/offers";
import {
  gathered,
  handOf,
  itemsOf,
  namesOfThings,
  plainMats,
  plainPanels,
  readOut,
  told,
  type PlainWords,
} from "../src/lib/plain";
import { sentences, spoken } from "../src/lib/spoken";
import { inAll } from "../src/lib/words.svelte";
import { choice, refusal } from "./choices";

const names = (seat: number): string => ["Ana", "Bruno", "Cleo"][seat] ?? "?";
const words: PlainWords = {
  names,
  mine: 0,
  pointed: new Set(),
  empty: "empty",
  passed: "passed",
  of: (done, of) => `${done} of ${of}`,
};
const say = (text: string): Text => [{ text }];
const panel = (title: string, content: readonly Node[], id = "p"): Panel => ({
  id,
  title: title === "" ? [] : say(title),
  icon: null,
  note: [],
  span: 12,
  under: false,
  framed: false,
  focus: false,
  content: [...content],
});
const piece = (id: string, name: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  id,
  name,
  x,
  y,
  size: 10,
  symbol: "s",
  tone: "plain",
  badge: "",
  turn: 0,
  ghost: false,
  ...more,
});
const round = (id: string, name: string, x: number, y: number, r: number): Place => ({
  id,
  name,
  shape: { circle: { x, y, r, paint: "socket" } },
  text: [],
});
const canvas = (name: string, places: readonly Place[], pieces: readonly Piece[]): Node => ({
  canvas: { name, width: 100, height: 100, art: null, shapes: [], places, pieces } as unknown as Canvas,
});
const card = (id: string, name: string, more: Partial<Card> = {}): Node => ({
  card: {
    id,
    name,
    shape: "card",
    tone: "plain",
    band: [],
    corner: [],
    icons: [],
    text: [],
    live: [],
    sockets: [],
    ...more,
  },
});
const read = (panels: readonly Panel[], more: Partial<PlainWords> = {}): readonly string[] =>
  plainPanels(panels, { ...words, ...more }).flatMap(readOut);

describe("what is said once is not said again", () => {
  test("parts that another holds are left out", () =>
    expect(told(["Attack 4", "Attack", "4", "", "now 2"])).toBe("Attack 4, now 2"));
  test("equal parts are said once", () => expect(told(["free", "free"])).toBe("free"));
  test("figures are words of their own", () => expect(told(["deck 10", "1"])).toBe("deck 10, 1"));
  test("an icon beside its own name is silent", () => {
    const title: Text = [{ medal: { symbol: "m", tone: "red", name: "Media" } }, { text: " Media" }];
    expect(read([{ ...panel("", []), title }])).toEqual(["Media"]);
  });
});

describe("boards", () => {
  test("pieces are told where they stand, with their number and whose they are", () => {
    const nodes = [
      canvas(
        "Sky",
        [round("mars", "Mars", 20, 20, 15), round("moon", "Moon", 80, 80, 10)],
        [
          piece("a", "ship", 18, 20, { tone: { seat: 1 } }),
          piece("b", "ship", 22, 20, { tone: { seat: 1 } }),
          piece("c", "probe", 50, 50),
          piece("d", "ghost", 80, 80, { ghost: true }),
        ],
      ),
    ];
    expect(read([panel("Space", nodes)])).toEqual([
      "Space",
      "Sky",
      "Mars",
      "– ship, Bruno ×2",
      "Moon",
      "probe",
    ]);
  });
  test("small places lie in larger ones; a piece that is called like its place is the place", () => {
    const nodes = [
      canvas(
        "Dock",
        [round("pod", "Pod, 0/1", 50, 50, 20), round("seat", "free seat", 50, 50, 8)],
        [piece("pod-piece", "Pod, 0/1", 50, 50)],
      ),
    ];
    const parts = plainPanels([panel("Dock", nodes)], words);
    expect(parts.flatMap(readOut)).toEqual(["Dock", "Pod, 0/1", "– free seat"]);
    expect(namesOfThings(parts).get("pod-piece")).toBe("Pod, 0/1");
  });
  test("a drawing that is called like its panel has no heading of its own", () => {
    const parts = plainPanels([panel("Space", [canvas("Space", [round("x", "X", 5, 5, 4)], [])])], words);
    expect(parts[0]?.parts).toEqual([]);
    expect(parts[0]?.blocks).toHaveLength(1);
  });
});

describe("cards, chips, tracks", () => {
  test("a card tells its name, its sentence and its places", () => {
    const dock = card("dock", "Dock", {
      text: say("three alike"),
      icons: [{ icon: { symbol: "i", name: "picture" } }, { live: "×2" }],
      sockets: [
        { id: "s1", name: "seat", piece: piece("red", "red", 0, 0), hint: [] },
        { id: "s2", name: "seat", piece: null, hint: [] },
        { id: "s3", name: "seat", piece: null, hint: [] },
      ],
    });
    expect(read([panel("Docks", [dock])])).toEqual([
      "Docks",
      "Dock, ×2, three alike",
      "– seat: red",
      "– seat: empty ×2",
    ]);
  });
  test("equal cards are one line with all their ids", () => {
    const parts = plainPanels([panel("Hand", [card("a", "Zap"), card("b", "Zap")])], words);
    expect(parts.flatMap(readOut)).toEqual(["Hand", "Zap ×2"]);
    expect(parts.flatMap(itemsOf)[0]?.ids).toEqual(["a", "b"]);
  });
  test("a chip whose name leaves out how many it stands for says so; no count is said twice", () => {
    const chips: Node = {
      chips: [
        { id: null, name: "Engineering cubes", tone: "plain", text: [{ strong: "2" }] },
        { id: null, name: "3 blue settlers", tone: "blue", text: [{ strong: "×3" }] },
      ],
    };
    expect(read([panel("Dice", [chips])])).toEqual(["Dice", "Engineering cubes: 2", "3 blue settlers"]);
  });
  test("a chip is its name, and whose it is", () => {
    const chips: Node = {
      chips: [
        { id: null, name: "2", tone: "plain", text: [{ crest: 1 }, { strong: "2" }] },
        { id: "c", name: "Blue: 10", tone: "blue", text: say("10 Blue") },
        { id: "d", name: "Officer", tone: { seat: 0 }, text: [] },
        { id: "e", name: "Officer", tone: { seat: 2 }, text: [] },
      ],
    };
    expect(read([panel("Supply", [chips])])).toEqual([
      "Supply",
      "Bruno 2",
      "Blue: 10",
      "Officer",
      "Officer, Cleo",
    ]);
  });
  const step = (n: number, here: Text = []): object => ({
    id: `step/${n}`,
    name: `Space ${n}`,
    label: [],
    icon: null,
    passed: n === 0,
    here,
  });
  test("a track tells where somebody stands, and what can be chosen", () => {
    const track = {
      track: {
        title: say("Fame"),
        note: [],
        steps: [step(0), step(1, [{ crest: 0 }, { crest: 2 }]), step(2)],
      },
    } as unknown as Node;
    expect(read([panel("", [track])])).toEqual(["Fame", "Space 1: Ana, Cleo"]);
    expect(read([panel("", [track])], { pointed: new Set(["step/2"]) })).toContain("Space 2");
  });
  test("a track on which nobody stands is told step by step", () => {
    const track = { track: { title: say("Steps"), note: [], steps: [step(0), step(1)] } } as unknown as Node;
    expect(read([panel("", [track])])).toEqual(["Steps", "Space 0: passed", "Space 1"]);
  });
  test("progress, gaps, rows, grids and sections", () => {
    const nodes: Node[] = [
      { progress: { text: say("Goals"), bars: [{ tone: "plain", label: say("Ana"), done: 1, of: 3 }] } },
      "rule",
      { row: [{ share: 1, nodes: [{ gap: { id: null, text: [] } }] }] },
      { grid: { columns: 2, nodes: [{ text: say("a sentence") }] } },
      { section: { title: say("Inner"), note: say("2"), nodes: [] } },
    ];
    expect(read([panel("All", nodes)])).toEqual([
      "All",
      "Goals",
      "Ana: 1 of 3",
      "empty",
      "a sentence",
      "Inner, 2",
    ]);
  });
});

test("mats come in turn order from the viewer, with score and counters", () => {
  const mats = specimen.play?.scene.mats ?? [];
  const parts = plainMats(mats, { ...words, mine: 2 });
  expect(parts.map(({ key }) => key)).toEqual(["mat-2", "mat-0", "mat-1"]);
  expect(parts.every((part) => part.blocks.length > 0)).toBe(true);
});

test("everything that can be clicked in the specimen has a name", () => {
  const scene = specimen.play?.scene as Scene;
  const known = namesOfThings([
    ...plainPanels(scene.panels, { ...words, pointed: new Set(scene.choices.flatMap(({ path }) => path)) }),
    ...plainMats(scene.mats, words),
  ]);
  const clicked = new Set(scene.choices.flatMap(({ path }) => path));
  expect([...clicked].filter((id) => !known.get(id))).toEqual([]);
});

describe("the hand", () => {
  const scene = specimen.play?.scene as Scene;
  test("is what holds things called hand", () => {
    const parts = plainPanels([panel("Table", []), panel("Mine", [card("hand/1", "Zap")])], words);
    expect(handOf(scene, parts, null).map(({ title }) => title)).toEqual(["Mine"]);
  });
  test("or what is headed like the counter of a hand", () => {
    const mat = { ...(scene.mats[0] as Scene["mats"][number]), seat: 0 };
    const counters = [{ symbol: "i-hand", name: "Hand", value: "1" }];
    const section: Node = { section: { title: say("Hand"), note: say("1/4"), nodes: [card("x", "Ship")] } };
    const parts = plainPanels([panel("Board", [section])], words);
    expect(handOf({ ...scene, mats: [{ ...mat, counters }] }, parts, 0)[0]?.title).toBe("Hand, 1/4");
  });
});

describe("choices by number", () => {
  const verb = (id: string, weight: "main" | "plain" | "quiet"): Scene["verbs"][number] => ({
    id,
    label: say(id),
    icon: null,
    preview: [],
    weight,
  });
  const scene = {
    ...(specimen.play?.scene as Scene),
    verbs: [verb("move", "main"), verb("pass", "quiet")],
    choices: [
      choice("pass:"),
      ...["red", "blue"].flatMap((thing) =>
        [1, 2, 3, 4, 5].map((to) => ({
          ...choice(`move: ${thing} p${to}`),
          preview: to === 1 ? say("+1") : [],
        })),
      ),
    ],
    refused: [refusal("move: green p1", "none left"), refusal("move: green p1", "none left")],
  };
  const things = new Map([
    ["red", "Red ship"],
    ["blue", "Blue ship"],
  ]);
  const found = offers(scene, (text) => spoken(text, names), things);
  test("are gathered by verb in the order of the verbs, many of them by their first thing", () => {
    expect(found.groups.map(({ title }) => title)).toEqual(["move", "pass"]);
    expect(found.groups[0]?.groups.map(({ title }) => title)).toEqual(["Red ship", "Blue ship"]);
  });
  test("are numbered through, and refusals after them, once", () => {
    expect(found.all.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(found.refusals.map(({ n, reason }) => [n, reason])).toEqual([[12, "none left"]]);
  });
  test("tell what they would do, and which of them gives up the rest", () => {
    expect(readOffer(found.all[0] as (typeof found.all)[number])).toBe("move: red p1, +1");
    expect(found.all.filter(({ quiet }) => quiet).map(({ n }) => n)).toEqual([11]);
  });
  test("things know their numbers", () => {
    expect(runs(numbersOf(found, ["blue"]))).toBe("6–10");
    expect(runs([1, 3, 4, 5, 9])).toBe("1, 3–5, 9");
  });
  test("few choices are one list", () => {
    const few = offers({ ...scene, choices: scene.choices.slice(0, 4) }, () => "x", things);
    expect(few.groups.map(({ groups, offers: own }) => [groups.length, own.length])).toEqual([
      [0, 3],
      [0, 1],
    ]);
  });
});

describe("the command line", () => {
  const vocabulary = Object.fromEntries(
    COMMANDS.map((command) => [command, inAll(`cmd-${command}`).flatMap((some) => some.split("|"))]),
  ) as unknown as Vocabulary;
  const heard = (text: string): unknown[] => {
    const { command, number, rest } = understood(text, vocabulary);
    return [command, number, rest];
  };
  test.each([
    ["hand", "hand", null, ""],
    ["MANO", "hand", null, ""],
    ["tablero marte", "board", null, "marte"],
    ["12", "take", 12, ""],
    ["why 3", "why", 3, "3"],
    ["¿Por qué 3?", "why", 3, "3"],
    ["por que no 3", "why", 3, "3"],
    ["log 5", "log", 5, "5"],
    ["historial 7", "log", 7, "7"],
    ["último", "last", null, ""],
    ["hint", "hint", null, ""],
    ["Pista", "hint", null, ""],
    ["puntos", "scores", null, ""],
    ["esperando", "waiting", null, ""],
    ["deshacer", "undo", null, ""],
    ["sí", "yes", null, ""],
    ["?", "help", null, ""],
    ["boardwalk", "unknown", null, "boardwalk"],
    ["99999", "unknown", null, "99999"],
  ])("%s", (text, command, number, rest) => expect(heard(text)).toEqual([command, number, rest]));
  test("no word means two things", () => {
    const all = COMMANDS.flatMap((command) => [...new Set(vocabulary[command])]);
    expect(new Set(all).size).toBe(all.length);
  });
});

test("lines become sentences", () => expect(sentences(["Ana moves", " ", "Done."])).toBe("Ana moves. Done."));
test("crests beside each other are told apart", () =>
  expect(spoken([{ crest: 0 }, { crest: 1 }, { strong: "3" }], names)).toBe("Ana, Bruno 3"));
test("equal lines are gathered", () => {
  const line = { ids: ["a"], text: "x", count: 1, inner: [] };
  expect(gathered([line, { ...line, ids: ["b"] }])).toEqual([{ ...line, ids: ["a", "b"], count: 2 }]);
});
