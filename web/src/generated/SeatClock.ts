export type SeatClock = { left: number | null, until: number | null, wantsPause: boolean, holidays: number, };
