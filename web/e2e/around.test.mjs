/** Around the game: replays, clocks, seats that a bot keeps warm, spectators, talk, another device. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, photograph, sideways, violations } from "./browser.mjs";
import { decideByMouse, dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";
import { HOOKS } from "./server.mjs";
import { againstBots, isAsked, isOver, traffic, withFriends } from "./tables.mjs";

const TURNS_WITHIN = 120_000;

const house = openHouse();

/** The page's own request to the server, with its cookie. */
const ask = (page, path, body) =>
  page.evaluate(
    async ([path, body]) => {
      const init = body && {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      };
      const answer = await fetch(`/api${path}`, init ?? {});
      return answer.json();
    },
    [path, body],
  );

async function games(page) {
  await page.goto(house.url);
  await page.waitForSelector(".game");
  return ask(page, "/games");
}

/** Two bots play each other; a third looks at what became of it. */
async function finishedGame(page) {
  const [{ slug }] = await games(page);
  const bot = { kind: "bot", bot: "random" };
  const { id } = await ask(page, "/tables", { game: slug, seats: [bot, bot] });
  await page.goto(`${house.url}/t/${id}`);
  await page.waitForSelector("#final", { timeout: 120_000 });
  return id;
}

test("a replay is stepped by keys to the recorded score, through anybody's eyes", async () => {
  const { page, complaints } = await house.person();
  const id = await finishedGame(page);
  const record = await ask(page, `/tables/${id}/record`);
  const { points } = record.entries.at(-1).outcome;
  await page.getByRole("button", { name: "Replay" }).click();
  await page.waitForSelector('.moment[data-past="0"]');
  assert.equal(await page.locator("#final").count(), 0, "nobody has won yet");
  const at = async () => Number(await page.locator(".moment").getAttribute("data-past"));
  const arrived = (n) => page.waitForSelector(`.moment[data-past="${n}"]`);
  await page.keyboard.press("ArrowRight");
  await arrived(1);
  await page.keyboard.press("ArrowLeft");
  await arrived(0);
  await page.keyboard.press("PageDown");
  await page.waitForFunction(() => Number(document.querySelector(".moment")?.dataset.past) > 0);
  assert.match(page.url(), /\?at=\d+$/u, "every moment has an address");
  await page.locator("#eyes").selectOption("open");
  await page.waitForURL(/eyes=open/u);
  assert.deepEqual(await violations(page), []);
  await photograph(page, "replay-desk-night");
  await page.locator("#eyes").selectOption("1");
  await page.waitForURL(/eyes=1/u);
  const log = await ask(page, `/tables/${id}/log?eyes=1`);
  const newest = log.findLast((entry) => !entry.struck).n;
  await page.goto(`${house.url}/t/${id}?at=${newest - 2}&eyes=1`);
  await arrived(newest - 2);
  while ((await at()) < newest) {
    const before = await at();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((n) => Number(document.querySelector(".moment")?.dataset.past) > n, before);
  }
  const shown = await page
    .locator(".scores details[data-score]")
    .evaluateAll((all) => all.map((one) => [one.dataset.score, one.querySelector(".total").textContent]));
  const scores = shown.map(([seat, total]) => [Number(seat), counted(total)]);
  assert.deepEqual(
    scores.toSorted(([one], [other]) => one - other).map(([, total]) => total),
    points,
  );
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector(".moment", { state: "detached" });
  assert.ok(!page.url().includes("at="), "past the last entry is now");
  assert.deepEqual(complaints, []);
});

test("a moment that does not exist gets a clear answer, in both languages", async () => {
  for (const [lang, words] of [
    ["en", /no such moment/u],
    ["es", /no existe/u],
  ]) {
    const { page, context } = await house.person({ lang });
    const id = await finishedGame(page);
    await page.goto(`${house.url}/t/${id}?at=99999`);
    await page.waitForSelector(".moment");
    assert.match(await page.locator(".moment p").innerText(), words);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".moment", { state: "detached" });
    await context.close();
  }
});

test("the past is framed while one plays, nothing is sent from it, and it pleases axe", async () => {
  const found = [];
  for (const [lang, theme, size] of [
    ["en", "night", "desk"],
    ["es", "day", "phone"],
    ["es", "night", "tablet"],
  ]) {
    const { page, context } = await house.person({ lang, theme, size });
    const sent = [];
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
    const [{ slug }] = await games(page);
    await againstBots(page, house.url, slug, 2);
    const roll = dice(4);
    for (let turn = 0; turn < 4; turn += 1) {
      await untilAsked(page);
      await decideByMouse(page, roll);
    }
    await untilAsked(page);
    const before = sent.length;
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("ArrowLeft");
    await page.waitForSelector(".moment[data-past]");
    assert.ok(!(await isAsked(page)), "nothing is asked in the past");
    assert.equal(await page.locator(".board .is-legal").count(), 0);
    for (const wrong of await violations(page)) found.push(`${lang} ${theme} ${size}: ${wrong}`);
    if ((await sideways(page)) > 0) found.push(`${size}: scrolls sideways`);
    await photograph(page, `past-${size}-${theme}-${lang}`);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".moment", { state: "detached" });
    assert.ok(await isAsked(page));
    assert.equal(sent.length, before, "looking back sends nothing");
    await context.close();
  }
  assert.deepEqual(found, []);
});

test("a clock runs out, and the other player says so", async () => {
  const [host, guest] = [await house.person(), await house.person({ lang: "es", size: "phone" })];
  const [{ slug }] = await games(host.page);
  const clock = { kind: "budget", seconds: 10, increment: 0 };
  const table = await ask(host.page, "/tables", {
    game: slug,
    seats: [{ kind: "me" }, { kind: "open" }],
    clock,
  });
  await guest.page.goto(`${house.url}/t/${table.id}`);
  await guest.page.locator(".seat-line .btn-main").first().click();
  await guest.page.locator(".chat input").fill("¿Empezamos?");
  await guest.page.locator(".chat .btn").click();
  await host.page.goto(`${house.url}/t/${table.id}`);
  await host.page.getByText("¿Empezamos?").waitFor();
  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector(".table-page")));
  const fallen = host.page.locator('[data-fallen="true"]').first();
  await fallen.waitFor({ timeout: 60_000 });
  const late = Number(await fallen.getAttribute("data-clock"));
  const [claimant, hurried] = late === 0 ? [guest.page, host.page] : [host.page, guest.page];
  assert.match(
    await hurried.locator('[data-live="time"]').textContent(),
    late === 0 ? /running out/u : /acaba el tiempo/u,
  );
  await claimant.locator(`[data-clock="${late}"][data-fallen="true"]`).first().waitFor();
  const lines = (await ask(claimant, `/tables/${table.id}/log`)).length;
  await claimant.locator(`[data-seat-more="${late}"]`).first().click();
  await claimant.waitForSelector("dialog .seat-menu");
  assert.deepEqual(await violations(claimant), []);
  await photograph(claimant, "time-is-up");
  await claimant.locator("dialog .seat-menu .btn").first().click();
  await claimant.waitForSelector("dialog", { state: "detached" });
  await claimant.waitForFunction(
    async ([id, before]) => (await (await fetch(`/api/tables/${id}/log`)).json()).length > before,
    [table.id, lines],
  );
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
});

test("a pause is asked of the others and a holiday is seen by them, also on the smallest phone", async () => {
  const [host, guest] = [await house.person(), await house.person({ lang: "es", size: "phone" })];
  await guest.page.setViewportSize({ width: 360, height: 640 });
  const [{ slug }] = await games(host.page);
  const table = await ask(host.page, "/tables", {
    game: slug,
    seats: [{ kind: "me" }, { kind: "open" }],
    clock: { kind: "days", days: 2, banked: 3, holidays: 5 },
  });
  await guest.page.goto(`${house.url}/t/${table.id}`);
  await guest.page.locator(".seat-line .btn-main").first().click();
  await host.page.goto(`${house.url}/t/${table.id}`);
  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector(".table-page")));
  await host.page.locator('[data-seat-more="0"]').first().click();
  await host.page.getByRole("button", { name: "I would like a pause" }).click();
  const asked = guest.page.locator(".moment", { hasText: "Petición de pausa" });
  await asked.getByRole("button").click();
  await guest.page.getByText("Pausa: los relojes están parados.").waitFor();
  const rests = host.page.locator(".moment", { hasText: "the clocks rest" });
  await rests.waitFor();
  assert.deepEqual([...(await violations(host.page)), ...(await violations(guest.page))], []);
  await rests.getByRole("button").click();
  await rests.waitFor({ state: "detached" });
  await guest.page.locator(".bar .iconbtn").last().click();
  await guest.page.locator("dialog .btn", { hasText: "reloj y ausencia" }).last().click();
  await guest.page.getByRole("button", { name: "Tomarme un descanso" }).click();
  await host.page.locator('[data-clock="1"]', { hasText: "on holiday" }).first().waitFor();
  assert.ok((await sideways(guest.page)) <= 0);
  await photograph(host.page, "holiday");
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
});

test("a seat goes to a bot in the middle of a turn, and back", async () => {
  const [host, guest] = await Promise.all([0, 1].map(() => house.person()));
  const [{ slug }] = await games(host.page);
  await withFriends(house.url, slug, host.page, [guest.page]);
  const roll = dice(5);
  /** The guest plays on until the host is asked. However fast a bot is, it comes no further than the guest's turn. */
  const untilHostIsAsked = async () => {
    const until = Date.now() + TURNS_WITHIN;
    while (!(await isAsked(host.page))) {
      assert.ok(Date.now() < until, "the host is asked in the end");
      if (await isAsked(guest.page)) await decideByMouse(guest.page, roll);
      else await host.page.waitForTimeout(50);
    }
  };
  await untilHostIsAsked();
  await decideByMouse(host.page, roll);
  await untilHostIsAsked();
  const before = await host.page.locator(".log ol").count();
  await host.page.locator('[data-seat-more="0"]').first().click();
  await host.page.locator("dialog .seat-menu .btn").nth(1).click();
  await host.page.waitForSelector(".moment.is-lent");
  await host.page.waitForFunction((n) => document.querySelectorAll(".log ol").length > n, before);
  await host.page.locator(".moment.is-lent .btn").click();
  await host.page.waitForSelector(".moment.is-lent", { state: "detached" });
  await untilHostIsAsked();
  await decideByMouse(host.page, roll);
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
});

test("a spectator is named, hears the table, and is sent no secret; the stands talk among themselves", async () => {
  const [host, guest, watcher] = await Promise.all([0, 1, 2].map(() => house.person()));
  const shelf = await games(host.page);
  // The game with most to hide: hands of cards.
  const { slug } = shelf.at(-1);
  const link = await withFriends(house.url, slug, host.page, [guest.page]);
  await watcher.page.goto(house.url);
  await watcher.page.waitForSelector(".game");
  const heard = traffic(watcher.page);
  await watcher.page.goto(link);
  await watcher.page.waitForSelector(".table-page");
  await host.page.waitForFunction(() => document.body.innerText.includes("1 watching"));
  await host.page.locator(".chat input").fill("<b>hola</b> https://example.org/x");
  await host.page.locator(".chat .btn").click();
  await watcher.page.locator('.chat a[href="https://example.org/x"]').waitFor();
  await watcher.page.locator(".chat input").fill("psst");
  await watcher.page.locator(".chat .btn").click();
  await watcher.page.getByText("psst").waitFor();
  const roll = dice(3);
  for (let turn = 0; turn < 10; turn += 1) {
    for (const { page } of [host, guest]) {
      if ((await isAsked(page)) && !(await isOver(page))) await decideByMouse(page, roll);
    }
  }
  assert.ok(!(await host.page.locator(".chat").innerText()).includes("psst"));
  const table = new URL(link).pathname.split("/").at(-1);
  const own = await host.page.evaluate(
    async (id) =>
      await new Promise((resolve) => {
        const wire = new WebSocket(
          `${location.origin.replace("http", "ws")}/api/tables/${id}/socket?lang=en`,
        );
        wire.onmessage = ({ data }) => {
          const news = JSON.parse(data);
          if (news.is === "whole") resolve(news.play);
        };
      }),
    table,
  );
  assert.match(JSON.stringify(own), /"hand\//u, "there is something to hide");
  const choices = JSON.stringify(own.scene.choices.map(({ action }) => action));
  const told = heard.map((text) => JSON.parse(text)).filter(({ is }) => is === "whole" || is === "change");
  assert.ok(told.length > 0);
  for (const news of told) {
    if (news.is === "whole") assert.deepEqual([news.play.seat, news.play.scene.choices], [null, []]);
    assert.doesNotMatch(JSON.stringify(news), /"hand\//u, "nobody's hand is shown to the stands");
    assert.ok(own.scene.choices.length === 0 || !JSON.stringify(news).includes(choices));
  }
  assert.deepEqual([...host.complaints, ...guest.complaints, ...watcher.complaints], []);
});

test("another device becomes mine by a link", async () => {
  const [desk, phone] = [await house.person(), await house.person({ size: "phone", lang: "es" })];
  await desk.page.goto(house.url);
  await desk.page.waitForSelector(".game");
  await desk.page.locator(".bar .iconbtn").last().click();
  await desk.page.getByRole("button", { name: "Show the link" }).click();
  const link = await desk.page.locator("dialog input[readonly]").inputValue();
  assert.match(link, /\/recover#./u);
  await phone.page.goto(link);
  await phone.page.waitForURL(`${house.url}/`);
  const [mine, same] = [await ask(desk.page, "/me"), await ask(phone.page, "/me")];
  assert.equal(same.id, mine.id);
});

test("whoever wants to be called elsewhere says where, and is told where that cannot be", async () => {
  const words = {
    en: {
      settings: "Name and settings",
      elsewhere: "calls only",
      kept: "Saved",
      silent: "Nobody took the call",
    },
    es: {
      settings: "Nombre y ajustes",
      elsewhere: "solo avisa a",
      kept: "Guardado",
      silent: "Nadie ha recogido",
    },
  };
  for (const [lang, said] of Object.entries(words)) {
    const { page, complaints } = await house.person({ lang });
    await page.goto(house.url);
    await page.waitForSelector(".game");
    await page.getByRole("button", { name: said.settings }).first().click();
    const hook = page.locator("form", { has: page.locator("#hook-url") });
    const keep = hook.locator("button[type=submit]");
    await hook.locator("#hook-url").fill("https://elsewhere.invalid/hook");
    await keep.click();
    await hook.getByRole("alert").filter({ hasText: said.elsewhere }).waitFor();
    await hook.locator("#hook-url").fill(`https://${HOOKS}/hook`);
    await keep.click();
    await hook.getByRole("status").filter({ hasText: said.kept }).waitFor();
    await hook.locator("button.btn:not([type=submit])").first().click();
    await hook.getByRole("alert").filter({ hasText: said.silent }).waitFor();
    assert.deepEqual(await violations(page), []);
    await photograph(page, `hook-${lang}`);
    await page.reload();
    await page.waitForSelector(".game");
    await page.getByRole("button", { name: said.settings }).first().click();
    assert.equal(await page.locator("#hook-url").inputValue(), `https://${HOOKS}/hook`, "it is kept");
    assert.deepEqual(complaints, []);
    await page.context().close();
  }
});
