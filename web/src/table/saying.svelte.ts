/** One order after the other: what was said last is on its way until it is answered, or something has come of it. */
import type { Answer, Order } from "../lib/socket";

export class Saying {
  #underway = $state(false);
  #last: Order | null = null;

  constructor(private readonly order: (order: Order) => Promise<Answer>) {}

  get isUnderway(): boolean {
    return this.#underway;
  }

  async say(order: Order): Promise<Answer> {
    this.#underway = true;
    this.#last = order;
    const answer = await this.order(order);
    // Another may have been given meanwhile, and be on its way still.
    if (this.#last === order) this.#underway = false;
    return answer;
  }

  /** What comes of an answer is shown before it is acknowledged: nobody who is asked is kept waiting until then. */
  hasCome(): void {
    this.#underway = false;
  }
}
