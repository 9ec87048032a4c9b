/** Moves by dragging, beside click and click: picked up where the press began, put down where it ends. */
import type { Id } from "../generated/Id";
import { TRAVEL, distance } from "./zoom";

interface Hand {
  /** Takes a thing up if a second click could follow; whether it did. */
  readonly lift: (id: Id) => boolean;
  /** Puts down what was lifted. */
  readonly put: (id: Id, onto: Id) => void;
  readonly drop: () => void;
}

const thingAt = (element: EventTarget | null): Id | undefined =>
  element instanceof Element
    ? element.closest<HTMLElement | SVGElement>("[data-thing]")?.dataset["thing"]
    : undefined;

export function dragging(hand: Hand): (table: HTMLElement) => () => void {
  return (table) => {
    let press: { readonly id: Id; readonly event: PointerEvent } | null = null;
    let lifted = false;
    /** The press has traveled without taking anything up: it is no click. */
    let strayed = false;

    const down = (event: PointerEvent): void => {
      const id = thingAt(event.target);
      // A finger that travels moves the page.
      press = event.pointerType === "touch" || event.button !== 0 || !id ? null : { id, event };
      lifted = false;
      strayed = false;
    };
    /** The browser has taken the press for something else, or let go of it where nobody saw. */
    const lost = (): void => {
      table.classList.remove("is-dragging");
      press = null;
      if (lifted) hand.drop();
      lifted = false;
    };
    const move = (event: PointerEvent): void => {
      if (press && event.buttons === 0) return lost();
      if (!press || lifted || distance(press.event, event) <= TRAVEL) return;
      lifted = hand.lift(press.id);
      if (lifted) table.classList.add("is-dragging");
      else press = null;
      strayed = !lifted;
    };
    const up = (event: PointerEvent): void => {
      table.classList.remove("is-dragging");
      const from = press?.id;
      press = null;
      if (!lifted || from === undefined) return;
      // The click that follows comes at once, if it comes.
      setTimeout(() => (lifted = false));
      const under = document.elementsFromPoint(event.clientX, event.clientY).map(thingAt);
      const onto = under.find((id) => id !== undefined && id !== from);
      if (onto === undefined) hand.drop();
      else hand.put(from, onto);
    };
    /** The click that a browser makes of the same press. */
    const click = (event: MouseEvent): void => {
      if (lifted || (strayed && event.detail > 0)) event.stopPropagation();
      lifted = false;
      strayed = false;
    };
    const ends = new AbortController();
    const { signal } = ends;
    table.addEventListener("pointerdown", down, { signal });
    // What is dragged may be let go anywhere.
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", up, { signal });
    window.addEventListener("pointercancel", lost, { signal });
    table.addEventListener("click", click, { capture: true, signal });
    return () => ends.abort();
  };
}
