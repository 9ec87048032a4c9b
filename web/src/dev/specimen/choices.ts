/** What can be done, and what cannot and why. */
import type { Choice } from "../../generated/Choice";
import type { Refused } from "../../generated/Refused";
import { HUES, say, type Hue } from "./vocabulary";

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

export const choices: Choice[] = [
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

export const refused: Refused[] = [
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
  ...["st-08", "st-22", "st-25", "st-19", "es-02", "es-12", "es-30", "es-15", "ms-07", "ms-20", "ms-04"].map(
    (id) => ({
      verb: null,
      path: [id],
      label: say("Tomar una carta"),
      reason: say("Ya has tomado tu carta: ahora tocan las Acciones Básicas."),
      clause: "GAN-4.2",
    }),
  ),
];
