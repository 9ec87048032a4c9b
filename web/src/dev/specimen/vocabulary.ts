/** The pieces and cards of the specimen, in scene vocabulary. */
import type { Card } from "../../generated/Card";
import type { CardShape } from "../../generated/CardShape";
import type { Node } from "../../generated/Node";
import type { Span } from "../../generated/Span";
import type { Text } from "../../generated/Text";
import type { Tone } from "../../generated/Tone";

export type Hue = "blue" | "red" | "yellow" | "purple";
export type Kind = "media" | "command" | "engineering" | "care" | "joint";

export const HUES: Readonly<Record<Hue, string>> = {
  blue: "azul",
  red: "rojo",
  yellow: "amarillo",
  purple: "morado",
};
export const KINDS: Readonly<Record<Kind, readonly [string, Tone]>> = {
  media: ["Comunicación", "blue"],
  command: ["Mando", "red"],
  engineering: ["Ingeniería", "yellow"],
  care: ["Asistencia", "purple"],
  joint: ["Conjunta", "white"],
};

export const say = (text: string): Text => (text === "" ? [] : [{ text }]);
export const piece = (hue: Hue): Span => ({ piece: { symbol: `s-${hue}`, tone: hue, name: HUES[hue] } });
export const any: Span = { piece: { symbol: "s-any", tone: "white", name: "cualquiera" } };
export const hole: Span = { piece: { symbol: "i-hole", tone: "dim", name: "libre" } };
export const icon = (symbol: string, name: string): Span => ({ icon: { symbol, name } });
export const medal = (kind: Kind): Span => ({
  medal: { symbol: `g-${kind}`, tone: KINDS[kind][1], name: KINDS[kind][0] },
});
export const live = (text: string): Span => ({ live: text });
export const join = (text: string): Span => ({ join: text });
export const seal = (text: string): Span => ({ seal: { text, name: `${text} puntos` } });

export function card(id: string, name: string, shape: CardShape, tone: Tone, more: Partial<Card>): Node {
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

export function tile(id: string, kind: Kind, times: number, icons: Text, text: string): Node {
  const [name, tone] = KINDS[kind];
  return card(id, "Loseta", "tile", tone, {
    band: [medal(kind), { text: name }],
    icons: [...icons, live(`×${times}`)],
    text: say(text),
  });
}

export function shuttle(id: string, kind: Kind, band: Text, times: number, icons: Text, text: string): Node {
  return card(id, "Transbordador", "card", KINDS[kind][1], {
    band,
    corner: [medal(kind)],
    icons: [...icons, live(`×${times}`)],
    text: say(text),
  });
}

export function ship(id: string, band: Text, text: string, now: string): Node {
  return card(id, "Nave", "card", "accent", { band, text: say(text), live: now === "" ? [] : [live(now)] });
}
