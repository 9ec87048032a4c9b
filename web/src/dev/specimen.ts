/**
 * A position in scene vocabulary, written by hand: what the client must be able to show, and a test that the vocabulary
 * can say it. Seen at /dev in development builds.
 */
import type { Card } from "../generated/Card";
import type { CardShape } from "../generated/CardShape";
import type { Choice } from "../generated/Choice";
import type { GameInfo } from "../generated/GameInfo";
import type { Line } from "../generated/Line";
import type { LogEntry } from "../generated/LogEntry";
import type { Mat } from "../generated/Mat";
import type { Node } from "../generated/Node";
import type { Panel } from "../generated/Panel";
import type { Piece } from "../generated/Piece";
import type { Place } from "../generated/Place";
import type { Play } from "../generated/Play";
import type { Span } from "../generated/Span";
import type { Step } from "../generated/Step";
import type { TableInfo } from "../generated/TableInfo";
import type { Text } from "../generated/Text";
import type { Tone } from "../generated/Tone";
import type { Position } from "../lib/socket";

type Hue = "blue" | "red" | "yellow" | "purple";
type Kind = "media" | "command" | "engineering" | "care" | "joint";

const HUES: Readonly<Record<Hue, string>> = {
  blue: "azul",
  red: "rojo",
  yellow: "amarillo",
  purple: "morado",
};
const KINDS: Readonly<Record<Kind, readonly [string, Tone]>> = {
  media: ["Comunicación", "blue"],
  command: ["Mando", "red"],
  engineering: ["Ingeniería", "yellow"],
  care: ["Asistencia", "purple"],
  joint: ["Conjunta", "white"],
};

const say = (text: string): Text => (text === "" ? [] : [{ text }]);
const piece = (hue: Hue): Span => ({ piece: { symbol: `s-${hue}`, tone: hue, name: HUES[hue] } });
const any: Span = { piece: { symbol: "s-any", tone: "white", name: "cualquiera" } };
const hole: Span = { piece: { symbol: "i-hole", tone: "dim", name: "libre" } };
const icon = (symbol: string, name: string): Span => ({ icon: { symbol, name } });
const medal = (kind: Kind): Span => ({
  medal: { symbol: `g-${kind}`, tone: KINDS[kind][1], name: KINDS[kind][0] },
});
const live = (text: string): Span => ({ live: text });
const join = (text: string): Span => ({ join: text });
const seal = (text: string): Span => ({ seal: { text, name: `${text} puntos` } });

function card(id: string, name: string, shape: CardShape, tone: Tone, more: Partial<Card>): Node {
  return {
    card: {
      id,
      name,
      shape,
      tone,
      band: [],
      corner: [],
      icons: [],
      text: [],
      live: [],
      sockets: [],
      ...more,
    },
  };
}

function tile(id: string, kind: Kind, times: number, icons: Text, text: string): Node {
  const [name, tone] = KINDS[kind];
  return card(id, "Loseta", "tile", tone, {
    band: [medal(kind), { text: name }],
    icons: [...icons, live(`×${times}`)],
    text: say(text),
  });
}

function shuttle(id: string, kind: Kind, band: Text, times: number, icons: Text, text: string): Node {
  return card(id, "Transbordador", "card", KINDS[kind][1], {
    band,
    corner: [medal(kind)],
    icons: [...icons, live(`×${times}`)],
    text: say(text),
  });
}

function ship(id: string, band: Text, text: string, now: string): Node {
  return card(id, "Nave", "card", "accent", { band, text: say(text), live: now === "" ? [] : [live(now)] });
}

function group(id: string, title: string, symbol: string, note: string, nodes: Node[]): Panel {
  return {
    id,
    title: say(title),
    icon: symbol,
    note: say(note),
    span: 3,
    under: false,
    framed: false,
    focus: false,
    content: [{ grid: { columns: 2, nodes } }],
  };
}

const tiles = group("tiles", "Losetas", "g-tile", "pila 13 · descarte 7", [
  tile(
    "st-08",
    "media",
    2,
    [piece("yellow"), join("o"), icon("g-move", "mueve")],
    "Recluta 1 amarillo o mueve 1 Colono",
  ),
  tile(
    "st-22",
    "care",
    1,
    [piece("blue"), join("o"), icon("g-reputation", "Reputación")],
    "Recluta 1 azul o gana 1 Reputación",
  ),
  tile("st-25", "joint", 1, [piece("blue"), join("o"), piece("red")], "Recluta 1 azul o 1 rojo"),
  tile(
    "st-19",
    "engineering",
    1,
    [piece("red"), join("y"), icon("g-draw", "toma una Nave")],
    "Recluta 1 rojo y toma 1 Nave",
  ),
]);

const outbound = group("outbound", "Tierra → Marte", "g-earth", "mazo 13", [
  shuttle(
    "es-02",
    "media",
    [piece("blue"), piece("blue")],
    2,
    [icon("g-recruit", "recluta")],
    "Recluta 1 Colono de cualquier color",
  ),
  shuttle(
    "es-12",
    "command",
    [piece("red"), piece("red"), piece("yellow")],
    2,
    [icon("g-adapt", "adapta")],
    "Adapta 1 Colono",
  ),
  shuttle(
    "es-30",
    "joint",
    [any, any, any, icon("g-tile-cost", "una loseta menos")],
    3,
    [icon("g-basic", "Acción Básica")],
    "1 Acción Básica",
  ),
  shuttle(
    "es-15",
    "engineering",
    [piece("yellow"), piece("purple")],
    3,
    [icon("g-move", "mueve")],
    "Mueve 1 Colono",
  ),
]);

const inbound = group("inbound", "Marte → Muelles", "g-mars", "mazo 19", [
  shuttle(
    "ms-07",
    "command",
    [piece("red"), piece("red")],
    2,
    [icon("g-adapt", "adapta")],
    "Adapta 1 Colono",
  ),
  { gap: { id: "ms-used", text: say("Usado ahora; se repone al acabar el turno") } },
  shuttle(
    "ms-20",
    "care",
    [piece("purple"), piece("purple"), piece("purple")],
    2,
    [icon("g-reputation", "Reputación")],
    "Gana 1 Reputación",
  ),
  shuttle(
    "ms-04",
    "media",
    [piece("blue"), piece("yellow")],
    2,
    [piece("blue"), join("/"), piece("purple")],
    "Recluta 1 azul o 1 morado",
  ),
]);

const ships = group("ships", "Naves", "g-ship", "3 a la vista", [
  ship(
    "sh-25",
    [{ medal: { symbol: "g-reputation", tone: "brass", name: "Reputación" } }],
    "Puntúa tu Reputación una vez más",
    "ahora 2 PV",
  ),
  ship(
    "sh-06",
    [seal("2"), join("×"), medal("media")],
    "2 PV por cada Transbordador de Comunicación",
    "ahora 2 PV",
  ),
  ship(
    "sh-21",
    [seal("4"), icon("g-launch", "al despegar"), piece("red"), piece("purple")],
    "Al despegar, recluta 1 rojo y 1 morado",
    "",
  ),
  card("deck/ships", "Mazo de Naves", "stack", "plain", {
    icons: [icon("g-ship", "")],
    corner: say("12"),
    text: say("Mazo, sin ver"),
  }),
]);

const supply: Panel = {
  id: "supply",
  title: say("Reserva"),
  icon: null,
  note: [],
  span: 12,
  under: false,
  framed: false,
  focus: false,
  content: [
    {
      chips: (Object.keys(HUES) as Hue[]).map((hue) => ({
        id: `supply/${hue}`,
        name: `Reserva: ${HUES[hue]}`,
        tone: "plain",
        text: [piece(hue), { strong: hue === "yellow" ? "3" : "2" }, { text: HUES[hue] }],
      })),
    },
  ],
};

type Seat = readonly [number, number, Hue | null];

function world(id: string, name: string, body: "earth" | "mars", seats: readonly Seat[]): Node {
  const places: Place[] = seats.map(([x, y], at) => ({
    id: `${id}/${at}`,
    name: `${name}, sitio ${at + 1}`,
    shape: { circle: { x: x * 2.08, y: y * 2.08, r: 22, paint: "socket" } },
    text: [],
  }));
  const pieces: Piece[] = seats.flatMap(([x, y, hue], at): Piece[] =>
    hue === null
      ? []
      : [
          {
            id: `${id}/settler/${at}`,
            name: `${HUES[hue]} en ${name}`,
            x: x * 2.08,
            y: y * 2.08,
            size: 32,
            symbol: `s-${hue}`,
            tone: hue,
            badge: "",
            turn: 0,
            ghost: false,
          },
        ],
  );
  return {
    section: {
      title: say(name),
      note: say(`${pieces.length}/${seats.length}`),
      nodes: [
        {
          canvas: {
            name,
            width: 208,
            height: 208,
            art: null,
            shapes: [{ globe: { x: 104, y: 104, r: 102, body } }],
            places,
            pieces,
          },
        },
      ],
    },
  };
}

const earth = world("earth", "La Tierra", "earth", [
  [35, 24, "red"],
  [65, 24, "red"],
  [80, 50, "purple"],
  [65, 76, "blue"],
  [35, 76, null],
  [20, 50, null],
]);
const mars = world("mars", "Marte", "mars", [
  [50, 21, "yellow"],
  [77.6, 41, "yellow"],
  [67, 73.5, "blue"],
  [33, 73.5, null],
  [22.4, 41, null],
]);

function dock(
  id: string,
  name: string,
  seats: readonly (Hue | null)[],
  icons: Text,
  text: string,
  now: string,
): Node {
  return card(id, name, "dock", "plain", {
    band: say(name),
    corner: say(`${seats.filter((hue) => hue !== null).length}/${seats.length}`),
    icons,
    text: say(text),
    live: now === "" ? [] : [live(now)],
    sockets: seats.map((hue, at) => ({
      id: `${id}/${at}`,
      name: `${name}, sitio ${at + 1}`,
      hint: [],
      piece:
        hue === null
          ? null
          : {
              id: `${id}/settler/${at}`,
              name: HUES[hue],
              x: 0,
              y: 0,
              size: 32,
              symbol: `s-${hue}`,
              tone: hue,
              badge: "",
              turn: 0,
              ghost: false,
            },
    })),
  });
}

const docks: Node = {
  section: {
    title: say("Muelles"),
    note: [],
    nodes: [
      {
        grid: {
          columns: 2,
          nodes: [
            dock(
              "dock/same",
              "3 idénticos",
              ["red", "red", null],
              [seal("1"), join("×"), piece("yellow")],
              "1 PV por amarillo en tus Transbordadores",
              "ahora 5 PV",
            ),
            dock(
              "dock/different",
              "4 diferentes",
              ["blue", "purple", null, null],
              [seal("4")],
              "Al despegar, recluta 1 amarillo y 1 azul",
              "",
            ),
          ],
        },
      },
    ],
  },
};

const mini = (id: string, kind: Kind, icons: Text): Node =>
  card(id, KINDS[kind][0], "strip", KINDS[kind][1], { band: [medal(kind)], icons });

const own: readonly Node[] = [
  {
    section: {
      title: say("Tus losetas"),
      note: say("2/3"),
      nodes: [
        mini("own/0", "media", [piece("blue"), join("/"), piece("yellow")]),
        mini("own/1", "command", [piece("purple"), join("o"), icon("g-move", "mueve")]),
        { gap: { id: null, text: say("libre") } },
      ],
    },
  },
  {
    section: {
      title: say("Tu mano"),
      note: say("1/4"),
      nodes: [
        card("hand/0", "Nave", "strip", "plain", {
          band: [seal("4")],
          icons: [icon("g-launch", "al despegar"), icon("g-reputation", "Reputación")],
        }),
      ],
    },
  },
];

const REPUTATION = [0, 0, 1, 1, 2, 2, 4, 4, 5, 5, 6];
const reputation: Step[] = REPUTATION.map((points, at) => ({
  id: `reputation/${at}`,
  name: `Reputación ${at}`,
  label: say(String(points)),
  icon: at === 10 ? "g-launch" : [3, 6, 9].includes(at) ? "g-basic" : null,
  passed: at < 5,
  here: at === 5 ? [{ crest: 2 }] : [],
}));

type Used = readonly [Kind, number, readonly (readonly [string, readonly Span[], string])[]];
const used: readonly Used[] = [
  ["media", 1, [["g-earth", [piece("blue"), piece("yellow")], "g-recruit"]]],
  ["command", 1, [["g-earth", [piece("red"), piece("red")], "g-adapt"]]],
  [
    "engineering",
    2,
    [
      ["g-earth", [piece("blue"), piece("yellow")], "g-move"],
      ["g-mars", [piece("red"), piece("yellow")], "g-move"],
    ],
  ],
  ["care", 1, [["g-earth", [piece("yellow"), piece("purple")], "g-reputation"]]],
  [
    "joint",
    2,
    [
      ["g-earth", [piece("yellow"), any], "g-draw"],
      ["g-mars", [piece("red"), any], "g-basic"],
    ],
  ],
];

const columns: Node = {
  grid: {
    columns: 5,
    nodes: used.map(([kind, times, strips]): Node => ({
      section: {
        title: [medal(kind), { text: KINDS[kind][0] }],
        note: [live(`×${times}`)],
        nodes: strips.map(([from, band, effect], at) =>
          card(`used/${kind}/${at}`, "Transbordador usado", "strip", KINDS[kind][1], {
            band: [icon(from, ""), ...band],
            corner: [icon(effect, "")],
          }),
        ),
      },
    })),
  },
};

const board: Panel = {
  id: "board",
  title: [],
  icon: null,
  note: [],
  span: 12,
  under: false,
  framed: true,
  focus: true,
  content: [
    {
      row: [
        { share: 4, nodes: [earth] },
        { share: 4, nodes: [mars] },
        { share: 7, nodes: [docks] },
        { share: 3, nodes: [...own] },
      ],
    },
    { track: { title: say("Reputación"), note: say("PV por espacio"), steps: reputation } },
    columns,
  ],
};

function mat(
  seat: number,
  note: string,
  score: number,
  rows: readonly (readonly [string, Text])[],
  counts: readonly number[],
  stats: readonly string[],
): Mat {
  const kinds = Object.keys(KINDS) as Kind[];
  const names = ["Naves despegadas", "Reputación", "Losetas", "Naves en mano"];
  const symbols = ["g-launch", "g-reputation", "g-tile", "i-hand"];
  return {
    seat,
    note: say(note),
    score: say(String(score)),
    unit: say("PV"),
    nodes:
      rows.length === 0
        ? []
        : [
            {
              grid: {
                columns: 2,
                nodes: rows.map(([title, text]): Node => ({
                  section: { title: say(title), note: [], nodes: [{ text }] },
                })),
              },
            },
            {
              chips: kinds.map((kind, at) => ({
                id: null,
                name: KINDS[kind][0],
                tone: counts[at] === 0 ? "dim" : "plain",
                text: [medal(kind), { text: String(counts[at]) }],
              })),
            },
          ],
    counters: stats.map((value, at) => ({ symbol: symbols[at] ?? "", name: names[at] ?? "", value })),
  };
}

const mats: Mat[] = [
  mat(
    0,
    "empezó la ronda",
    13,
    [
      ["Tierra 3/6", [piece("red"), piece("purple"), piece("purple")]],
      ["Marte 4/5", [piece("blue"), piece("blue"), piece("yellow"), piece("red")]],
      ["3 idént.", [piece("purple"), piece("purple"), hole]],
      ["4 difer.", [piece("yellow"), hole, hole, hole]],
    ],
    [1, 0, 1, 4, 1],
    ["1/4", "8", "1", "1"],
  ),
  mat(
    1,
    "",
    14,
    [
      ["Tierra 4/6", [piece("blue"), piece("blue"), piece("yellow"), piece("purple")]],
      ["Marte 2/5", [piece("red"), piece("purple")]],
      ["3 idént.", [piece("yellow"), hole]],
      ["4 difer.", [piece("red"), piece("blue"), piece("yellow"), hole]],
    ],
    [2, 3, 1, 1, 0],
    ["2/4", "3", "3", "2"],
  ),
  mat(2, "", 16, [], [], ["2/4", "5", "2", "1"]),
];

const settlers = [
  "earth/settler/0",
  "earth/settler/1",
  "earth/settler/2",
  "earth/settler/3",
  "mars/settler/0",
  "mars/settler/1",
  "mars/settler/2",
];

function choice(verb: string, path: readonly string[], label: string, more: Partial<Choice> = {}): Choice {
  return {
    verb,
    path: [...path],
    label: say(label),
    preview: [],
    ghosts: [],
    action: [verb, ...path],
    ...more,
  };
}

const choices: Choice[] = [
  choice("move", ["mars/settler/0", "dock/different"], "Mover el amarillo de Marte a 4 diferentes", {
    ghosts: [{ on: "dock/different", symbol: "s-yellow", tone: "yellow" }],
  }),
  choice("move", ["mars/settler/1", "dock/different"], "Mover el otro amarillo de Marte a 4 diferentes", {
    ghosts: [{ on: "dock/different", symbol: "s-yellow", tone: "yellow" }],
  }),
  ...["earth/settler/0", "earth/settler/1"].map((id) =>
    choice("move", [id, "mars/3"], "Mover un rojo de la Tierra a Marte", {
      ghosts: [{ on: "mars/3", symbol: "s-red", tone: "red" }],
    }),
  ),
  ...settlers.flatMap((id) =>
    (Object.keys(HUES) as Hue[]).map((hue) =>
      choice("adapt", [id, `supply/${hue}`], `Adaptar ${id} a ${HUES[hue]}`),
    ),
  ),
  ...(Object.keys(HUES) as Hue[]).map((hue) =>
    choice("recruit", [`supply/${hue}`], `Reclutar 1 ${HUES[hue]}`, {
      preview: say("Tierra 4 → 5"),
      ghosts: [{ on: "earth/4", symbol: `s-${hue}`, tone: hue }],
    }),
  ),
  choice("reputation", ["reputation/6"], "Ganar 1 Reputación", {
    preview: say("5 → 6, +2 PV"),
    ghosts: [{ on: "reputation/6", symbol: "", tone: { seat: 2 } }],
  }),
  ...["sh-25", "sh-06", "sh-21", "deck/ships"].map((id) =>
    choice("draw", [id], `Tomar la Nave ${id}`, { preview: say("mano 2") }),
  ),
  choice("decline", [], "Renunciar a la Acción Básica"),
];

const line = (kind: Line["kind"], text: Text, things: readonly string[] = []): Line => ({
  kind,
  text,
  things: [...things],
});

const log: LogEntry[] = [
  [
    line("heading", say("Ronda 11 · Halley")),
    line("deed", [
      { seat: 1 },
      { text: " toma una loseta: " },
      piece("purple"),
      { text: " o " },
      piece("blue"),
    ]),
    line("consequence", [
      { text: "Asistencia ×2 · recluta " },
      piece("purple"),
      { text: " y " },
      piece("blue"),
    ]),
  ],
  [
    line("heading", say("Ronda 12 · Iker")),
    line("deed", [
      { seat: 0 },
      { text: " usa un Transbordador de Marte: " },
      piece("purple"),
      piece("purple"),
    ]),
    line("consequence", say("Asistencia ×4 · Reputación 4 → 8")),
    line("consequence", [{ text: "Bonificación en 6: recluta " }, piece("purple")]),
  ],
  [
    line("heading", say("Ronda 12 · Nora")),
    line(
      "deed",
      [{ seat: 2 }, { text: " usa un Transbordador de Marte: " }, piece("red"), piece("blue")],
      ["dock/same/1", "dock/different/0"],
    ),
    line(
      "consequence",
      [piece("red"), { text: " a 3 idénticos, " }, piece("blue"), { text: " a 4 diferentes" }],
      ["dock/same/1", "dock/different/0"],
    ),
  ],
  [line("consequence", [{ text: "Conjunta ×2 · básica 1: recluta " }, piece("red")], ["earth/settler/1"])],
].map((lines, n) => ({ n, at: 0, lines, struck: false }));

const table: TableInfo = {
  id: "specimen",
  game: "specimen",
  name: "Jueves en órbita",
  stage: "playing",
  seats: [
    { holder: { kind: "person", name: "Iker" }, mine: false, present: true, lent: false, beside: null },
    { holder: { kind: "bot", bot: "greedy" }, mine: false, present: true, lent: false, beside: null },
    { holder: { kind: "person", name: "Nora" }, mine: true, present: true, lent: false, beside: null },
  ],
  options: {},
  host: true,
  hides: false,
  waiting: [2],
  prompt: [],
  at: 0,
  commitment: "",
  watching: 2,
  watchers: [],
  rematch: null,
  clock: null,
  serious: false,
};

const play: Play = {
  seat: 2,
  question: 7,
  scene: {
    heading: say("Ronda 12"),
    prompt: {
      sentence: say("Elige una Acción Básica (1 de 2)"),
      help: say("Amarillo de Marte elegido: dale destino o color."),
      pips: [1, 2],
      mine: true,
      waiting: [2],
    },
    verbs: [
      { id: "move", label: say("Mover"), icon: "g-move", preview: say("a 4 diferentes"), weight: "plain" },
      { id: "adapt", label: say("Adaptar"), icon: "g-adapt", preview: say("3 colores"), weight: "plain" },
      {
        id: "recruit",
        label: say("Reclutar"),
        icon: "g-recruit",
        preview: say("Tierra 4 → 5"),
        weight: "plain",
      },
      {
        id: "reputation",
        label: say("Reputación"),
        icon: "g-reputation",
        preview: say("5 → 6, +2 PV"),
        weight: "plain",
      },
      { id: "draw", label: say("Robar"), icon: "g-draw", preview: say("Nave, mano 2"), weight: "plain" },
      { id: "decline", label: say("Renunciar"), icon: null, preview: [], weight: "quiet" },
    ],
    choices,
    refused: [
      {
        verb: "move",
        path: ["mars/settler/0", "dock/same"],
        label: say("Mover el amarillo a 3 idénticos"),
        reason: [
          { text: "Solo admite Colonos " },
          { strong: "rojos" },
          { text: ": ya lleva 2. Si adaptas el amarillo a rojo, podrá embarcar." },
        ],
        clause: "GAN-7.1",
      },
      ...[
        "st-08",
        "st-22",
        "st-25",
        "st-19",
        "es-02",
        "es-12",
        "es-30",
        "es-15",
        "ms-07",
        "ms-20",
        "ms-04",
      ].map((id) => ({
        verb: null,
        path: [id],
        label: say("Tomar una carta"),
        reason: say("Ya has tomado tu carta: ahora tocan las Acciones Básicas."),
        clause: "GAN-4.2",
      })),
    ],
    panels: [tiles, outbound, inbound, ships, supply, board],
    mats,
    last: ["ms-used", "dock/same/1", "dock/different/0", "used/joint/1"],
    scores: [
      {
        seat: 0,
        total: 13,
        points: [
          { text: say("Reputación"), points: 4, clause: "GAN-9.1" },
          { text: say("Naves despegadas"), points: 9, clause: "GAN-9.2" },
        ],
      },
      { seat: 1, total: 14, points: [{ text: say("Naves despegadas"), points: 14, clause: "GAN-9.2" }] },
      {
        seat: 2,
        total: 16,
        points: [
          { text: say("Reputación"), points: 2, clause: "GAN-9.1" },
          { text: say("Naves despegadas"), points: 14, clause: "GAN-9.2" },
        ],
      },
    ],
    over: false,
  },
  undo: { can: "free", text: say("hasta antes de reclutar rojo"), redo: false, restart: false },
  requests: [],
  order: null,
  quiet: false,
  closes: null,
  places: null,
};

export const specimen: Position = { seq: 1, table, play, log };

export const specimenGame: GameInfo = {
  slug: "specimen",
  title: "Muestra",
  tagline: "",
  length: "",
  seats: [2, 4],
  rules: 1,
  settings: [],
  windows: [],
};
