/** Where the reader is: the focus is kept, and what matters is brought before their eyes. */
import { tick } from "svelte";
import { reduced } from "../lib/motion";
import { onPhone } from "./screen.svelte";

/**
 * Focus stays on the thing that has it, though it be drawn anew; if the thing is gone, it goes to the decision, so that
 * whoever plays by keyboard is not sent back to the top of the page.
 */
export async function keepFocus(): Promise<void> {
  const before = document.activeElement;
  const thing = before?.closest("[data-thing]")?.getAttribute("data-thing");
  await tick();
  if (!thing || before?.isConnected) return;
  const again = document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
  (again ?? document.querySelector<HTMLElement>("#prompt"))?.focus({ preventScroll: true });
}

/** The bar of a phone, and a little air. */
const BAR = 60;
const AIR = 16;

/** Brings a thing of the table clear of the prompt: above the sheet of a phone, below the bar of a larger screen. */
export async function bringIntoView(thing: string): Promise<void> {
  await tick();
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  const box = document.querySelector(`.table ${thing}`)?.getBoundingClientRect();
  if (!prompt || !box) return;
  const [top, bottom] = onPhone.current ? [BAR, prompt.top] : [prompt.bottom + AIR, innerHeight];
  // Under a sheet that is pulled up there is nothing to see.
  if (bottom < innerHeight / 4) return;
  const down = Math.min(box.bottom - bottom + AIR, box.top - top);
  const up = box.top < top && box.bottom < bottom ? box.top - top : 0;
  scrollBy({ top: Math.max(down, 0) + up, behavior: reduced() ? "auto" : "smooth" });
}
