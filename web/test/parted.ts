import { flushSync, mount, unmount, type Component } from "svelte";
import type { Desk } from "../src/table/desk.svelte";
import WithDesk from "./WithDesk.svelte";

interface Parted<P> {
  readonly desk: Desk;
  readonly part: Component<P extends Record<string, unknown> ? P : never>;
  readonly props: P;
}

/** Shows a part of the table by itself, and nothing beside it. Returns how to leave it. */
export function show<P extends Record<string, unknown>>(
  desk: Desk,
  part: Component<P>,
  props: P,
): () => Promise<void> {
  document.body.replaceChildren();
  const shown = mount(WithDesk as unknown as Component<Parted<P>>, {
    target: document.body,
    props: { desk, part, props } as Parted<P>,
  });
  flushSync();
  return () => unmount(shown);
}
