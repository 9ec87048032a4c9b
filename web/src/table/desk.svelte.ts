/**
 * One table as its viewer handles it: the position shown, what is clicked so far, what is asked about.
 * Knows scenes and clicks, no rule.
 */
import { createContext } from "svelte";
import type { Choice } from "../generated/Choice";
import type { Ghost } from "../generated/Ghost";
import type { Id } from "../generated/Id";
import type { LogEntry } from "../generated/LogEntry";
import type { Moment } from "../generated/Moment";
import type { Play } from "../generated/Play";
import type { Refused } from "../generated/Refused";
import type { Scene } from "../generated/Scene";
import type { Text } from "../generated/Text";
import { Motion } from "../lib/motion";
import { clicked, isLegal, isNothing, narrow, NOTHING, whyNot, whyNotVerb, type Picks } from "../lib/narrow";
import { myself } from "../lib/me.svelte";
import type { Answer, Line, Order, Position } from "../lib/socket";
import { spoken } from "../lib/spoken";
import { Twice } from "../lib/twice";
import { nextWay } from "../lib/ways";
import { Absences } from "./absences";
import { Boards } from "./boards";
import { Company } from "./company.svelte";
import { Deeds } from "./deeds.svelte";
import { Glance } from "./glance.svelte";
import { Hints } from "./hints.svelte";
import { holderName } from "./holders";
import { Journey } from "./journey.svelte";
import { Parade } from "./parade";
import { isLow, onPhone } from "./screen.svelte";
import { bringDecision, bringIntoView, keepFocus } from "./sight";

/** How a thing stands to the decision in hand. */
export type Standing = "legal" | "selected" | "refused" | "rest";

/** What somebody asked "why not?" about. */
export interface Asked {
  /** The thing or the verb: names the element that the answer stands beside. */
  readonly about: Id;
  readonly reasons: readonly Pick<Refused, "label" | "reason" | "clause">[];
}

const [deskHere, setDesk] = createContext<Desk>();
export { deskHere, setDesk };

export class Desk {
  shown = $state.raw<Position | null>(null);
  line = $state<Line>("connecting");
  picks = $state.raw<Picks>(NOTHING);
  asked = $state.raw<Asked | null>(null);
  /** A choice that waits for a second tap. */
  #armed = $state.raw<Choice | null>(null);
  readonly #twice = new Twice();
  /** The thing under the pointer or the focus. */
  pointed = $state.raw<Id | null>(null);
  /** Things that a log line speaks of while it is pointed at. */
  alight = $state.raw<ReadonlySet<Id>>(new Set());
  /** The clause that is read beside the board. */
  clause = $state<string | null>(null);

  /** Where the reader is in time. */
  readonly journey = new Journey(this, (change) => this.#look(change));

  readonly play: Play | null = $derived(this.past?.play ?? this.shown?.play ?? null);
  readonly log: readonly LogEntry[] = $derived(this.journey.log ?? this.shown?.log ?? []);
  /** The scene of now, whatever is looked at. */
  readonly present: Scene | null = $derived(this.shown?.play?.scene ?? null);
  readonly scene: Scene | null = $derived(this.play?.scene ?? null);
  readonly choices: readonly Choice[] = $derived(this.scene?.choices ?? []);
  readonly narrowed = $derived(narrow(this.choices, this.picks));
  readonly #last: ReadonlySet<Id> = $derived(new Set(this.scene?.last));
  readonly #refused: ReadonlySet<Id> = $derived(new Set(this.scene?.refused.flatMap((one) => one.path)));
  /** What a click would decide where the pointer or the focus is. */
  readonly #pointedChoice: Choice | null = $derived(
    this.pointed === null ? null : clicked(this.choices, this.picks, { thing: this.pointed }).decided,
  );
  readonly #ghosts: ReadonlyMap<Id, Ghost> = $derived.by(() => {
    if (this.armed) return new Map(this.armed.ghosts.map((ghost) => [ghost.on, ghost]));
    const hinted = this.#pointedChoice?.ghosts ?? [];
    return new Map([...this.narrowed.ghosts, ...hinted.map((ghost): [Id, Ghost] => [ghost.on, ghost])]);
  });

  /** Help, where it is asked for. */
  readonly hints = new Hints(this);
  readonly glance = new Glance(this);
  readonly boards = new Boards();
  readonly company = new Company(this);
  /** The choice that is armed was offered by a key: whichever of its things is clicked confirms it. */
  #offered = false;
  #hand = $state<string>("mouse");
  readonly #parade: Parade;
  /** What is told to the server for my seat. */
  readonly deeds: Deeds;
  /** What is done about clocks, and about seats whose players are away. */
  readonly absences: Absences;

  constructor(
    readonly slug: string,
    private readonly order: (order: Order) => Promise<Answer>,
    motion: Motion = new Motion(() => myself.pace || 1),
  ) {
    this.deeds = new Deeds(this, order, () => this.#begin());
    this.absences = new Absences(this, order);
    this.#parade = new Parade(
      motion,
      (position) => this.#show(position),
      () => this.shown === null,
    );
  }

  readonly nameOf = (seat: number): string => holderName(this.shown?.table.seats[seat], seat);
  readonly say = (text: Text): string => spoken(text, this.nameOf);

  get armed(): Choice | null {
    return this.#armed;
  }

  /** What was said last is on its way, and nothing has come of it yet. */
  get busy(): boolean {
    return this.deeds.isUnderway;
  }

  /**
   * What a click would do where the pointer or the focus is, unless it stands in the prompt already. Whoever taps sees it
   * there: nothing comes and goes under a finger.
   */
  get would(): Choice | null {
    const choice = this.#pointedChoice;
    return this.#hand === "touch" || choice === this.armed || this.past ? null : choice;
  }

  get past(): Moment | null {
    return this.journey.past;
  }

  get mine(): number | null {
    return this.play?.seat ?? null;
  }

  standing(id: Id): Standing {
    if (this.picks.ids.includes(id) || this.armed?.path.includes(id)) return "selected";
    if (isLegal(this.narrowed, id)) return "legal";
    return this.#refused.has(id) ? "refused" : "rest";
  }

  /** The classes of the states that a thing is in; each has a form of its own. */
  states(id: Id | null): string {
    if (id === null) return "";
    const standing = this.standing(id);
    return [
      standing === "rest" ? "" : `is-${standing}`,
      standing === "legal" && this.narrowed.next.has(id) && !isNothing(this.picks) ? "is-next" : "",
      this.#last.has(id) ? "is-last" : "",
      this.isHinted(id) ? "is-hinted" : "",
      this.alight.has(id) ? "is-alight" : "",
      this.asked?.about === id ? "is-asked" : "",
    ]
      .filter((name) => name !== "")
      .join(" ");
  }

  isLast(id: Id): boolean {
    return this.#last.has(id);
  }

  /** Advised, and not taken in hand yet: what is selected needs no other mark. */
  isHinted(id: Id): boolean {
    return this.hints.marks(id) && this.standing(id) !== "selected";
  }

  ghost(id: Id): Ghost | undefined {
    return this.#ghosts.get(id);
  }

  /** What on the page says more of a thing that has the focus. */
  describes(id: Id): string | undefined {
    if (this.glance.told?.about === id && this.glance.told.reasons.length > 0) return "glance";
    return this.pointed === id && this.would ? "would" : undefined;
  }

  get byKeys(): boolean {
    return this.#hand === "keyboard";
  }

  /** Remembers what is at work: a kind of pointer, or the keyboard. A tap on the board is asked to be repeated. */
  handledBy(hand: string): void {
    this.#hand = hand;
  }

  touchThing(id: Id): void {
    if (this.armed && this.#confirms(this.armed, id)) return this.#confirm(this.armed);
    this.asked = null;
    this.#armed = null;
    this.#offered = false;
    if (this.standing(id) === "refused")
      return this.#explain(id, whyNot(this.scene?.refused ?? [], this.picks, id));
    const { picks, decided, anew } = clicked(this.choices, this.picks, { thing: id });
    // A half-made choice never becomes another one by a single click, whatever hand it was.
    this.#follow(picks, decided, anew || this.#asksTwice);
  }

  /** Takes a thing up to put it elsewhere: only where a click would not decide anything yet. */
  lift(id: Id): boolean {
    if (this.standing(id) !== "legal") return this.picks.ids.at(-1) === id;
    const { picks, decided } = clicked(this.choices, this.picks, { thing: id });
    if (decided) return false;
    this.asked = null;
    this.#armed = null;
    this.#follow(picks, decided, false);
    return true;
  }

  /** Puts down what was taken up: that goes on with it, or nothing happens. */
  put(id: Id, onto: Id): void {
    // Let go meanwhile, or asked something else.
    if (this.picks.ids.at(-1) !== id) return;
    if (this.narrowed.next.has(onto)) return this.touchThing(onto);
    const reasons = whyNot(this.scene?.refused ?? [], this.picks, onto);
    this.#release();
    this.#explain(onto, reasons);
  }

  /** What was taken up is dropped where nothing takes it. */
  drop(): void {
    this.#release();
  }

  touchVerb(id: Id): void {
    this.asked = null;
    this.#armed = null;
    if (!this.choices.some((choice) => choice.verb === id)) {
      return this.#explain(id, whyNotVerb(this.scene?.refused ?? [], this.picks, id));
    }
    const { picks, decided } = clicked(this.choices, this.picks, { verb: id });
    this.#follow(picks, decided, false);
  }

  /** Shows another way to do what is half decided, to be confirmed; says which. */
  another(): string {
    const way = nextWay(this.choices, this.picks, this.pointed, this.armed);
    if (!way) return "";
    this.asked = null;
    this.#arm(way);
    this.#offered = true;
    return this.say(way.label);
  }

  /** Takes a choice in hand: what it would do is shown. Proposed again, it is done. */
  propose(choice: Choice): void {
    if (this.armed === choice) return this.#confirm(choice);
    this.#release();
    this.#arm(choice);
    this.#offered = true;
    void bringIntoView(".is-selected");
  }

  /** Says why a thing or a verb cannot be done now; whether there was anything to say. */
  explain(id: Id): boolean {
    const refused = this.scene?.refused ?? [];
    const about = whyNot(refused, this.picks, id);
    this.#explain(id, about.length > 0 ? about : whyNotVerb(refused, this.picks, id));
    return this.asked?.about === id;
  }

  /** Lets go of whatever is open or half-made, the newest first. Says whether there was anything. */
  cancel(): boolean {
    if (this.glance.away()) return true;
    if (this.asked) this.asked = null;
    else if (this.clause !== null) this.clause = null;
    else if (this.armed) this.#release();
    else if (!isNothing(this.picks)) this.#release();
    else return this.hints.close();
    return true;
  }

  answer(choice: Choice): Promise<void> {
    return this.deeds.answer(choice);
  }

  /** Says whether somebody looks: it is no move, and waits for nothing. */
  look(looks: boolean): void {
    void this.order({ do: "look", looks });
  }

  /** Takes in a new position: shown at once if it is the first, else after those that are still on their way. */
  hear(position: Position): void {
    this.#parade.join(position);
  }

  /** Ends all travel at once. */
  finish(): void {
    this.#parade.finish();
  }

  #confirms(armed: Choice, id: Id): boolean {
    return this.#offered ? armed.path.includes(id) : this.picks.ids.at(-1) === id;
  }

  get #asksTwice(): boolean {
    return myself.confirm === "always" || (myself.confirm === "touch" && this.#hand === "touch");
  }

  #follow(picks: Picks, decided: Choice | null, twice: boolean): void {
    this.picks = picks;
    if (!decided) {
      if (onPhone.current) void bringIntoView(".board .is-next");
      return;
    }
    if (twice) this.#arm(decided);
    else void this.answer(decided);
  }

  #explain(about: Id, reasons: readonly Refused[]): void {
    if (reasons.length === 0) return;
    this.asked = { about, reasons };
    // The answer stands in the sheet, which grows: what was asked about stays in sight.
    if (onPhone.current) void bringIntoView(".is-asked");
  }

  #arm(choice: Choice): void {
    this.#armed = choice;
    this.#twice.asked();
  }

  /** Whoever means it says it again; a double click or tap only begins to. Nobody has to wait at the keyboard. */
  #confirm(armed: Choice): void {
    if (this.byKeys || this.#twice.again()) void this.answer(armed);
  }

  #release(): void {
    // The button that confirms goes with what it would have confirmed.
    void keepFocus();
    this.picks = NOTHING;
    this.#armed = null;
    this.asked = null;
    this.#offered = false;
  }

  /** Lets go of all that belongs to the question: it is answered, or another is looked at. */
  #moveOn(): void {
    this.#release();
    this.hints.close();
  }

  /** What is said is about the newest question: what is still on its way there is shown first. */
  #begin(): void {
    this.finish();
    this.#moveOn();
  }

  /** Looks at another moment. */
  #look(change: () => void): Promise<void> {
    this.finish();
    return this.#parade.travel(() => {
      void keepFocus();
      change();
      this.#moveOn();
    }, false);
  }

  #show(position: Position): void {
    void keepFocus();
    const sameQuestion = position.play?.question === this.shown?.play?.question;
    const same = sameQuestion && position.play?.scene.choices === this.present?.choices;
    if (!sameQuestion) this.deeds.hasCome();
    this.shown = position;
    if (same) return;
    this.#moveOn();
    const small = onPhone.current || isLow.current;
    if (small && position.play?.scene.prompt.mine) void bringDecision();
  }
}
