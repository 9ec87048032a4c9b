/** Positions as they come in, shown one after the other while the pieces travel between them. */
import { tick } from "svelte";
import type { Motion } from "../lib/motion";
import { myself } from "../lib/me.svelte";
import type { Position } from "../lib/socket";

/** Catching up after absence takes no longer than this. */
const LONGEST = 3_000;

export class Parade {
  readonly #waiting: Position[] = [];
  #showing = false;
  #hurry = false;

  constructor(
    private readonly motion: Motion,
    private readonly show: (position: Position) => void,
    /** Nothing travels towards the first. */
    private readonly isFirst: () => boolean,
  ) {}

  /** Shown at once if it is the first, else after those that are still on their way. */
  join(position: Position): void {
    this.#waiting.push(position);
    if (!this.#showing) void this.#showAll();
  }

  /** Ends all travel at once. */
  finish(): void {
    this.#hurry = this.#showing;
    this.motion.finish();
  }

  /** Changes what is shown, and lets the pieces travel to where they are then. */
  async travel(change: () => void, still: boolean): Promise<void> {
    const moving = still || myself.pace === 0 ? null : this.motion.before();
    change();
    if (!moving) return;
    await tick();
    await moving.travel();
  }

  async #showAll(): Promise<void> {
    this.#showing = true;
    const since = performance.now();
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const position = next;
      const late = performance.now() - since > LONGEST;
      const still = this.#hurry || late || document.hidden || this.isFirst();
      await this.travel(() => this.show(position), still);
    }
    this.#showing = false;
    this.#hurry = false;
  }
}
