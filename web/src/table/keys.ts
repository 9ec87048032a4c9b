/** What keys do at a table. Single letters only where nobody is writing. */
import type { Desk } from "./desk.svelte";
import { lastMoves } from "./telling";

interface Means {
  readonly open: (what: "scores" | "keys" | "choices") => void;
  readonly say: (text: string) => void;
  readonly waitingFor: () => string;
  readonly closeLog: () => boolean;
}

function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

export function keysAt(desk: () => Desk, means: Means): (event: KeyboardEvent) => void {
  function lastMove(): void {
    means.say(lastMoves(desk(), 1).join(" "));
  }

  function undoKey(event: KeyboardEvent): boolean {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return false;
    const undo = desk().play?.undo;
    if (event.shiftKey && undo?.redo) void desk().redo();
    else if (!event.shiftKey && undo && undo.can !== "closed") void desk().undo();
    return true;
  }

  const letters: Readonly<Record<string, () => void>> = {
    "?": () => means.open("keys"),
    c: () => means.open("choices"),
    s: () => means.open("scores"),
    w: () => means.say(means.waitingFor()),
    l: lastMove,
  };

  return (event) => {
    if (writes(event.target)) return;
    if (undoKey(event)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && (desk().cancel() || means.closeLog())) return event.preventDefault();
    const verb = /^[1-9]$/u.test(event.key) ? desk().scene?.verbs[Number(event.key) - 1] : undefined;
    if (verb) return desk().touchVerb(verb.id);
    letters[event.key.toLowerCase()]?.();
  };
}
