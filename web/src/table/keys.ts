/** What keys do at a table. Single letters only where nobody is writing. */
import type { Id } from "../generated/Id";
import { deedOf, keymap, type Deed } from "../lib/keymap";
import { myself } from "../lib/me.svelte";
import { sought } from "../lib/notice";
import type { Step } from "../lib/past";
import { sentences } from "../lib/spoken";
import { t } from "../lib/words.svelte";
import { STEP } from "../lib/zoom";
import type { Desk } from "./desk.svelte";
import { lastMoves, noHint } from "./telling";

interface Means {
  readonly open: (what: "scores" | "keys" | "choices") => void;
  readonly say: (text: string) => void;
  readonly waitingFor: () => string;
  readonly closeLog: () => boolean;
}

function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

/** Arrows move within a group of things; elsewhere they move through time. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: "earlier",
  ArrowRight: "later",
  Home: "first",
  End: "newest",
  PageUp: "turnBack",
  PageDown: "turnOn",
};

/** Closer, farther, all of it. */
const ZOOMS: Readonly<Record<string, number | null>> = { "+": STEP, "-": 1 / STEP, 0: null };

/** What goes on for as long as its key is held. Space that is held does not pass again, but must not scroll the page, either. */
const KEEPS_ON: readonly Deed[] = ["earlier", "later", "way", "pass"];

function presses(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
}

/** A browser makes a click of each repetition of Enter: a button that is held answers one question, not the next ones, too. */
export function isHeld(event: KeyboardEvent): boolean {
  return event.repeat && event.key === "Enter" && presses(event.target);
}

/** What is wider than its frame is moved by these keys, as everywhere. */
function scrolls(target: EventTarget | null, key: string): boolean {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  return target instanceof HTMLElement && target.tabIndex === 0 && target.scrollWidth > target.clientWidth;
}

/** The quiet verb that needs nothing else: passing, ending the turn, declining. */
export function passing(desk: Desk): Id | undefined {
  const quiet = desk.scene?.verbs.filter((verb) => verb.weight === "quiet") ?? [];
  return quiet.findLast((verb) =>
    desk.choices.some((choice) => choice.verb === verb.id && choice.path.length === 0),
  )?.id;
}

export function keysAt(desk: () => Desk, means: Means): (event: KeyboardEvent) => void {
  function lastMove(): void {
    means.say(lastMoves(desk(), 1).join(" "));
  }

  function undoKey(event: KeyboardEvent): boolean {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return false;
    const undo = desk().play?.undo;
    if (event.shiftKey && undo?.redo) void desk().deeds.redo();
    // Held, it takes back what is free to take back; nobody is asked by a key that is held.
    else if (!event.shiftKey && undo && (undo.can === "free" || (undo.can === "asking" && !event.repeat)))
      void desk().deeds.undo();
    return true;
  }

  /** What is under the pointer or the focus says why not; else whatever is refused does. */
  function why(): void {
    const here =
      document.activeElement?.closest<HTMLElement>("[data-verb]")?.dataset["verb"] ?? desk().pointed;
    if (here && desk().explain(here)) return;
    const reasons = (desk().scene?.refused ?? []).map((one) => desk().say(one.reason));
    means.say(reasons.length > 0 ? sentences([...new Set(reasons)].slice(0, 3)) : t("no-refusals"));
  }

  function hint(): void {
    const none = noHint(desk());
    if (none !== "") means.say(none);
    else desk().hints.toggle();
  }

  async function hand(): Promise<void> {
    const { handLines } = await import("../text/hand");
    means.say(sentences(handLines(desk())));
    document.querySelector('[data-id^="hand/"]')?.scrollIntoView({ block: "nearest" });
  }

  /** Only one step leads out of now: all other keys keep their use until somebody looks back. */
  function travels(event: KeyboardEvent): boolean {
    const step = STEPS[event.key];
    const inGroup = event.target instanceof Element && event.target.closest("[data-thing]") !== null;
    if (
      !step ||
      inGroup ||
      scrolls(event.target, event.key) ||
      event.shiftKey ||
      (!desk().past && step !== "earlier")
    )
      return false;
    desk().journey.step(step);
    return true;
  }

  function leavesPast(): boolean {
    if (!desk().past && desk().journey.lost === "") return false;
    desk().journey.toNow();
    return true;
  }

  /** Does it, unless something else is on its way: whoever is quicker than the server is told so. */
  function order(deed: () => Promise<void>): void {
    if (desk().busy) means.say(t("one-moment"));
    else void deed();
  }

  /** Answers the first request that waits for me. */
  function consent(yes: boolean): void {
    const [first] = desk().past ? [] : sought(desk().play);
    if (first) order(() => desk().deeds.consent(first.request, yes));
  }

  const deeds: Readonly<Record<Exclude<Deed, "pass">, () => void>> = {
    hand: () => void hand(),
    why,
    last: lastMove,
    scores: () => means.open("scores"),
    waiting: () => means.say(means.waitingFor()),
    choices: () => means.open("choices"),
    way: () => means.say(desk().another()),
    hint,
    restart: () => {
      if (desk().play?.undo.restart) order(() => desk().deeds.restart());
    },
    agree: () => consent(true),
    decline: () => consent(false),
    earlier: () => desk().journey.step("earlier"),
    later: () => desk().journey.step("later"),
    keys: () => means.open("keys"),
  };

  return (event) => {
    if (writes(event.target)) return;
    if (undoKey(event)) return event.preventDefault();
    if (isHeld(event)) return event.preventDefault();
    const held = event.repeat;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && (desk().cancel() || leavesPast() || means.closeLog()))
      return event.preventDefault();
    if (travels(event)) return event.preventDefault();
    // All that is left are letters, digits and signs.
    if (!myself.singleKeys) return;
    const factor = ZOOMS[event.key];
    if (factor !== undefined) return desk().boards.zoom(factor);
    const verb = /^[1-9]$/u.test(event.key) ? desk().scene?.verbs[Number(event.key) - 1] : undefined;
    if (verb) return held ? undefined : desk().touchVerb(verb.id);
    const deed = deedOf(keymap(myself.keys), event.key);
    if (deed === undefined || (held && !KEEPS_ON.includes(deed))) return;
    if (deed !== "pass") return deeds[deed]();
    const pass = passing(desk());
    // On a button, Space presses it.
    if (!pass || presses(event.target)) return;
    event.preventDefault();
    if (!held) desk().touchVerb(pass);
  };
}
