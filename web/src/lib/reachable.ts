/** What scrolls can be reached by keyboard, and moved by its arrows; what is seen whole is no stop on the way. */
export function reachable(region: HTMLElement): () => void {
  const look = (): void => {
    const down = region.scrollHeight > region.clientHeight + 1;
    const across = region.scrollWidth > region.clientWidth + 1;
    if (down || across) region.tabIndex = 0;
    // Whoever is there stays there.
    else if (document.activeElement !== region) region.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(look);
  for (const part of [region, ...region.children]) observer.observe(part);
  return () => observer.disconnect();
}
