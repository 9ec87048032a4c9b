/** What happened so far. */
import type { Line } from "../../generated/Line";
import type { LogEntry } from "../../generated/LogEntry";
import type { Text } from "../../generated/Text";
import { piece, say } from "./vocabulary";

const line = (kind: Line["kind"], text: Text, things: readonly string[] = []): Line => ({
  kind,
  text,
  things: [...things],
});

export const log: LogEntry[] = [
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
