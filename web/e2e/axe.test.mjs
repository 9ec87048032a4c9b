/** What axe-core has against the pages: none of it, in both languages, by night and by day. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inEachLight, photograph, sideways, violations } from "./browser.mjs";
import { decideByMouse, dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";

const house = openHouse();

/** Somebody before the pages, and what is found against them so far. */
async function critic(lang, size) {
  const { page, context } = await house.person({ lang, size });
  const found = [];
  const look = async (name) => {
    await inEachLight(page, async (theme) => {
      for (const wrong of await violations(page)) found.push(`${name}, ${theme}: ${wrong}`);
      await photograph(page, `${name}-${size}-${theme}-${lang}`);
    });
    if ((await sideways(page)) > 0) found.push(`${name}: scrolls sideways`);
  };
  return { page, context, found, look };
}

for (const [lang, size] of [
  ["en", "phone"],
  ["en", "desk"],
  ["es", "phone"],
  ["es", "desk"],
  ["es", "tablet"],
]) {
  test(`axe has nothing against any screen: ${lang}, ${size}`, async () => {
    const { page, context, found, look } = await critic(lang, size);
    await page.goto(house.url);
    await page.waitForSelector(".game");
    await look("front");
    await page.goto(`${house.url}/new`);
    await page.waitForSelector(".seat-line");
    await page.locator("details summary").click();
    await look("lobby");
    await page.locator('input[name="company"]').nth(1).check();
    await page.locator('form button[type="submit"]').click();
    await page.waitForSelector(".gathering");
    await look("gathering");
    await page.goto(house.url);
    await page.locator(".hero .btn-main").click();
    await page.waitForSelector(".table-page");
    const roll = dice(9);
    for (let turn = 0; turn < 4; turn += 1) {
      await untilAsked(page);
      await decideByMouse(page, roll);
    }
    await untilAsked(page);
    await look("table");
    await page.locator(".bar .iconbtn").last().click();
    await page.waitForSelector("dialog");
    await look("menu");
    const rules = await page.locator("dialog a[href^='/rules/']").getAttribute("href");
    await page.goto(house.url + rules);
    await page.waitForSelector(".rules .ruled");
    await look("rules");
    await context.close();
    assert.deepEqual(found, []);
  });
}

for (const [lang, size] of [
  ["en", "desk"],
  ["es", "phone"],
]) {
  test(`axe has nothing against pages that say that there is nothing: ${lang}, ${size}`, async () => {
    const { page, context, found, look } = await critic(lang, size);
    const words = async (name) => {
      await page.waitForSelector("main.notice a.btn");
      assert.notEqual((await page.locator("main.notice p").innerText()).trim(), "");
      await look(name);
    };
    await page.goto(`${house.url}/t/no-such-table`);
    await words("table-lost");
    await page.goto(`${house.url}/no/such/page`);
    await words("page-lost");
    await page.goto(`${house.url}/recover#no-such-secret`);
    await words("recover-refused");
    await page.route("**/api/recover*", (route) => route.abort());
    await page.goto(`${house.url}/recover#another`);
    await page.waitForSelector("main.notice button.btn-main");
    await words("recover-again");
    await context.close();
    assert.deepEqual(found, []);
  });
}
