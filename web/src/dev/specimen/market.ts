/** What lies open for all: four groups of cards. */
import type { Node } from "../../generated/Node";
import type { Panel } from "../../generated/Panel";
import { any, card, icon, join, medal, piece, say, seal, ship, shuttle, tile } from "./vocabulary";

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

export const tiles = group("tiles", "Losetas", "g-tile", "pila 13 · descarte 7", [
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

export const outbound = group("outbound", "Tierra → Marte", "g-earth", "mazo 13", [
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

export const inbound = group("inbound", "Marte → Muelles", "g-mars", "mazo 19", [
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

export const ships = group("ships", "Naves", "g-ship", "3 a la vista", [
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
