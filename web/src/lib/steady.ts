/** A line that comes above the board without moving it, as far as there is room for both. */
import { tick } from "svelte";

/**
 * At the top of a page nothing else keeps the board where it is: the bar of the site makes way for the line, and for all of
 * it where the line stays in sight. Elsewhere the browser sees to that. So a click on its way to the board arrives there.
 */
export function steady(): (line: HTMLElement) => void {
  let begun = false;
  void tick().then(() => (begun = true));
  return (line) => {
    // On a page that has just opened nobody is about to click.
    if (!begun || scrollY > 0) return;
    const stays = getComputedStyle(line).position === "sticky";
    const bar = document.querySelector<HTMLElement>(".bar")?.offsetHeight ?? 0;
    scrollBy({ top: stays ? line.offsetHeight : Math.min(line.offsetHeight, bar), behavior: "instant" });
  };
}
