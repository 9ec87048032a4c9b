/** Help at a table: asked for, thought about, shown, and gone with the question that it was about. */
import type { Choice } from "../generated/Choice";
import type { Hint } from "../generated/Hint";
import type { Id } from "../generated/Id";
import { api, Refusal } from "../lib/api";
import { advised, areSeveral, type Advice } from "../lib/hints";
import { t, tongue } from "../lib/words.svelte";
import type { Desk } from "./desk.svelte";
import { bringIntoView, keepFocus } from "./sight";

interface Shown {
  readonly advice: readonly Advice[];
  /** Why there is none. */
  readonly problem: string;
}

export class Hints {
  thinking = $state(false);
  shown = $state.raw<Shown | null>(null);
  /** The choice whose things are marked on the board. */
  lit = $state.raw<Choice | null>(null);
  /** The search that is waited for, and how to end it. */
  #search: AbortController | null = null;

  constructor(private readonly desk: Desk) {}

  /** Whether my seat has something to weigh, and may be helped. */
  readonly possible: boolean = $derived.by(() => {
    const { mine, past, scene, shown } = this.desk;
    if (mine === null || past || !scene?.prompt.mine || scene.over) return false;
    return shown?.table.stage === "playing" && !shown.table.serious && areSeveral(scene.choices);
  });

  marks(id: Id): boolean {
    return this.lit?.path.includes(id) ?? false;
  }

  /** Asked for again, it is put away; a refusal is no help, and is asked about anew. */
  toggle(): void {
    if (this.shown?.problem === "") this.close();
    else void this.ask();
  }

  async ask(): Promise<void> {
    const { mine, shown } = this.desk;
    if (!this.possible || this.thinking || mine === null || !shown) return;
    this.close();
    const search = new AbortController();
    this.#search = search;
    this.thinking = true;
    const answer = await api
      .hint(shown.table.id, mine, tongue.lang, search.signal)
      .catch((error: unknown) =>
        error instanceof Refusal && error.message ? error.message : t("unreachable"),
      );
    // Whoever has played meanwhile, or let go, wants no answer any more.
    if (this.#search !== search) return;
    this.#search = null;
    this.thinking = false;
    if (typeof answer === "string") this.shown = { advice: [], problem: answer };
    else this.#show(answer);
  }

  /** Puts it away, or ends the search. Says whether there was anything. */
  close(): boolean {
    if (!this.thinking && !this.shown) return false;
    void keepFocus();
    this.#search?.abort();
    this.#search = null;
    this.thinking = false;
    this.shown = null;
    this.lit = null;
    return true;
  }

  #show(hint: Hint): void {
    const play = this.desk.play;
    // The server may be a question ahead of what is shown.
    if (!play || hint.question !== play.question) return;
    const advice = advised(hint, play.scene);
    this.shown = { advice, problem: advice.length > 0 ? "" : t("hint-none") };
    this.lit = advice[0]?.choice ?? null;
    void bringIntoView(".is-hinted");
  }
}
