/** A line that comes above the board without moving it. */

/**
 * The bar of the site makes room for it: at the top of a page nothing else does, while everywhere else the browser keeps
 * what is looked at where it is. Nobody's click, on its way to the board, lands elsewhere.
 */
export function steady(line: HTMLElement): void {
  if (scrollY > 0) return;
  const bar = document.querySelector<HTMLElement>(".bar");
  scrollBy({ top: Math.min(line.offsetHeight, bar?.offsetHeight ?? 0), behavior: "instant" });
}
