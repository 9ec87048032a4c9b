import { describe, expect, test } from "vitest";
import { chapters } from "../src/lib/chronicle";
import { arrival, center, ghostSize, graduation, growth, hexPoints, painted, stands } from "../src/lib/draw";
import { emphasized } from "../src/lib/emphasis";
import { called, columns, focusFirst, heading, least, middling } from "../src/lib/layout";
import { arc, carried, moved, start } from "../src/lib/motion";
import { nearest } from "../src/lib/roving";
import { routed } from "../src/lib/router.svelte";
import { joined, spoken } from "../src/lib/spoken";
import { color, crest, lit } from "../src/lib/tone";
import { againstBots, applying, initial, options, usualSeats } from "../src/lib/wish";
import { specimen, specimenGame } from "../src/dev/specimen";
import { card } from "../src/dev/specimen/vocabulary";
import type { Canvas } from "../src/generated/Canvas";
import type { Node } from "../src/generated/Node";
import type { Panel } from "../src/generated/Panel";
import { daysIn, inMonth, monthNames, perSeat, stated } from "../src/lib/days";
import { changed, first, parts, taken } from "../src/lib/own";
import type { Line } from "../src/generated/Line";
import type { Setting } from "../src/generated/Setting";

const names = (seat: number): string => ["Ana", "Bruno"][seat] ?? "?";

describe("text read aloud", () => {
  test("pieces are read apart", () => {
    const text = [
      { seat: 1 },
      { text: " moves " },
      { piece: { symbol: "s", tone: "red" as const, name: "red" } },
      { piece: { symbol: "s", tone: "blue" as const, name: "blue" } },
      { text: ", then stops" },
    ];
    expect(spoken(text, names)).toBe("Bruno moves red blue, then stops");
  });
  test("labels do not repeat themselves", () =>
    expect(joined(["Tile: red", "", " red ", "now"])).toBe("Tile: red, now"));
});

describe("layout", () => {
  const panel = (id: string, span: number, more: Partial<Panel> = {}): Panel => ({
    id,
    title: [],
    icon: null,
    note: [],
    span,
    under: false,
    framed: false,
    focus: false,
    content: [],
    ...more,
  });
  test("panels stand beneath each other where they ask for it", () => {
    const found = columns([panel("a", 6), panel("b", 0, { under: true }), panel("c", 6)]);
    expect(found.map((column) => [column.span, column.panels.map(({ id }) => id)])).toEqual([
      [6, ["a", "b"]],
      [6, ["c"]],
    ]);
  });
  test("the first panel has nothing to stand beneath", () =>
    expect(columns([panel("a", 0, { under: true })])[0]?.span).toBe(12));
  test("the decision comes first on small screens", () => {
    expect(focusFirst([panel("a", 3), panel("b", 3, { focus: true })]).map(({ id }) => id)).toEqual([
      "b",
      "a",
    ]);
  });
  test("a panel without a title is called by the first name in it", () => {
    const canvas = { name: "Sky", width: 1, height: 1, art: null, shapes: [], places: [], pieces: [] };
    const content = ["rule" as const, { row: [{ share: 1, nodes: [{ canvas }] }] }];
    expect(called(panel("a", 3, { title: [], content }))).toEqual([{ text: "Sky" }]);
    expect(called(panel("a", 3, { title: [{ text: "Here" }], content }))).toEqual([{ text: "Here" }]);
    expect(called(panel("a", 3, { title: [], content: [] }))).toEqual([]);
  });
  test("quarters become halves on middling screens", () =>
    expect([2, 3, 4, 5, 12].map(middling)).toEqual([4, 6, 6, 12, 12]));
  test("headings fit what they stand over", () => {
    expect(heading({ title: [{ text: "Earth" }], nodes: [{ grid: { columns: 2, nodes: [] } }] })).toBe(
      "title",
    );
    expect(heading({ title: [{ medal: {} }], nodes: [] })).toBe("head");
    expect(heading({ title: [{ text: "Hand" }], nodes: [] })).toBe("label");
  });
  test("cells are never too narrow", () => expect(least([{ text: [] }])).toBeGreaterThan(0));
  test("cards that say much are wider than those that say little", () => {
    const saying = (length: number): Node =>
      card("a", "A", "card", "plain", { text: [{ text: "a".repeat(length) }] });
    expect(least([saying(200)])).toBeGreaterThan(least([saying(10)]));
  });
});

describe("drawing", () => {
  const canvas: Canvas = {
    name: "",
    width: 200,
    height: 200,
    art: null,
    shapes: [
      { circle: { x: 50, y: 100, r: 20, paint: "socket" } },
      { circle: { x: 150, y: 100, r: 20, paint: "socket" } },
    ],
    places: [
      { id: "world", name: "", shape: { circle: { x: 100, y: 100, r: 90, paint: "hair" } }, text: [] },
    ],
    pieces: [
      {
        id: "p",
        name: "",
        x: 50,
        y: 100,
        size: 24,
        symbol: "s",
        tone: "plain",
        badge: "",
        turn: 0,
        ghost: false,
      },
    ],
  };
  const world = canvas.places[0];
  test("who comes to a world takes its first free seat", () => {
    expect(world && arrival(canvas, world)).toMatchObject({ x: 150, y: 100 });
  });
  test("without seats, the middle", () =>
    expect(world && arrival({ ...canvas, shapes: [] }, world)).toMatchObject({ x: 100 }));
  test("pieces grow on small screens, but never into each other", () => {
    expect(growth(canvas, 1)).toBe(1);
    expect(growth(canvas, 0.8)).toBeCloseTo(1.25);
    expect(growth(canvas, 0.2)).toBe(1.4);
    const crowd = {
      ...canvas,
      shapes: [
        { circle: { x: 20, y: 0, r: 20, paint: "socket" as const } },
        { circle: { x: 62, y: 0, r: 20, paint: "socket" as const } },
      ],
      pieces: [],
    };
    expect(growth(crowd, 0.5)).toBe(1);
  });
  test("a ghost is as large as its like, or as the place allows", () => {
    const [piece] = canvas.pieces;
    expect(ghostSize(canvas, piece?.symbol ?? "", 90)).toBe(piece?.size);
    expect(ghostSize(canvas, "nobody", 90)).toBe(34);
    expect(ghostSize(canvas, "nobody", 10)).toBeCloseTo(14.5);
  });
  test("a piece stands on the place it is in the middle of", () => {
    const [piece] = canvas.pieces;
    expect(piece && world && stands(piece, world)).toBe(false);
    expect(piece && world && stands({ ...piece, x: 100 }, world)).toBe(true);
  });
  test("shapes have middles", () => {
    expect(center({ rect: { x: 0, y: 0, w: 10, h: 20, r: 0, paint: "hair" } })).toEqual({ x: 5, y: 10 });
    expect(center({ path: { d: "M0 0L10 0L10 20Z", paint: "hair" } })).toEqual({ x: 5, y: 10 });
  });
  test("hexagons have six corners, rings thirty-six marks", () => {
    expect(hexPoints(0, 0, 10, true).split(" ")).toHaveLength(6);
    expect(graduation(0, 0, 10).match(/M/gu)).toHaveLength(36);
  });
  test("paint has a class and a tone", () => {
    expect(painted("socket")).toEqual({ class: "paint-socket", tone: undefined });
    expect(painted({ line: { seat: 1 } })).toEqual({ class: "paint-line", tone: "var(--p2)" });
  });
  test("seats have a color, a shape and a letter, all different", () => {
    const gems = [0, 1, 2, 3, 4].map(crest);
    expect(gems.map((gem) => gem.letter).join("")).toBe("LHJVT");
    expect(new Set(gems.map((gem) => gem.shape)).size).toBe(5);
    expect(color({ seat: 4 })).toBe("var(--p5)");
    expect(lit({ of: "red" })[1]).toContain("--c-red");
  });
});

describe("motion", () => {
  const spot = { x: 0, y: 0, w: 10, h: 10 };
  test("things set out one after another, all within a limit", () => {
    expect(start(0, 3)).toBe(0);
    expect(start(1, 3)).toBeLessThan(320);
    expect(start(39, 40)).toBeLessThan(1_600);
  });
  test("a slight arc from where it was", () => {
    const frames = arc({ x: 100, y: 0, w: 20, h: 20 }, spot);
    expect(frames[0]?.["transform"]).toContain("translate(100px, 0px)");
    expect(frames.at(-1)?.["transform"]).toContain("scale(1, 1)");
  });
  test("what stays stays", () => expect(moved(spot, { ...spot, x: 2 })).toBe(false));
  test("what stands on ground that was pushed aside has not traveled", () => {
    const ground = {};
    const before = { ...spot, ground, groundX: 0, groundY: 100 };
    const pushed = { ...before, y: 300, groundY: 400 };
    expect(moved(carried(before, pushed), pushed)).toBe(false);
    expect(carried(before, { ...pushed, x: 50 })).toMatchObject({ x: 0, y: 300 });
    expect(carried(before, { ...pushed, ground: {} })).toMatchObject({ y: 0 });
  });
});

test("arrows go to the nearest in their direction", () => {
  const others = [
    { at: { x: 100, y: 0 }, item: "east" },
    { at: { x: 60, y: 80 }, item: "aslant" },
    { at: { x: 0, y: 50 }, item: "south" },
  ];
  expect(nearest({ x: 0, y: 0 }, { x: 1, y: 0 }, others)).toBe("east");
  expect(nearest({ x: 0, y: 0 }, { x: 0, y: 1 }, others)).toBe("south");
  expect(nearest({ x: 0, y: 0 }, { x: -1, y: 0 }, others)).toBeNull();
});

test("the log is told by turns, the newest first, with what followed each deed", () => {
  const told = chapters(specimen.log);
  expect(told.map((chapter) => chapter.n)).toEqual([2, 1, 0]);
  expect(told[0]?.deeds.map((deed) => deed.lines.length)).toEqual([2, 1]);
});

test("a turn in which nothing has happened yet is no chapter of the log", () => {
  const heading: Line = { kind: "heading", text: [{ text: "Round 9" }], things: [] };
  const begun = [...specimen.log, { n: 99, at: 0, struck: false, lines: [heading] }];
  expect(chapters(begun)).toEqual(chapters(specimen.log));
  expect(chapters(begun, true)[0]?.heading).toEqual(heading.text);
});

test("rules have strong and stressed words", () => {
  expect(emphasized("Take **one** or *more*.").map(({ as }) => as)).toEqual([
    "span",
    "b",
    "span",
    "em",
    "span",
  ]);
});

test.each([
  ["/", { page: "front" }],
  ["/new", { page: "new", slug: null }],
  ["/new/x", { page: "new", slug: "x" }],
  ["/t/abc", { page: "table", id: "abc" }],
  ["/t/abc/text", { page: "table", id: "abc", text: true }],
  ["/t/abc/other", { page: "lost" }],
  ["/t", { page: "lost" }],
  ["/rules/x", { page: "rules", slug: "x" }],
  ["/a/b/c", { page: "lost" }],
  ["/t/50%", { page: "table", id: "50%" }],
  ["/rules/%C3%B1", { page: "rules", slug: "ñ" }],
])("%s is a page", (path, route) => expect(routed(path)).toEqual(route));

describe("a new table", () => {
  const setting = (key: string, kind: Setting["kind"], seats: number[] = []): Setting => ({
    key,
    label: key,
    help: "",
    kind,
    seats,
  });
  const sides = [0, 0, 1].map((piece, value) => ({ value, label: `side ${value}`, piece }));
  const own = { key: "custom", label: "own", slots: ["1", "2"].map((label) => ({ label, options: sides })) };
  const game = {
    ...specimenGame,
    settings: [
      setting("flag", { flag: { default: true } }),
      setting("way", {
        oneOf: {
          default: "b",
          options: [
            { value: "a", label: "A" },
            { value: "b", label: "B" },
          ],
        },
      }),
      setting("many", { number: { default: 3, least: 1, most: 5 } }, [4]),
      setting("parts", { pick: { when: { key: "way", value: "a" }, least: 0, most: 2, options: [] } }),
      setting("born", { days: { when: { key: "flag", value: false } } }),
      setting("sides", { oneOfOrOwn: { default: "chance", options: [], own } }),
    ],
  };
  test("against bots: three seats, mine first", () => {
    expect(againstBots(game, "greedy").seats).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "greedy" },
    ]);
    expect(usualSeats({ ...game, seats: [2, 2] })).toBe(2);
  });
  test("only what differs from the default is said", () => {
    const settings = applying(game, 3, { way: "a" });
    expect(settings.map(({ key }) => key)).toEqual(["flag", "way", "parts", "sides"]);
    expect(settings.map(initial)).toEqual([true, "b", [], "chance"]);
    expect(options(settings, 3, { flag: true, way: "a", parts: [] })).toEqual({ way: "a" });
  });
  test("parts are asked for, and said, while another setting wants them", () => {
    const chosen = { way: "b", parts: [1] };
    for (const others of [{}, chosen]) {
      const settings = applying(game, 3, others);
      expect(settings.map(({ key }) => key)).toEqual(["flag", "way", "sides"]);
      expect(options(settings, 3, others)).toEqual({});
    }
  });
  test("days are asked for, and said, while another setting wants them, for as many seats as there are", () => {
    const may = { month: 5, day: 2 };
    const said = (seats: number, chosen: Readonly<Record<string, unknown>>): unknown =>
      options(applying(game, seats, chosen), seats, chosen);
    expect(said(3, { born: [may] })).toEqual({});
    expect(said(3, { flag: false })).toEqual({ flag: false });
    expect(said(2, { flag: false, born: [null, null, may] })).toEqual({ flag: false });
    expect(said(3, { flag: false, born: [null, may] })).toEqual({ flag: false, born: [null, may, null] });
    expect(said(2, { flag: false, born: [may, null, may] })).toEqual({ flag: false, born: [may, null] });
  });
  test("what one puts together uses no piece twice", () => {
    const begun = first(own);
    expect(begun).toEqual({ custom: [0, 2] });
    expect(parts(own, "chance")).toBeUndefined();
    expect(parts(own, begun)).toEqual([0, 2]);
    expect(sides.map((side) => taken(own, [0, 2], 1, side))).toEqual([true, true, false]);
    expect(changed(own, [0, 2], 0, 1)).toEqual({ custom: [1, 2] });
  });
});

describe("days of the year", () => {
  test("every month has its name and all of its days, a leap day as well", () => {
    expect(monthNames("en")).toHaveLength(12);
    expect([monthNames("en")[0], monthNames("es")[11]]).toEqual(["January", "diciembre"]);
    expect([1, 2, 4, 12].map(daysIn)).toEqual([31, 29, 30, 31]);
  });
  test("there is an entry for each seat, and no list if all are left out", () => {
    const day = { month: 2, day: 29 };
    expect(perSeat(undefined, 2)).toEqual([null, null]);
    expect(perSeat([null, day, day], 2)).toEqual([null, day]);
    expect(stated([null, null], 2)).toEqual([]);
    expect(stated([day], 3)).toEqual([day, null, null]);
  });
  test("another month keeps the day if it has it, and ends with its last", () => {
    expect(inMonth(null, 3)).toEqual({ month: 3, day: 1 });
    expect(inMonth({ month: 3, day: 14 }, 2)).toEqual({ month: 2, day: 14 });
    expect(inMonth({ month: 3, day: 31 }, 2)).toEqual({ month: 2, day: 29 });
    expect(inMonth({ month: 3, day: 31 }, null)).toBeNull();
  });
});
