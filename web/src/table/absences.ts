/** The deeds about clocks and seats. They tell why they were refused; nothing if they were not. */
import type { Answer, Order } from "../lib/socket";
import type { Desk } from "./desk.svelte";

export class Absences {
  constructor(
    private readonly desk: Desk,
    private readonly order: (order: Order) => Promise<Answer>,
  ) {}

  claim(of: number): Promise<string> {
    return this.#asking((seat) => ({ do: "claim", seat, of }));
  }

  pause(seat: number, yes: boolean): Promise<string> {
    return this.#asking(() => ({ do: "pause", seat, yes }));
  }

  holiday(seat: number, days: number): Promise<string> {
    return this.#asking(() => ({ do: "holiday", seat, days }));
  }

  standIn(of: number, bot: string, turn: boolean): Promise<string> {
    return this.#asking((seat) => ({ do: "standIn", seat, of, bot, turn }));
  }

  otherLevel(of: number, bot: string): Promise<string> {
    return this.#asking((seat) => ({ do: "otherLevel", seat, of, bot }));
  }

  takeBack(seat: number): Promise<string> {
    return this.#asking(() => ({ do: "takeBack", seat }));
  }

  async #asking(make: (seat: number) => Order): Promise<string> {
    const mine = this.desk.shown?.table.seats.findIndex((seat) => seat.mine) ?? -1;
    if (mine < 0 || this.desk.past) return "";
    const answer = await this.order(make(mine));
    return answer.done ? "" : this.desk.say(answer.reason);
  }
}
