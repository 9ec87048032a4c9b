/** Bots at a table: how well they play may change during the game; and what may be taken back there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { photograph, sideways, violations } from "./browser.mjs";
import { decideByMouse, dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";
import { againstBots } from "./tables.mjs";

const house = openHouse();

/** The first game of the shelf, against two bots. */
async function play(page) {
  const [{ slug }] = await (await fetch(`${house.url}/api/games`)).json();
  await againstBots(page, house.url, slug, 3);
  await untilAsked(page);
}

async function giveLevel(page, level) {
  await page.waitForSelector("dialog .seat-menu select");
  assert.deepEqual(await violations(page), []);
  await page.locator("dialog .seat-menu select").selectOption(level);
  await page.locator("dialog .seat-menu .btn-main").click();
  await page.waitForSelector("dialog", { state: "detached" });
}

const inLog = (page, words) =>
  page.waitForFunction((sought) => document.querySelector(".log")?.textContent.includes(sought), words);

test("a bot is given another level from its mat, and everybody reads it in the log", async () => {
  const { page, complaints } = await house.person();
  await play(page);
  await page.locator('[data-seat-more="1"]').first().click();
  await giveLevel(page, "level:2");
  await inLog(page, "From now on: level 2.");
  await page.waitForFunction(() =>
    document.querySelector('.mat[data-seat="1"]').textContent.includes("level 2"),
  );
  await decideByMouse(page, dice(3));
  await untilAsked(page);
  assert.ok((await sideways(page)) <= 0);
  assert.deepEqual(complaints, []);
});

test("on a phone the menu leads there", async () => {
  const { page, complaints } = await house.person({ lang: "es", size: "phone" });
  await play(page);
  await page.locator(".bar").getByRole("button", { name: "Menú" }).click();
  await page.locator("dialog .menu .btn", { hasText: "cómo juega este bot" }).first().click();
  await page.waitForSelector("dialog .seat-menu select");
  await photograph(page, "bot-level-phone");
  await giveLevel(page, "random");
  assert.ok((await sideways(page)) <= 0);
  assert.deepEqual(complaints, []);
});

test("where nothing is taken back the button says so, and the menu tells it", async () => {
  const { page, complaints } = await house.person();
  await page.goto(`${house.url}/new`);
  await page.waitForSelector(".seat-line");
  await page.locator("details summary").click();
  await page.locator('input[name="undo"][value="off"]').check();
  await page.locator('form button[type="submit"]').click();
  await page.waitForSelector(".table-page");
  const roll = dice(5);
  for (let turn = 0; turn < 3; turn += 1) {
    await untilAsked(page);
    assert.match(await page.locator(".undo").first().textContent(), /nothing is taken back/u);
    await decideByMouse(page, roll);
  }
  await page.locator(".bar").getByRole("button", { name: "Menu" }).click();
  await page.waitForSelector('dialog [data-undo-rule="off"]');
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(complaints, []);
});
