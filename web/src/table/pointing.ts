import type { Id } from "../generated/Id";
import type { Desk } from "./desk.svelte";

/** A thing that a click does something with: the desk knows while the pointer or the focus is there. */
export function pointing(desk: Desk, id: Id): (thing: Element) => () => void {
  return (thing) => {
    const ends = new AbortController();
    const { signal } = ends;
    const come = (): void => {
      desk.pointed = id;
    };
    const gone = (): void => {
      if (desk.pointed === id) desk.pointed = null;
    };
    for (const event of ["pointerenter", "focus"]) thing.addEventListener(event, come, { signal });
    for (const event of ["pointerleave", "blur"]) thing.addEventListener(event, gone, { signal });
    return () => {
      ends.abort();
      // Nobody leaves what is not there any more.
      gone();
    };
  };
}
