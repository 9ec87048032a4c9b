export type ChatLine = { n: number, at: number, name: string, seat: number | null, text: string, };
