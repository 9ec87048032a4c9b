/** One table as it is read: its parts, its choices by number, and what the command line answers. */
import { createContext, untrack } from "svelte";
import type { Choice } from "../generated/Choice";
import { COMMANDS, understood, type Command, type Vocabulary } from "../lib/commands";
import { same } from "../lib/hints";
import { myself } from "../lib/me.svelte";
import { numbersOf, offers, readOffer, runs, type Group, type Offer, type Offers } from "../lib/offers";
import {
  itemsOf,
  namesOfThings,
  plainMats,
  plainPanels,
  readOut,
  told,
  type Item,
  type Part,
  type PlainWords,
} from "../lib/plain";
import { stepped, visitIn, type Step } from "../lib/past";
import { router } from "../lib/router.svelte";
import { sentences } from "../lib/spoken";
import { Twice } from "../lib/twice";
import { inAll, t, tongue } from "../lib/words.svelte";
import type { Desk } from "../table/desk.svelte";
import { handLines, plainWords } from "./hand";
import { hintLines, lastMoves, momentOf, noHint, waitingFor, winners } from "../table/telling";

const [readerHere, setReader] = createContext<Reader>();
export { readerHere, setReader };

/** More lines than this are told by their groups. */
const MANY = 12;
/** As much of an answer as is read aloud; the rest stands on the page. */
const ALOUD = 900;
const LAST_ENTRIES = 5;
/** What is sent to the server. */
const CHANGING: readonly string[] = ["take", "yes", "undo", "redo", "restart"];

const vocabulary = Object.fromEntries(
  COMMANDS.map((command) => [command, inAll(`cmd-${command}`).flatMap((words) => words.split("|"))]),
) as unknown as Vocabulary;

export class Reader {
  /** What the last command or button answered. */
  answer = $state.raw<readonly string[]>([]);
  aloud = $state("");
  /** What is done only when it is said again. */
  #doubted = $state.raw<{ readonly question: number; readonly choice: Choice } | null>(null);

  readonly #twice = new Twice();

  constructor(readonly desk: Desk) {}

  readonly words: PlainWords = $derived.by(() => plainWords(this.desk));
  readonly panels: readonly Part[] = $derived.by(() =>
    plainPanels(this.desk.scene?.panels ?? [], this.words),
  );
  readonly mats: readonly Part[] = $derived.by(() => plainMats(this.desk.scene?.mats ?? [], this.words));
  readonly #things = $derived(namesOfThings([...this.panels, ...this.mats]));
  readonly offers: Offers = $derived.by(() =>
    this.desk.scene
      ? offers(this.desk.scene, this.desk.say, this.#things)
      : { groups: [], all: [], refusals: [] },
  );

  tell(lines: readonly string[]): void {
    this.answer = lines;
    const said = sentences(lines.map((line) => line.replaceAll("– ", "")));
    const short = said.length > ALOUD ? `${said.slice(0, ALOUD)}…` : said;
    // What is said twice is heard twice; but whoever tells in an effect must not tell again because it was heard.
    this.aloud = short === untrack(() => this.aloud) ? `${short}\u00a0` : short;
  }

  /** Whether a choice waits to be said again. */
  isDoubted(offer: Offer): boolean {
    const doubted = this.#doubted;
    if (!doubted || doubted.question !== this.desk.play?.question) return false;
    // Its number may have become another choice's meanwhile.
    const { verb, action } = offer.choice;
    return doubted.choice.verb === verb && same(doubted.choice.action, action);
  }

  /** Does it; where something would be given up for good, only when said twice. */
  take(offer: Offer): void {
    if (this.#isBusy()) return;
    const doubted = this.isDoubted(offer);
    if (this.#asksTwice(offer) && !doubted) {
      this.#doubted = { question: this.desk.play?.question ?? -1, choice: offer.choice };
      this.#twice.asked();
      return this.tell([t("take-again", { n: offer.n, text: readOffer(offer) })]);
    }
    if (doubted && !this.#twice.again()) return;
    this.#doubted = null;
    this.tell([t("taken", { n: offer.n, text: readOffer(offer) })]);
    void this.desk.answer(offer.choice);
  }

  /** One thing at a time: whoever is quicker than the server hears that, and loses nothing of what they typed. */
  #isBusy(): boolean {
    if (this.desk.busy) this.tell([t("one-moment")]);
    return this.desk.busy;
  }

  /** "choices 3, 5–9" beside a thing on the board. */
  numbers(item: Item): string {
    return runs(numbersOf(this.offers, item.ids));
  }

  /** Whether it was answered: what has to wait stays where it was typed. */
  command(text: string): boolean {
    const { command, number, rest } = understood(text, vocabulary);
    if (CHANGING.includes(command) && this.#isBusy()) return false;
    if (command === "take") this.#number(number ?? 0);
    else if (command === "unknown") this.tell([t("command-unknown", { text: rest })]);
    else this.#answer(command, number, rest);
    return true;
  }

  #answer(command: Command, number: number | null, rest: string): void {
    const deeds: Readonly<Record<Command, () => void>> = {
      hand: () => this.tell(handLines(this.desk)),
      board: () => this.tell(this.#board(rest)),
      players: () => this.tell(this.mats.flatMap(readOut)),
      choices: () => this.tell(this.#choices(rest)),
      why: () => this.tell(this.#why(number)),
      hint: () => void this.hint(),
      last: () => this.tell(this.#orNothing(lastMoves(this.desk, 1))),
      log: () => this.tell(this.#orNothing(lastMoves(this.desk, number ?? LAST_ENTRIES))),
      scores: () => this.tell(this.#scores()),
      waiting: () => this.tell([waitingFor(this.desk)]),
      now: () => this.#toNow(),
      at: () => this.#at(number),
      earlier: () => this.#step("earlier"),
      later: () => this.#step("later"),
      undo: () => this.#undo(),
      redo: () => this.#again(this.desk.play?.undo.redo === true, t("redo"), () => this.desk.deeds.redo()),
      restart: () =>
        this.#again(this.desk.play?.undo.restart === true, t("restart"), () => this.desk.deeds.restart()),
      resign: () => this.tell([t("resign-in-menu")]),
      yes: () => this.#yes(),
      help: () => this.tell(COMMANDS.map((known) => t(`help-${known}`))),
    };
    deeds[command]();
  }

  /** What is advised, by the numbers that the choices have here: whoever likes one of them types it. */
  async hint(): Promise<void> {
    const none = noHint(this.desk);
    if (none !== "") return this.tell([none]);
    const { hints } = this.desk;
    if (hints.shown?.problem !== "") {
      this.tell([t("hint-thinking")]);
      await hints.ask();
    }
    const lines = hintLines(this.desk, ({ choice, label }) => {
      const offer = this.offers.all.find((one) => one.choice === choice);
      return offer ? `${offer.n}. ${offer.text}` : this.desk.say(label);
    });
    if (lines.length > 0) this.tell(lines);
  }

  #asksTwice(offer: Offer): boolean {
    if (myself.confirm === "never") return false;
    return myself.confirm === "always" || (offer.quiet && this.offers.all.some((other) => !other.quiet));
  }

  #yes(): void {
    const offer = this.offers.all.find((one) => this.isDoubted(one));
    if (offer) this.take(offer);
    else this.tell([t("nothing-asked")]);
  }

  #number(n: number): void {
    const offer = this.offers.all[n - 1];
    if (offer) this.take(offer);
    else this.tell(this.#why(n));
  }

  /** Every part by its heading, or the one that was named, whole. */
  #board(name: string): readonly string[] {
    const wanted = (part: Part): readonly Part[] =>
      part.title.toLowerCase().includes(name) ? [part] : part.parts.flatMap(wanted);
    const found = name === "" ? [] : this.panels.flatMap(wanted);
    if (found.length > 0) return found.flatMap(readOut);
    if (name !== "") return [t("command-unknown", { text: name })];
    return this.panels.map((part) => t("part-size", { title: part.title, count: itemsOf(part).length }));
  }

  #choices(name: string): readonly string[] {
    const { all, groups } = this.offers;
    const line = (offer: Offer): string => `${offer.n}. ${readOffer(offer)}`;
    if (all.length === 0) return [t("no-choices"), waitingFor(this.desk)];
    const fit = all.filter((offer) => readOffer(offer).toLowerCase().includes(name));
    if (name !== "") return fit.length > 0 ? fit.map(line) : [t("command-unknown", { text: name })];
    if (all.length <= MANY) return all.map(line);
    const told = (group: Group): readonly string[] =>
      group.groups.length > 0
        ? [group.title, ...group.groups.flatMap(told)].filter((title) => title !== "")
        : [`${group.title || t("choices")}: ${runs(group.offers.map(({ n }) => n))}`];
    return groups.flatMap(told);
  }

  #why(n: number | null): readonly string[] {
    const { all, refusals } = this.offers;
    const line = (one: Offers["refusals"][number]): string =>
      `${one.n}. ${told([one.text, one.reason], ": ")}${one.refused.clause ? ` (${one.refused.clause})` : ""}`;
    if (n === null) return refusals.length > 0 ? refusals.map(line) : [t("no-refusals")];
    const offer = all[n - 1];
    if (offer) return [t("why-can", { n, text: readOffer(offer) })];
    const refused = refusals.find((one) => one.n === n);
    return refused ? [line(refused)] : [t("no-such-number", { n })];
  }

  #scores(): readonly string[] {
    const scores = this.desk.scene?.scores ?? [];
    const over = this.desk.scene?.over ? [winners(this.desk)] : [];
    return [
      ...over,
      ...scores.map((score) => {
        const sources = score.points.map(({ text, points }) => `${this.desk.say(text)} ${points}`);
        return told([`${this.desk.nameOf(score.seat)}: ${score.total}`, sources.join("; ")], ". ");
      }),
    ].filter((line) => line !== "");
  }

  /** Back from the past, if one is there; the decision once more. */
  #toNow(): void {
    if (this.desk.past || this.desk.journey.lost !== "") void this.#arrive(null);
    else this.tell(this.#now());
  }

  #at(n: number | null): void {
    if (n === null) this.tell([t("help-at")]);
    else void this.#arrive(n);
  }

  #step(step: Step): void {
    void this.#arrive(stepped(this.desk.log, this.desk.past?.n ?? null, step));
  }

  async #arrive(n: number | null): Promise<void> {
    if (n === null) this.desk.journey.toNow();
    else this.desk.journey.travel(n);
    await this.desk.journey.visit(visitIn(router.search), tongue.lang);
    if (this.desk.journey.lost !== "") return this.tell([this.desk.journey.lost]);
    const past = this.desk.past;
    this.tell(
      past
        ? [momentOf(this.desk), ...this.#orNothing(lastMoves(this.desk, 1))]
        : [t("to-now"), ...this.#now()],
    );
  }

  #now(): readonly string[] {
    const prompt = this.desk.scene?.prompt;
    return prompt ? [this.desk.say(prompt.sentence), this.desk.say(prompt.help)].filter(Boolean) : [];
  }

  #undo(): void {
    const undo = this.desk.play?.undo;
    if (!undo) return;
    const reach = this.desk.say(undo.text);
    if (undo.can === "closed") return this.tell([told([t("undo-closed"), reach], ": ")]);
    void this.desk.deeds.undo();
    this.tell([told([undo.can === "free" ? t("undo") : t("undo-ask"), reach], ": ")]);
  }

  #again(can: boolean, what: string, deed: () => Promise<void>): void {
    if (can) void deed();
    this.tell([can ? what : t("undo-closed")]);
  }

  #orNothing(lines: readonly string[]): readonly string[] {
    return lines.length > 0 ? lines : [t("log-empty")];
  }
}
