/**
 * One table's socket: it connects again by itself, notices missing numbers, and repeats commands until the server has
 * answered them. What it hears goes to `hear`; what it knows about the line goes to `line`.
 */
import type { ChatLine } from "../generated/ChatLine";
import type { Command } from "../generated/Command";
import type { Lang } from "../generated/Lang";
import type { LogEntry } from "../generated/LogEntry";
import type { News } from "../generated/News";
import type { Play } from "../generated/Play";
import type { TableInfo } from "../generated/TableInfo";
import type { Text } from "../generated/Text";
import { patched } from "./patch";

/** `stale`: the line is open, as far as we know, but a command has had no answer for too long. */
export type Line = "connecting" | "connected" | "reconnecting" | "stale" | "closed";

export interface Position {
  readonly seq: number;
  readonly table: TableInfo;
  readonly play: Play | null;
  readonly log: readonly LogEntry[];
}

export type Answer =
  { readonly done: true } | { readonly done: false; readonly reason: Text; readonly clause: string | null };

/** As much of a WebSocket as we use, so that tests can bring their own. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface WireEars {
  readonly message: (text: string) => void;
  readonly closed: () => void;
}

export interface Surroundings {
  readonly open: (url: string, ears: WireEars) => Wire;
  readonly random: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
}

export interface Ears {
  readonly hear: (position: Position) => void;
  readonly line: (line: Line) => void;
  /** What was said beside the game. */
  readonly said: (lines: readonly ChatLine[]) => void;
}

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Order = WithoutId<Command>;

interface Pending {
  readonly command: Command;
  readonly answered: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const ANSWER_WITHIN = 6_000;
/** A table may be large and the network slow; but a line that brings nothing at all is none. */
const GREETED_WITHIN = 15_000;
/** After a sleep a line may look open that leads nowhere: it has this long to prove the contrary. */
const AWAKE_WITHIN = 1_000;

/** Doubles with each failure, up to a limit, and spreads clients apart by half of it. */
export function backoff(failures: number, random: () => number): number {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return whole / 2 + (random() * whole) / 2;
}

/** What a message makes of the position, or nothing if a number was missed. */
export function heard(position: Position | null, news: News): Position | null {
  if (news.is === "whole") return { seq: news.seq, table: news.table, play: news.play, log: news.log };
  if (news.is !== "change" || !position || news.seq !== position.seq + 1) return null;
  const struck = new Set(news.struck);
  const log = position.log.map((entry) => (struck.has(entry.n) ? { ...entry, struck: true } : entry));
  return {
    seq: news.seq,
    table: patched(position.table, news.table),
    play: patched(position.play, news.play),
    log: [...log, ...news.log],
  };
}

export class TableSocket {
  #wire: Wire | null = null;
  #position: Position | null = null;
  #failures = 0;
  #stopped = false;
  /** Whether this wire has brought its first message. */
  #greeted = false;
  #forget: (() => void) | null = null;
  #impatience: (() => void) | null = null;
  readonly #pending = new Map<string, Pending>();

  constructor(
    private readonly address: () => string,
    private readonly ears: Ears,
    private readonly around: Surroundings,
    private readonly newId: () => string,
  ) {
    this.#connect();
  }

  /** Resolves when the server has carried the command out or refused it, however often the line drops meanwhile. */
  send(order: Order): Promise<Answer> {
    const command = { ...order, id: this.newId() } as Command;
    return new Promise((answered) => {
      this.#pending.set(command.id, { command, answered });
      if (this.#greeted) this.#say(command);
    });
  }

  speak(lang: Lang): void {
    void this.send({ do: "speak", lang });
  }

  /** Connects at once if the line is down, or proves to be: the page was shown again, or the network came back. */
  wake(lang: Lang): void {
    if (this.#stopped) return;
    if (!this.#wire) {
      this.#forget?.();
      this.#connect();
    } else if (this.#greeted) {
      // In the language that is spoken already: nothing but an answer comes of it.
      this.speak(lang);
      this.#expect(AWAKE_WITHIN);
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#forget?.();
    this.#rest();
    this.#drop();
    this.ears.line("closed");
  }

  #connect(): void {
    this.#forget = null;
    this.ears.line(this.#failures === 0 && !this.#position ? "connecting" : "reconnecting");
    const wire = this.around.open(this.address(), {
      message: (text) => {
        if (wire === this.#wire) this.#hear(JSON.parse(text) as News);
      },
      closed: () => {
        if (wire === this.#wire) this.#again();
      },
    });
    this.#wire = wire;
    this.#expect(GREETED_WITHIN);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#greeted = false;
    wire?.close();
  }

  #again(): void {
    this.#drop();
    this.#rest();
    if (this.#stopped) return;
    this.ears.line("reconnecting");
    this.#forget = this.around.after(backoff(this.#failures, this.around.random), () => this.#connect());
    this.#failures += 1;
  }

  #hear(news: News): void {
    if (news.is === "said") return this.ears.said(news.lines);
    if (news.is === "done") return this.#answered(news.id, { done: true });
    if (news.is === "refused") {
      return this.#answered(news.id, { done: false, reason: news.reason, clause: news.clause });
    }
    const next = this.#understood(news);
    if (!next) return this.#again();
    this.#position = next;
    if (!this.#greeted) this.#greet();
    this.ears.hear(next);
  }

  #greet(): void {
    this.#greeted = true;
    this.#failures = 0;
    this.#rest();
    this.ears.line("connected");
    // A repeated command is harmless; a lost one is not.
    for (const { command } of this.#pending.values()) this.#say(command);
  }

  #understood(news: News): Position | null {
    try {
      return heard(this.#position, news);
    } catch {
      return null;
    }
  }

  #say(command: Command): void {
    this.#wire?.send(JSON.stringify(command));
    if (!this.#impatience) this.#expect(ANSWER_WITHIN);
  }

  /** Opens another line if this one brings nothing that is waited for. */
  #expect(within: number): void {
    this.#rest();
    this.#impatience = this.around.after(within, () => {
      this.#impatience = null;
      this.ears.line("stale");
      this.#again();
    });
  }

  #rest(): void {
    this.#impatience?.();
    this.#impatience = null;
  }

  #answered(id: string, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#rest();
    pending?.answered(answer);
  }
}
