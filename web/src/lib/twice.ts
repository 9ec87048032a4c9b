/** What is done only when it is said twice. */

/** Milliseconds: the second half of a double click or tap comes within them. */
const APART = 300;

export class Twice {
  #since = -Infinity;

  constructor(private readonly apart: number = APART) {}

  /** It was said once, and waits to be said again. */
  asked(): void {
    this.#since = performance.now();
  }

  /** Said again: whether on purpose. Whoever just goes on clicking goes on waiting. */
  again(): boolean {
    const meant = performance.now() - this.#since > this.apart;
    this.asked();
    return meant;
  }
}
