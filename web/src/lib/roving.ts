/**
 * One stop of the Tab key for a group of things; arrows move within it to the nearest in that direction.
 * Things are marked `data-thing`.
 */

interface Box {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, Box>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest in a direction: what lies beside the way costs more than what lies on it. */
export function nearest<T>(
  from: Box,
  step: Box,
  others: readonly { readonly at: Box; readonly item: T }[],
): T | null {
  let best: { readonly cost: number; readonly item: T } | null = null;
  for (const { at, item } of others) {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const along = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    if (along <= 1) continue;
    const cost = along + aside * 2.5;
    if (!best || cost < best.cost) best = { cost, item };
  }
  return best?.item ?? null;
}

type Thing = HTMLElement | SVGElement;

function middle(thing: Thing): Box {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function roving(group: HTMLElement): () => void {
  let current = "";

  const things = (): Thing[] => [...group.querySelectorAll<Thing>("[data-thing]")];

  function settle(): void {
    const all = things();
    const kept =
      all.find((thing) => thing === document.activeElement) ??
      // What goes on with the choice in hand is where Tab should lead.
      all.find((thing) => thing.closest("[data-id]")?.classList.contains("is-next")) ??
      all.find((thing) => thing.dataset["thing"] === current) ??
      all.find((thing) => thing.closest(".is-legal, .is-selected")) ??
      all[0];
    for (const thing of all) {
      const index = thing === kept ? "0" : "-1";
      if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
    }
  }

  function focused(event: FocusEvent): void {
    const thing = event.target instanceof Element ? event.target.closest<Thing>("[data-thing]") : null;
    if (!thing) return;
    current = thing.dataset["thing"] ?? "";
    settle();
  }

  /** Once the focus is elsewhere, the way back leads to what goes on, not to what was clicked. */
  function left(): void {
    queueMicrotask(settle);
  }

  function pressed(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const here = event.target instanceof Element ? event.target.closest<Thing>("[data-thing]") : null;
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = things();
    const others = all.filter((thing) => thing !== here).map((item) => ({ at: middle(item), item }));
    const to =
      event.key === "Home"
        ? all[0]
        : event.key === "End"
          ? all.at(-1)
          : step && nearest(middle(here), step, others);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  group.addEventListener("focusin", focused);
  group.addEventListener("focusout", left);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("focusout", left);
    group.removeEventListener("keydown", pressed);
  };
}
