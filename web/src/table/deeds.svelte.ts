/** What is told to the server for my seat: one order after the other. */
import type { Choice } from "../generated/Choice";
import type { Order as StandingOrder } from "../generated/Order";
import type { Answer, Order } from "../lib/socket";
import type { Desk } from "./desk.svelte";
import { Saying } from "./saying.svelte";

export class Deeds {
  readonly #saying: Saying;

  constructor(
    private readonly desk: Desk,
    order: (order: Order) => Promise<Answer>,
    /** Lets go of what was in hand: what is said now is about the newest question. */
    private readonly begin: () => void,
  ) {
    this.#saying = new Saying(order);
  }

  /** What was said last is on its way, and nothing has come of it yet. */
  get isUnderway(): boolean {
    return this.#saying.isUnderway;
  }

  /** Something has come of it. */
  hasCome(): void {
    this.#saying.hasCome();
  }

  answer(choice: Choice): Promise<void> {
    const question = this.desk.play?.question ?? 0;
    return this.#forMySeat((seat) => ({ do: "answer", seat, question, action: choice.action }), choice);
  }

  undo(): Promise<void> {
    return this.#forMySeat((seat) => ({ do: "undo", seat }));
  }

  redo(): Promise<void> {
    return this.#forMySeat((seat) => ({ do: "redo", seat }));
  }

  restart(): Promise<void> {
    return this.#forMySeat((seat) => ({ do: "restart", seat }));
  }

  consent(request: number, yes: boolean): Promise<void> {
    return this.#forMySeat((seat) => ({ do: "consent", seat, request, yes }));
  }

  /** Gives the host a standing order, or takes it back. */
  give(order: StandingOrder | null): Promise<void> {
    return this.#forMySeat((seat) => ({ do: "order", seat, order }));
  }

  resign(): Promise<void> {
    return this.#forMySeat((seat) => ({ do: "resign", seat }));
  }

  /** Ends as won a game that all others have given up. */
  conclude(): Promise<void> {
    return this.#forMySeat((seat) => ({ do: "conclude", seat }));
  }

  async #forMySeat(make: (seat: number) => Order, choice: Choice | null = null): Promise<void> {
    const { mine, past } = this.desk;
    if (mine === null || this.isUnderway || past) return;
    const order = make(mine);
    this.begin();
    const answer = await this.#saying.say(order);
    if (answer.done) return;
    const about = choice?.path.at(-1) ?? choice?.verb ?? "";
    this.desk.asked = {
      about,
      reasons: [{ label: choice?.label ?? [], reason: answer.reason, clause: answer.clause ?? "" }],
    };
  }
}
