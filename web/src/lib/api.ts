/** The server's HTTP side. Every refusal is a `Refusal` with a sentence for the reader. */
import type { Art } from "../generated/Art";
import type { ChangeMe } from "../generated/ChangeMe";
import type { GameInfo } from "../generated/GameInfo";
import type { Hint } from "../generated/Hint";
import type { Lang } from "../generated/Lang";
import type { LogEntry } from "../generated/LogEntry";
import type { Me } from "../generated/Me";
import type { Moment } from "../generated/Moment";
import type { NewTable } from "../generated/NewTable";
import type { Problem } from "../generated/Problem";
import type { Recovery } from "../generated/Recovery";
import type { RulesPage } from "../generated/RulesPage";
import type { TableInfo } from "../generated/TableInfo";
import { learnTime } from "./clock";
import type { Eyes } from "./past";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
  ) {
    super(text);
  }

  /** Whether the server itself says why, in a sentence for the reader. */
  get isTold(): boolean {
    return this.code !== UNREACHABLE && this.message !== "";
  }
}

/** Which of the people at this device speaks; 0 is whose device it is. */
let speaker = 0;
export function speakAs(companion: number): void {
  speaker = companion;
}
const signed = (lang: Lang): string => `lang=${lang}${speaker === 0 ? "" : `&as=${speaker}`}`;

/** The server could not be reached at all. */
const UNREACHABLE = "unreachable";

async function asked(path: string, lang: Lang, init?: RequestInit): Promise<Response> {
  const url = `/api${path}${path.includes("?") ? "&" : "?"}${signed(lang)}`;
  const response = await fetch(url, init).catch(() => {
    throw new Refusal(UNREACHABLE, 0, "");
  });
  // What the browser has kept tells the time at which it was kept.
  if (response.headers.get("cache-control") === "no-store") learnTime(response.headers.get("date"));
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? UNREACHABLE, response.status, problem?.text ?? response.statusText);
}

/**
 * A newcomer has a cookie once the server has said who they are, or could not. Whoever opened a table or looked at one
 * sooner would be nobody there, and would stay a spectator after sitting down.
 */
let introduce: () => void = () => undefined;
const introduced = new Promise<void>((resolve) => {
  introduce = resolve;
});

async function got<T>(path: string, lang: Lang): Promise<T> {
  return (await (await asked(path, lang)).json()) as T;
}

async function said<T>(
  method: "POST" | "PATCH",
  path: string,
  lang: Lang,
  body: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
  const response = await asked(path, lang, {
    method,
    signal,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json().catch(() => null)) as T;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const game = (slug: string): string => `/games/${encodeURIComponent(slug)}`;

export const api = {
  games: (lang: Lang) => got<readonly GameInfo[]>("/games", lang),
  rules: (slug: string, lang: Lang) => got<RulesPage>(`${game(slug)}/rules`, lang),
  art: (slug: string, key: string, lang: Lang) =>
    got<Art>(`${game(slug)}/art/${encodeURIComponent(key)}`, lang),
  icons: async (slug: string, lang: Lang) => (await asked(`${game(slug)}/icons.svg`, lang)).text(),
  me: (lang: Lang): Promise<Me> => {
    const me = got<Me>("/me", lang);
    void me.then(introduce, introduce);
    return me;
  },
  changeMe: (change: Partial<ChangeMe>, lang: Lang) => said<Me>("PATCH", "/me", lang, change),
  /** Calls my webhook, so that I see whether I would be reached. */
  callMe: (lang: Lang) => said<unknown>("POST", "/me/call", lang, {}),
  tables: (lang: Lang) => got<readonly TableInfo[]>("/tables", lang),
  table: async (id: string, lang: Lang) => {
    await introduced;
    return got<TableInfo>(table(id), lang);
  },
  open: async (wish: NewTable, lang: Lang) => {
    await introduced;
    return said<TableInfo>("POST", "/tables", lang, wish);
  },
  sit: (id: string, seat: number, lang: Lang) => said<unknown>("POST", `${table(id)}/sit`, lang, { seat }),
  /** Somebody else at this device sits down. */
  sitBeside: (id: string, seat: number, beside: string, lang: Lang) =>
    said<unknown>("POST", `${table(id)}/sit`, lang, { seat, beside }),
  leave: (id: string, seat: number, lang: Lang) =>
    said<unknown>("POST", `${table(id)}/leave`, lang, { seat }),
  fill: (id: string, bot: string, lang: Lang) => said<unknown>("POST", `${table(id)}/fill`, lang, { bot }),
  ban: (id: string, seat: number, lang: Lang) => said<unknown>("POST", `${table(id)}/ban`, lang, { seat }),
  chat: (id: string, text: string, lang: Lang) => said<unknown>("POST", `${table(id)}/chat`, lang, { text }),
  /** Whoever no longer waits for it ends the search. */
  hint: (id: string, seat: number, lang: Lang, waits: AbortSignal) =>
    said<Hint>("POST", `${table(id)}/hint`, lang, { seat }, waits),
  rematch: (id: string, lang: Lang) => said<TableInfo>("POST", `${table(id)}/rematch`, lang, {}),
  recoveryLink: (lang: Lang) => said<Recovery>("POST", "/me/link", lang, {}),
  renewMe: (lang: Lang) => said<Me>("POST", "/me/renew", lang, {}),
  recover: (secret: string, lang: Lang) => said<Me>("POST", "/recover", lang, { secret }),
  start: (id: string, lang: Lang) => said<unknown>("POST", `${table(id)}/start`, lang, {}),
  moment: (id: string, n: number, eyes: Eyes, lang: Lang) =>
    got<Moment>(`${table(id)}/moments/${n}?eyes=${eyes}`, lang),
  log: (id: string, eyes: Eyes, lang: Lang) =>
    got<readonly LogEntry[]>(`${table(id)}/log?eyes=${eyes}`, lang),
  recordAddress: (id: string, lang: Lang) => `/api${table(id)}/record?lang=${lang}`,
  taleAddress: (id: string, lang: Lang) => `/api${table(id)}/record.txt?lang=${lang}`,
};

export function socketAddress(id: string, lang: Lang): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api${table(id)}/socket?${signed(lang)}`;
}
