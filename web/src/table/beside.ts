/** Where a box stands that is about a thing: beside it, never over it or the prompt, and over as little as possible that can be clicked. */
import {
  arrow,
  autoUpdate,
  computePosition,
  offset,
  shift,
  type ComputePositionReturn,
} from "@floating-ui/dom";
import { onPhone } from "./screen.svelte";

const PLACEMENTS = [
  "top-start",
  "top-end",
  "bottom-start",
  "bottom-end",
  "right-start",
  "left-start",
] as const;
/** To the thing, and to the edges of the screen. */
const [AWAY, EDGE, BAR] = [13, 12, 60];

/** How much of the things that can be clicked a box at this spot would cover. */
function covered(x: number, y: number, bubble: HTMLElement, thing: Element): number {
  const [right, bottom] = [x + bubble.offsetWidth, y + bubble.offsetHeight];
  const over = (element: Element): number => {
    const box = element.getBoundingClientRect();
    const [w, h] = [
      Math.min(right, box.right) - Math.max(x, box.left),
      Math.min(bottom, box.bottom) - Math.max(y, box.top),
    ];
    return w > 0 && h > 0 ? w * h : 0;
  };
  const legal = [...document.querySelectorAll(".board .is-legal, .board .is-selected")];
  return legal.reduce((sum, element) => sum + over(element), over(thing) * 10);
}

/** What the prompt leaves, and what hangs from it: it lies above the board, or is the sheet of a phone below it. */
function padding(): Readonly<Record<"top" | "bottom" | "left" | "right", number>> {
  const bar = document.querySelector(".prompt")?.getBoundingClientRect();
  const line = document.querySelector("#would")?.getBoundingClientRect().bottom ?? 0;
  const hangs = line < innerHeight / 2 ? line : 0;
  const top = Math.max(onPhone.current ? BAR : (bar?.bottom ?? 0), hangs);
  const bottom = onPhone.current && bar ? innerHeight - bar.top : 0;
  return { top: top + 8, bottom: Math.max(EDGE, bottom + 8), left: EDGE, right: EDGE };
}

/** Its arrow, if it has one, is its first child. */
export function beside(about: string): (bubble: HTMLElement) => (() => void) | undefined {
  return (bubble) => {
    const found =
      document.querySelector(`[data-id="${CSS.escape(about)}"]`) ?? document.querySelector("#prompt");
    if (!found) return undefined;
    const thing = found;
    const mark = bubble.querySelector<HTMLElement>(".why-arrow");
    const at = async (placement: (typeof PLACEMENTS)[number]): Promise<Spot> => {
      const room = padding();
      const middleware = [
        offset(AWAY),
        shift({ padding: room, crossAxis: true }),
        ...(mark ? [arrow({ element: mark, padding: 14 })] : []),
      ];
      const spot = await computePosition(thing, bubble, { strategy: "fixed", placement, middleware });
      return { ...spot, cost: covered(spot.x, spot.y, bubble, thing) };
    };
    return autoUpdate(thing, bubble, async () => {
      const spots = await Promise.all(PLACEMENTS.map(at));
      const best = spots.reduce((one, other) => (other.cost < one.cost ? other : one));
      bubble.style.left = `${best.x}px`;
      bubble.style.top = `${best.y}px`;
      if (!mark) return;
      const arrowAt = best.middlewareData.arrow;
      mark.dataset["side"] = best.placement.split("-")[0] ?? "top";
      mark.style.left = arrowAt?.x === undefined ? "" : `${arrowAt.x}px`;
      mark.style.top = arrowAt?.y === undefined ? "" : `${arrowAt.y}px`;
    });
  };
}

interface Spot extends ComputePositionReturn {
  readonly cost: number;
}
