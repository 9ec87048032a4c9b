export type Recovery = { secret: string, };
