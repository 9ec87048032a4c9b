/** The supply and the board of whoever looks: planets, docks, a track, columns. */
import type { Node } from "../../generated/Node";
import type { Panel } from "../../generated/Panel";
import type { Piece } from "../../generated/Piece";
import type { Place } from "../../generated/Place";
import type { Span } from "../../generated/Span";
import type { Step } from "../../generated/Step";
import type { Text } from "../../generated/Text";
import {
  HUES,
  KINDS,
  any,
  card,
  icon,
  join,
  live,
  medal,
  piece,
  say,
  seal,
  type Hue,
  type Kind,
} from "./vocabulary";

export const supply: Panel = {
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

export const board: Panel = {
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
