/** A reader in time: the moment that is looked at instead of now, and through whose eyes. Nothing is sent from there. */
import type { Lang } from "../generated/Lang";
import type { LogEntry } from "../generated/LogEntry";
import type { Moment } from "../generated/Moment";
import { api, Refusal } from "../lib/api";
import { addressOf, stepped, visitIn, type Eyes, type Step, type Visit } from "../lib/past";
import { router } from "../lib/router.svelte";
import { t } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { keepFocus } from "./sight";

/** The log as other eyes read it, in a language. */
interface OtherLog {
  readonly eyes: Eyes;
  readonly lang: Lang;
  readonly log: readonly LogEntry[];
}

export class Journey {
  past = $state.raw<Moment | null>(null);
  /** Why the moment that was asked for cannot be shown. */
  lost = $state("");
  /** The log that other eyes read. */
  #otherLog = $state.raw<OtherLog | null>(null);
  /** Where the reader is in time, or on the way there. */
  #visiting: { readonly address: string; readonly arrived: Promise<void> } | null = null;

  constructor(
    private readonly desk: Desk,
    /** Shows what has changed by this. */
    private readonly look: (change: () => void) => Promise<void>,
  ) {}

  /** The log that other eyes read, if others look. */
  get log(): readonly LogEntry[] | undefined {
    return this.#otherLog?.log;
  }

  /** The moment after an entry of the log, as an address that can be sent on. */
  travel(n: number): void {
    router.turnTo(addressOf({ n, eyes: this.#eyes }));
  }

  lookAs(eyes: Eyes): void {
    // Logs differ from eye to eye: the same number may be another moment, but never one beyond the end.
    router.turnTo(addressOf({ n: eyes === this.#eyes ? (this.past?.n ?? 0) : 0, eyes }));
  }

  step(step: Step): void {
    const n = stepped(this.desk.log, this.past?.n ?? null, step);
    if (n === null) this.toNow();
    else this.travel(n);
  }

  toNow(): void {
    router.turnTo("");
  }

  /** Shows the moment that the address names; now, if it names none. Whoever asks for it again waits along. */
  visit(visit: Visit | null, lang: Lang): Promise<void> {
    const address = `${lang}${addressOf(visit)}`;
    if (this.#visiting?.address !== address) {
      this.#visiting = { address, arrived: this.#go(address, visit, lang) };
    }
    return this.#visiting.arrived;
  }

  async #go(address: string, visit: Visit | null, lang: Lang): Promise<void> {
    const table = this.desk.shown?.table.id;
    if (!visit || table === undefined) {
      this.#otherLog = null;
      return this.#lookAt(null, "");
    }
    try {
      const moment = await api.moment(table, visit.n, visit.eyes, lang);
      const log = await this.#logOf(table, visit.eyes, lang);
      if (this.#visiting?.address !== address) return;
      this.#otherLog = log;
      await this.#lookAt(moment, "");
    } catch (error) {
      if (this.#visiting?.address !== address) return;
      const because = error instanceof Refusal && error.message ? error.message : t("unreachable");
      await this.#lookAt(null, because);
    }
  }

  async #logOf(table: string, eyes: Eyes, lang: Lang): Promise<OtherLog | null> {
    if (eyes === "mine") return null;
    const known = this.#otherLog;
    if (known?.eyes === eyes && known.lang === lang) return known;
    return { eyes, lang, log: await api.log(table, eyes, lang) };
  }

  get #eyes(): Eyes {
    return visitIn(router.search)?.eyes ?? "mine";
  }

  async #lookAt(moment: Moment | null, lost: string): Promise<void> {
    // That a moment cannot be shown is told with a way back, which goes with it.
    void keepFocus();
    this.lost = lost;
    if (moment !== this.past) await this.look(() => (this.past = moment));
  }
}
