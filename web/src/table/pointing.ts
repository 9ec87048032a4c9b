import { on } from "svelte/events";
import type { Id } from "../generated/Id";
import type { Desk } from "./desk.svelte";

/** A thing that a click does something with: the desk knows while the pointer or the focus is there. */
export function pointing(desk: Desk, id: Id): (thing: Element) => () => void {
  return (thing) => {
    const come = (): void => {
      desk.pointed = id;
    };
    const gone = (): void => {
      if (desk.pointed === id) desk.pointed = null;
    };
    const ears = [
      on(thing, "pointerenter", come),
      on(thing, "focus", come),
      on(thing, "pointerleave", gone),
      on(thing, "blur", gone),
    ];
    return () => {
      for (const end of ears) end();
      // Nobody leaves what is not there any more.
      gone();
    };
  };
}
