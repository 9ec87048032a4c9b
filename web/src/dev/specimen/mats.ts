/** The players beside the board. */
import type { Mat } from "../../generated/Mat";
import type { Node } from "../../generated/Node";
import type { Text } from "../../generated/Text";
import { KINDS, hole, medal, piece, say, type Kind } from "./vocabulary";

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

export const mats: Mat[] = [
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
