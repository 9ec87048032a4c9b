/** The distribution's Chromium, people in it, and what every page must satisfy. */
import { readFile } from "node:fs/promises";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";

const require = createRequire(import.meta.url);
const artifacts = join(import.meta.dirname, "../../artifacts");
const axe = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");

export const WIDTHS = { phone: [360, 740], tablet: [768, 1024], desk: [1440, 1000] };

/** How long a page may take for anything, on a machine that is busy with other things. */
const PATIENCE = 90_000;

export function launch() {
  return chromium.launch({
    executablePath: process.env.ORRERY_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
}

/** Somebody with a browser of their own. Whatever the page complains about is kept. */
export async function person(browser, { lang = "en", theme = "night", size = "desk", motion = false } = {}) {
  const [width, height] = WIDTHS[size];
  const context = await browser.newContext({
    viewport: { width, height },
    locale: lang === "es" ? "es-ES" : "en-GB",
    colorScheme: theme === "day" ? "light" : "dark",
    hasTouch: size === "phone",
    reducedMotion: motion ? "no-preference" : "reduce",
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    const lost = /WebSocket|ERR_CONNECTION|Failed to load resource/u.test(message.text());
    if (message.type() === "error" && !lost) complaints.push(message.text());
  });
  return { page, context, complaints };
}

export async function photograph(page, name) {
  mkdirSync(artifacts, { recursive: true });
  await page.screenshot({ path: join(artifacts, `${name}.png`) });
}

/** Waits until nothing travels or fades any more, twice in a row: what is half-way there is not what is shown. */
export async function settled(page) {
  const moving = () => document.getAnimations().some((animation) => animation.playState === "running");
  for (let calm = 0, tries = 0; calm < 2 && tries < 100; tries += 1) {
    calm = (await page.evaluate(moving)) ? 0 : calm + 1;
    await page.waitForTimeout(100);
  }
}

/** What axe-core finds wrong on the page. */
export async function violations(page) {
  await settled(page);
  // Evaluated, not added as a script: the page forbids scripts that are not its own.
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes
        .map((node) => node.target.join(" "))
        .slice(0, 3)
        .join("; ")})`,
  );
}

/** Looks by night and by day; leaves the page as it was. A page follows the system for as long as nobody chooses. */
export async function inEachLight(page, look) {
  const was = await page.evaluate(() =>
    matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark",
  );
  for (const [theme, colorScheme] of [
    ["night", "dark"],
    ["day", "light"],
  ]) {
    await page.emulateMedia({ colorScheme });
    await look(theme);
  }
  await page.emulateMedia({ colorScheme: was });
}

/** What axe-core finds wrong by night, and what by day. */
export async function violationsInEachLight(page) {
  const found = [];
  await inEachLight(page, async (theme) => {
    found.push(...(await violations(page)).map((wrong) => `${theme}: ${wrong}`));
  });
  return found;
}

/** Counts the copies that travel above the page from now on, however short they live; says how many it were. */
export async function fliers(page) {
  await page.evaluate(() => {
    window.flown = 0;
    const isFlier = (node) => node instanceof Element && node.matches(".flier");
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) window.flown += [...addedNodes].filter(isFlier).length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => window.flown);
}

/** Points as they are shown, with a minus of their own. */
export const counted = (points) => Number(points.replace("−", "-"));

export function sideways(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Whether something that can be answered with stands clear of the sheet, if anything on the board can. */
export async function answerInSight(page) {
  await settled(page);
  return page.evaluate(() => {
    const sheet = document.querySelector(".prompt").getBoundingClientRect();
    const lit = [...document.querySelectorAll(".board .is-legal")].map((one) => one.getBoundingClientRect());
    return lit.length === 0 || lit.some((box) => box.top >= 0 && box.bottom <= sheet.top);
  });
}
