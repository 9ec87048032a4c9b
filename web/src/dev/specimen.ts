/**
 * A position in scene vocabulary, written by hand: what the client must be able to show, and a test that the vocabulary
 * can say it. Seen at /dev in development builds. Its regions are cut out in files of their own.
 */
import type { GameInfo } from "../generated/GameInfo";
import type { Play } from "../generated/Play";
import type { TableInfo } from "../generated/TableInfo";
import type { Position } from "../lib/socket";
import { say } from "./specimen/vocabulary";
import { inbound, outbound, ships, tiles } from "./specimen/market";
import { board, supply } from "./specimen/board";
import { mats } from "./specimen/mats";
import { choices, refused } from "./specimen/choices";
import { log } from "./specimen/log";

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
  thinking: [],
  hurried: [],
  prompt: [],
  at: 0,
  commitment: "",
  watching: 2,
  watchers: [],
  rematch: null,
  clock: null,
  serious: false,
  undo: "consent",
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
    refused,
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
        ties: [],
      },
      {
        seat: 1,
        total: 14,
        points: [{ text: say("Naves despegadas"), points: 14, clause: "GAN-9.2" }],
        ties: [],
      },
      {
        seat: 2,
        total: 16,
        points: [
          { text: say("Reputación"), points: 2, clause: "GAN-9.1" },
          { text: say("Naves despegadas"), points: 14, clause: "GAN-9.2" },
        ],
        ties: [],
      },
    ],
    over: false,
  },
  undo: { can: "free", text: say("hasta antes de reclutar rojo"), redo: false, restart: false },
  requests: [],
  order: null,
  quiet: false,
  closes: null,
  concludes: false,
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
  bot_seconds: 3,
};
