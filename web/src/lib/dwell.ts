/** Whoever stays on a thing wants to know more of it: with the pointer, with the focus, or with a finger that does not move. */
import { on } from "svelte/events";
import { TRAVEL, distance } from "./zoom";

/** Milliseconds until a pointer that came on purpose is told from one that passes. */
const STAYS = 400;
const PRESSES = 350;
/** How long it may take from the thing to what is told of it. */
const CROSSES = 250;

interface Ears {
  /** Somebody stays on it; whether there is anything to tell. */
  readonly come: (thing: Element) => boolean;
  /** Whether a focus that comes is brought by keys: a click has other reasons. */
  readonly byKeys: () => boolean;
  readonly gone: () => void;
}

/** Things of a region, wherever an event happens to them, and what is told of them, by its selector. */
export function dwelling(
  find: (event: Event) => Element | null,
  told: string,
  ears: Ears,
): (region: HTMLElement) => () => void {
  return (region) => {
    let waits: ReturnType<typeof setTimeout> | undefined;
    /** What the pointer is on. */
    let at: Element | null = null;
    let last = { clientX: NaN, clientY: NaN };
    let press: PointerEvent | null = null;
    /** The finger has asked already: letting go is no tap. */
    let asked = false;

    const read = (target: EventTarget | null): Element | null =>
      target instanceof Element ? target.closest(told) : null;
    function after(ms: number, deed: () => void): void {
      clearTimeout(waits);
      waits = setTimeout(deed, ms);
    }
    function gone(): void {
      clearTimeout(waits);
      ears.gone();
    }

    function moved(event: PointerEvent): void {
      if (event.pointerType === "touch") {
        if (press && distance(press, event) > TRAVEL) lost();
        return;
      }
      // The page that moves beneath a pointer asks nothing.
      if (event.clientX === last.clientX && event.clientY === last.clientY) return;
      last = event;
      // Whoever reads what is told goes on reading it.
      const reads = read(event.target);
      const thing = reads ?? find(event);
      if (thing === at) return;
      at = thing;
      if (reads) return clearTimeout(waits);
      after(CROSSES, ears.gone);
      if (thing) after(STAYS, () => ears.come(thing));
    }
    function left(event: PointerEvent): void {
      if (event.pointerType === "touch" || at === null) return;
      at = null;
      after(CROSSES, ears.gone);
    }
    function pressed(event: PointerEvent): void {
      asked = false;
      if (read(event.target)) return;
      gone();
      const thing = find(event);
      if (event.pointerType !== "touch" || !event.isPrimary || !thing) return;
      press = event;
      after(PRESSES, () => {
        press = null;
        // Where there is nothing to tell, a slow tap is a tap.
        asked = ears.come(thing);
      });
    }
    /** Lifted, or taken by the browser to move the page. */
    function lost(): void {
      if (press) clearTimeout(waits);
      press = null;
    }
    function clicked(event: MouseEvent): void {
      if (!asked) return;
      asked = false;
      event.preventDefault();
      event.stopPropagation();
    }
    /** What a browser offers for a long press would come in between. */
    function offered(event: MouseEvent): void {
      if (asked || press) event.preventDefault();
    }
    function focused(event: FocusEvent): void {
      const thing = find(event);
      if (thing && ears.byKeys()) ears.come(thing);
    }
    function blurred({ relatedTarget }: FocusEvent): void {
      if (!read(relatedTarget)) gone();
    }

    // A browser takes the focus from a thing while it is taken off the page.
    const ends = [
      on(region, "pointermove", moved, { passive: true }),
      on(region, "pointerleave", left),
      on(region, "pointerdown", pressed, { capture: true }),
      on(window, "pointerup", lost),
      on(window, "pointercancel", lost),
      on(region, "click", clicked, { capture: true }),
      on(region, "contextmenu", offered),
      on(region, "focusin", focused),
      on(region, "focusout", blurred),
    ];
    return () => {
      for (const end of ends) end();
      clearTimeout(waits);
    };
  };
}
