/** The table in words: whole games by keyboard alone, and what the live regions say. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inEachLight, photograph, sideways, violations } from "./browser.mjs";
import { dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";
import { againstBots } from "./tables.mjs";

const GAME_WITHIN = 15 * 60_000;
const WORDS = {
  en: {
    turn: /^Your turn\. /u,
    hand: "hand",
    last: "last",
    scores: "scores",
    log: "log 3",
    waiting: "waiting",
    waits: /^Waiting for Vera/u,
    why: "why 999",
    none: /^There is no number 999\.$/u,
    board: "board",
    choices: "choices",
    help: "help",
    helps: /hand: what you hold/u,
    again: /again, or “yes”/u,
    hint: "hint",
    advises: /^(\d+)\. (.+): wins about \d+ of 100\. \S/u,
  },
  es: {
    turn: /^Te toca\. /u,
    hand: "mano",
    last: "último",
    scores: "puntos",
    log: "historial 3",
    waiting: "esperando",
    waits: /^Falta que juegue Vera/u,
    why: "por qué 999",
    none: /^No hay ningún número 999\.$/u,
    board: "tablero",
    choices: "opciones",
    help: "ayuda",
    helps: /mano: lo que tienes en la mano/u,
    again: /o di «sí»/u,
    hint: "pista",
    advises: /^(\d+)\. (.+): gana alrededor de \d+ de cada 100\. \S/u,
  },
};

const house = openHouse();

async function games() {
  return (await (await fetch(`${house.url}/api/games`)).json()).map(({ slug, seats }) => ({ slug, seats }));
}

/** A table against bots, in words, for somebody called Vera. */
async function textTable(page, slug, seats) {
  // A newcomer is nobody, and has no name, until the server has said who they are.
  const met = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/me");
  await page.goto(house.url);
  await met;
  const named = await page.evaluate(async () => {
    const init = {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Vera" }),
    };
    return (await fetch("/api/me", init)).ok;
  });
  assert.ok(named, "the server knows her");
  await againstBots(page, house.url, slug, seats);
  await page.goto(`${page.url()}/text`);
  await page.waitForSelector(".plain #command");
}

const live = async (page, region) =>
  (await page.locator(`[data-live="${region}"]`).textContent()).replaceAll("\u00a0", " ").trim();
const flat = (text) => text.replaceAll(/\s+/gu, " ").trim();

/** Tab, in either direction, until the focus is on what is looked for. */
async function tabTo(page, selector, key = "Tab") {
  for (let keys = 0; keys < 4_000; keys += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`no Tab leads to ${selector}`);
}

async function type(page, command) {
  await tabTo(page, "#command", "Shift+Tab");
  await page.keyboard.type(command);
  await page.keyboard.press("Enter");
}

/** Types a command and waits for what the live region says of it. */
async function asks(page, command) {
  const before = await page.locator('[data-live="events"]').textContent();
  await type(page, command);
  await page.waitForFunction(
    (old) => document.querySelector('[data-live="events"]').textContent !== old,
    before,
    { timeout: 5_000 },
  );
  return live(page, "events");
}

const offered = (page) => page.locator(".offers .btn").count();

/** Takes a choice: by its number at the command line, or by going to its button. */
async function decide(page, roll, turn, words) {
  const question = await page.locator(".table-page").getAttribute("data-question");
  const n = roll(await offered(page)) + 1;
  const said = flat(await page.locator(`#choice-${n} span`).evaluate((span) => span.firstChild.textContent));
  const take = async () => {
    if (turn % 4 !== 3) return type(page, String(n));
    await tabTo(page, ".offers .btn");
    await tabTo(page, `#choice-${n}`);
    await page.keyboard.press("Enter");
  };
  await take();
  const moved = (before) => {
    const table = document.querySelector(".table-page");
    return table.dataset.question !== before || table.dataset.stage === "over";
  };
  const asked = await page
    .waitForFunction(moved, question, { timeout: 400 })
    .then(() => false)
    .catch(() => page.locator(".answer").innerText());
  if (!asked) return said;
  if (words.again.test(asked)) await take();
  await page.waitForFunction(moved, question, { timeout: 30_000 });
  return said;
}

async function wholeGame(page, words, seed) {
  const roll = dice(seed);
  const until = Date.now() + GAME_WITHIN;
  for (let turn = 0; Date.now() < until; turn += 1) {
    if ((await untilAsked(page)).stage === "over") return turn;
    const prompt = flat(await page.locator("#prompt").innerText()).replace(/ \(\d+ \p{L}+ \d+\)$/u, "");
    const called = await live(page, "turn");
    assert.match(called, words.turn);
    assert.ok(flat(called).endsWith(prompt), `“${called}” calls “${prompt}”`);
    if (turn === 4) await questions(page, words);
    await decide(page, roll, turn, words);
  }
  return assert.fail("the game did not end");
}

/** Every command answers in the live region and on the page, and the focus stays where it was. */
async function questions(page, words) {
  assert.notEqual(await asks(page, words.hand), "");
  assert.match(await asks(page, words.help), words.helps);
  assert.match(await asks(page, words.waiting), words.waits);
  assert.match(await asks(page, words.why), words.none);
  assert.notEqual(await asks(page, words.board), "");
  assert.match(await asks(page, words.choices), /\d/u);
  assert.match(await asks(page, words.scores), /Vera: -?\d+/u);
  const last = await asks(page, words.last);
  const newest = flat(await page.locator(".plain-log li:not(:has(s))").first().innerText());
  assert.ok(newest.startsWith(flat(last)), `“${last}” is told of “${newest}”`);
  assert.ok((await asks(page, words.log)).endsWith(last));
  assert.equal(await page.evaluate(() => document.activeElement?.id), "command");
  assert.ok((await page.locator(".answer p").count()) > 0);
}

for (const lang of ["en", "es"]) {
  test(`a whole game in words by keyboard alone: ${lang}`, async () => {
    // The same game in both languages: a server that is new begins with the same table.
    await house.renew();
    const { page, complaints } = await house.person({ lang });
    const [game] = await games();
    await textTable(page, game.slug, Math.max(2, game.seats[0]));
    await wholeGame(page, WORDS[lang], 21);
    assert.match(await asks(page, WORDS[lang].scores), /Vera: -?\d+/u);
    assert.ok((await page.locator(".plain table caption").count()) > 1);
    assert.equal(await live(page, "turn"), "");
    await photograph(page, `text-over-desk-night-${lang}`);
    assert.deepEqual(complaints, []);
  });
}

for (const lang of ["en", "es"]) {
  test(`a hint is told by the numbers of the choices: ${lang}`, async () => {
    const { page, complaints } = await house.person({ lang });
    const [{ slug }] = await games();
    await textTable(page, slug, 2);
    const roll = dice(6);
    const button = page.locator("[data-hint]");
    for (let turn = 0; turn < 20; turn += 1) {
      await untilAsked(page);
      if ((await button.count()) > 0) break;
      await decide(page, roll, turn, WORDS[lang]);
    }
    await type(page, WORDS[lang].hint);
    await page.waitForFunction(
      () => /^\d+\. .+ 100\./u.test(document.querySelector(".answer p")?.textContent ?? ""),
      null,
      { timeout: 30_000 },
    );
    const told = flat(await page.locator(".answer p").first().innerText());
    const [, n, text] = WORDS[lang].advises.exec(told) ?? assert.fail(told);
    assert.ok(flat(await page.locator(`#choice-${n}`).innerText()).includes(text), `${n} is “${text}”`);
    assert.ok((await live(page, "events")).startsWith(told));
    await button.click();
    assert.equal(flat(await page.locator(".answer p").first().innerText()), told, "told again, the same");
    assert.deepEqual(complaints, []);
  });
}

test("every game on the shelf can be begun in words", async () => {
  for (const { slug, seats } of await games()) {
    const { page, context, complaints } = await house.person({ lang: "es", theme: "day" });
    await textTable(page, slug, Math.max(2, seats[0]));
    const roll = dice(3);
    for (let turn = 0; turn < 6; turn += 1) {
      if ((await untilAsked(page)).stage === "over") break;
      await decide(page, roll, turn, WORDS.es);
    }
    const nameless = await page
      .locator(".plain li, .plain h2, .plain h3, .plain h4")
      .evaluateAll((all) =>
        all.filter((one) => one.textContent.trim() === "").map((one) => one.outerHTML.slice(0, 120)),
      );
    assert.deepEqual(nameless, [], slug);
    assert.deepEqual(complaints, []);
    await photograph(page, `text-${slug}-desk-day-es`);
    await context.close();
  }
});

test("the table page leads to the table in words and back", async () => {
  const { page } = await house.person();
  const [{ slug }] = await games();
  await page.goto(house.url);
  await againstBots(page, house.url, slug, 2);
  await page.keyboard.press("Tab");
  assert.match(await page.evaluate(() => document.activeElement?.getAttribute("href")), /\/text$/u);
  await page.keyboard.press("Enter");
  await page.waitForSelector(".plain #command");
  await tabTo(page, ".plain-nav a");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".board");
  await page.locator(".bar .iconbtn").last().click();
  await page.locator('dialog a[href$="/text"]').click();
  await page.waitForSelector(".plain #command");
});

test("whoever is asked while the page is hidden is told by the browser, the title and the icon", async () => {
  const { page, complaints } = await house.person({ lang: "es" });
  await page.addInitScript(() => {
    window.told = [];
    window.away = false;
    window.Notification = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title, { body }) {
        window.told.push(`${title}: ${body}`);
      }
      close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => window.away });
  });
  const [{ slug }] = await games();
  await textTable(page, slug, 2);
  await page.locator(".bar .iconbtn").last().click();
  await page.locator('dialog input[name="notify"]').check();
  await page.keyboard.press("Escape");
  const roll = dice(2);
  await untilAsked(page);
  await decide(page, roll, 0, WORDS.es);
  assert.deepEqual(await page.evaluate(() => window.told), []);
  await page.evaluate(() => (window.away = true));
  for (let turn = 0; turn < 12; turn += 1) {
    await untilAsked(page);
    if ((await page.evaluate(() => window.told.length)) > 0) break;
    await decide(page, roll, 0, WORDS.es);
  }
  assert.match((await page.evaluate(() => window.told))[0] ?? "", /^\(●\) Te toca – .+ – Orrery: ./u);
  assert.match(await page.title(), /^\(●\) Te toca – .+ – Orrery$/u);
  assert.match(await page.locator('link[rel="icon"]').getAttribute("href"), /favicon-turn/u);
  assert.deepEqual(complaints, []);
});

test("settings, keys, scores, choices and the tools of the log please axe; a line of the log has an address", async () => {
  const found = [];
  for (const [lang, size] of [
    ["en", "desk"],
    ["es", "phone"],
  ]) {
    const { page, context } = await house.person({ lang, size });
    const look = async (name) => {
      await inEachLight(page, async (theme) => {
        for (const wrong of await violations(page)) found.push(`${name} ${lang} ${theme} ${size}: ${wrong}`);
        await photograph(page, `${name}-${size}-${theme}-${lang}`);
      });
      if ((await sideways(page)) > 0) found.push(`${name} ${size}: scrolls sideways`);
    };
    const [{ slug }] = await games();
    await againstBots(page, house.url, slug, 2);
    await untilAsked(page);
    await page.keyboard.press("?");
    await page.locator('dialog [data-deed="scores"]').press("Enter");
    await page.keyboard.press("p");
    assert.match(await page.locator('dialog [data-deed="scores"]').innerText(), /P/u);
    await look("keys");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.keyboard.press("p");
    await page.waitForSelector("dialog");
    for (const summary of await page.locator("dialog summary").all()) await summary.click();
    await look("scores");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.keyboard.press("c");
    await page.waitForSelector('dialog [data-thing^="menu-"]');
    await look("choices");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    await page.goto(`${page.url()}#log-0`);
    await page.reload();
    await page.waitForSelector("#log-0.is-marked");
    await page.locator(".log-sift").click();
    await look("log-tools");
    await page.goto(house.url);
    await page.locator(".bar .iconbtn").last().click();
    await page.waitForSelector("dialog");
    await look("settings");
    await context.close();
  }
  assert.deepEqual(found, []);
});

const SCREENS = ["en", "es"].flatMap((lang) => ["night", "day"].map((theme) => ({ lang, theme })));
for (const [at, { lang, theme }] of SCREENS.entries()) {
  test(`axe has nothing against the table in words: ${lang}, ${theme}`, async () => {
    const found = [];
    for (const size of ["phone", "tablet", "desk"]) {
      const { page, context } = await house.person({ lang, theme, size });
      const shelf = await games();
      const game = shelf[at % shelf.length];
      await textTable(page, game.slug, Math.max(2, game.seats[0]));
      const roll = dice(9);
      for (let turn = 0; turn < 3; turn += 1) {
        await untilAsked(page);
        await decide(page, roll, 0, WORDS[lang]);
      }
      await untilAsked(page);
      await page.locator("#command").fill(WORDS[lang].help);
      await page.keyboard.press("Enter");
      for (const details of await page.locator("details").all()) await details.locator("summary").click();
      for (const wrong of await violations(page)) found.push(`${size}: ${wrong}`);
      if ((await sideways(page)) > 0) found.push(`${size}: scrolls sideways`);
      await page.evaluate(() => scrollTo(0, 0));
      await photograph(page, `text-${size}-${theme}-${lang}`);
      await context.close();
    }
    assert.deepEqual(found, []);
  });
}
