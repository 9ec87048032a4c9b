/** The viewer's hand, line by line. */
import { handOf, plainPanels, readOut, type PlainWords } from "../lib/plain";
import { t } from "../lib/words.svelte";
import type { Desk } from "../table/desk.svelte";

export function plainWords(desk: Desk): PlainWords {
  return {
    names: desk.nameOf,
    mine: desk.mine,
    pointed: new Set(desk.choices.flatMap((choice) => choice.path)),
    empty: t("plain-empty"),
    passed: t("plain-passed"),
    of: (done, of) => t("plain-of", { n: done, count: of }),
  };
}

export function handLines(desk: Desk): readonly string[] {
  const scene = desk.scene;
  const hand = scene ? handOf(scene, plainPanels(scene.panels, plainWords(desk)), desk.mine) : [];
  return hand.length > 0 ? hand.flatMap(readOut) : [t("no-hand")];
}
