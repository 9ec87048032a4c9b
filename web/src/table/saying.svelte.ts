/** One order after the other: what was said last is on its way until it is answered, or something has come of it. */
import type { Answer, Order } from "../lib/socket";

export class Saying {
  isUnderway = $state(false);
  #last: Order | null = null;

  constructor(private readonly order: (order: Order) => Promise<Answer>) {}

  async say(order: Order): Promise<Answer> {
    this.isUnderway = true;
    this.#last = order;
    const answer = await this.order(order);
    // Another may have been given meanwhile, and be on its way still.
    if (this.#last === order) this.isUnderway = false;
    return answer;
  }

  /** What comes of an answer is shown before it is acknowledged: nobody who is asked is kept waiting until then. */
  hasCome(): void {
    this.isUnderway = false;
  }
}
