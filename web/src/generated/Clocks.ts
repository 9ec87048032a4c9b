import type { SeatClock } from "./SeatClock";
import type { TimeRule } from "./TimeRule";
export type Clocks = { rule: TimeRule, paused: boolean, seats: Array<SeatClock>, };
