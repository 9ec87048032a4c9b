export type TimeRule = { "kind": "budget", seconds: number, increment: number, } | { "kind": "days", days: number, banked: number, holidays: number, };
