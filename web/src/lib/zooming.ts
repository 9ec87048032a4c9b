/** Wheel, pinch, double tap and a mouse that pulls: what hands do to a board that can be looked at closer. */
import { STEP, TRAVEL, distance } from "./zoom";

interface Zoom {
  readonly zoom: (factor: number, x?: number, y?: number) => void;
  /** From the whole board to closer, and back. */
  readonly toggle: (x: number, y: number) => void;
}

const onThing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-thing], button, a") !== null;

export function handled({ zoom, toggle }: Zoom): (frame: HTMLElement) => () => void {
  return (frame) => {
    const touches = new Map<number, PointerEvent>();
    let pull: PointerEvent | null = null;
    let pulled = false;

    // Without Control the wheel scrolls the page, as everywhere; a touchpad's pinch says Control by itself.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX, event.clientY);
    };
    const down = (event: PointerEvent): void => {
      pulled = false;
      if (event.pointerType === "touch") touches.set(event.pointerId, event);
      else if (event.button === 0 && !onThing(event.target)) pull = event;
    };
    const pinch = (event: PointerEvent): void => {
      const before = touches.get(event.pointerId);
      const other = [...touches.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      if (!before) return;
      touches.set(event.pointerId, event);
      if (!other || distance(before, other) === 0) return;
      const middle = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2] as const;
      zoom(distance(event, other) / distance(before, other), ...middle);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === "touch") return pinch(event);
      if (!pull || event.buttons === 0) return;
      if (!pulled && distance(pull, event) <= TRAVEL) return;
      pulled = true;
      frame.scrollBy(pull.clientX - event.clientX, pull.clientY - event.clientY);
      pull = event;
    };
    const up = (event: PointerEvent): void => {
      touches.delete(event.pointerId);
      pull = null;
    };
    /** Panning never triggers a move. */
    const click = (event: MouseEvent): void => {
      if (pulled) event.stopPropagation();
      pulled = false;
    };
    const twice = (event: MouseEvent): void => {
      if (!onThing(event.target)) toggle(event.clientX, event.clientY);
    };
    const ends = new AbortController();
    const { signal } = ends;
    frame.addEventListener("wheel", wheel, { passive: false, signal });
    frame.addEventListener("pointerdown", down, { signal });
    frame.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      frame.addEventListener(end, up, { signal });
    frame.addEventListener("click", click, { capture: true, signal });
    frame.addEventListener("dblclick", twice, { signal });
    return () => ends.abort();
  };
}
