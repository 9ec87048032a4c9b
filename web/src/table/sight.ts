/** Where the reader is: the focus is kept, and what matters is brought before their eyes. */
import { tick } from "svelte";
import { reduced } from "../lib/motion";
import { onPhone } from "./screen.svelte";

/**
 * Focus stays on the thing that has it, though it be drawn anew; if the thing is gone, or a button marked `data-keep`, it
 * goes to the decision, so that whoever plays by keyboard is not sent back to the top of the page.
 */
export async function keepFocus(): Promise<void> {
  const before = document.activeElement;
  const kept = before?.closest<HTMLElement | SVGElement>("[data-thing], [data-keep]");
  await tick();
  // What is moved about among its like stays on the page, and loses the focus nevertheless.
  if (!kept || (before?.isConnected && document.activeElement !== document.body)) return;
  const thing = kept.dataset["thing"];
  const again = kept.isConnected
    ? kept
    : thing && document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
  (again || document.querySelector<HTMLElement>("#prompt"))?.focus({ preventScroll: true });
}

/** The bar of a phone, and a little air. */
const BAR = 60;
const AIR = 16;
/** The line above what can be answered with, which says what it is. */
const HEADING = 44;

const speed = (): ScrollBehavior => (reduced() ? "auto" : "smooth");

/**
 * What lies between the bar and the sheet of a phone, or below the bar of a larger screen: the first and the last line.
 * Beside the board of a phone that lies on its side, the prompt takes nothing of its height.
 */
function clear(): readonly [number, number] | null {
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  if (!prompt) return null;
  if (prompt.left > 0) return [AIR, innerHeight];
  return onPhone.current ? [BAR, prompt.top] : [prompt.bottom + AIR, innerHeight];
}

/** Brings a thing of the table clear of the prompt: above the sheet of a phone, below the bar of a larger screen. */
export async function bringIntoView(thing: string): Promise<void> {
  await tick();
  const [top, bottom] = clear() ?? [0, 0];
  const box = document.querySelector(`.table ${thing}`)?.getBoundingClientRect();
  // Under a sheet that is pulled up there is nothing to see.
  if (!box || bottom < innerHeight / 4) return;
  const down = Math.min(box.bottom - bottom + AIR, box.top - top);
  const up = box.top < top && box.bottom < bottom ? box.top - top : 0;
  scrollBy({ top: Math.max(down, 0) + up, behavior: speed() });
}

/** The part of a thing that its board shows: a board that is looked at closer hides the rest. */
function shownOf(thing: Element): { readonly top: number; readonly bottom: number } {
  const box = thing.getBoundingClientRect();
  const frame = thing.closest(".canvas-frame")?.getBoundingClientRect();
  return frame ? { top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) } : box;
}

/**
 * Whoever is asked sees what can be answered with: all of it, under the heading of its panel if there is room; and
 * if nothing on the table answers, what it is about.
 */
export async function bringDecision(): Promise<void> {
  await tick();
  // The page makes room for the sheet only once that has its new height.
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  const [top, bottom] = clear() ?? [0, 0];
  const lit = document.querySelector(".board .is-legal");
  const panel = (lit ?? document.querySelector(".board .panel-view"))?.closest(".panel-view");
  if (!panel) return;
  const from = panel.getBoundingClientRect().top;
  const shown = [...panel.querySelectorAll(".is-legal")].map(shownOf).filter((one) => one.bottom > one.top);
  const first = Math.min(...shown.map((one) => one.top));
  const last = Math.max(...shown.map((one) => one.bottom));
  const room = bottom - top;
  const isWhole = from >= top && (shown.length === 0 ? from < bottom - HEADING : last <= bottom);
  if (isWhole) return;
  // Too many for the screen in any case: then what stands above them, if some of them are seen below it.
  const begin = last - first > room && (shown[0]?.bottom ?? 0) - from < room;
  if (shown.length === 0 || last - from < room || begin)
    panel.scrollIntoView({ block: "start", behavior: speed() });
  else if (onPhone.current)
    scrollBy({ top: Math.min(last - bottom + AIR, first - HEADING - top), behavior: speed() });
  else await bringIntoView(".is-legal");
}
