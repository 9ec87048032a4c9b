/** What opens above a page: it gives the focus back, and hides nothing that is asked for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { decideByMouse, dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";
import { againstBots } from "./tables.mjs";

const house = openHouse();

const closed = (page) => page.waitForSelector("dialog", { state: "detached" });
const focusIsIn = (page, selector) =>
  page.waitForFunction((wanted) => document.activeElement?.closest(wanted) !== null, selector);

test("whoever closes a dialog is back where they were, through however many it led", async () => {
  const { page, complaints } = await house.person();
  await againstBots(page, house.url, "ganymede", 2);
  const menu = page.locator(".bar .iconbtn").last();
  await menu.press("Enter");
  await page.locator("dialog header button").press("Enter");
  await closed(page);
  await focusIsIn(page, ".bar .iconbtn:last-child");
  await menu.press("Enter");
  await page.getByRole("button", { name: "Name and settings" }).press("Enter");
  await page.locator("#my-name").press("Escape");
  await closed(page);
  await focusIsIn(page, ".bar .iconbtn:last-child");
  assert.deepEqual(complaints, []);
});

test("a clause of the scores opens in front of them", async () => {
  const { page, complaints } = await house.person();
  await againstBots(page, house.url, "ganymede", 2);
  const roll = dice(7);
  for (let turns = 0; turns < 12; turns += 1) {
    await untilAsked(page);
    await page.keyboard.press("s");
    await page.locator("dialog summary").first().waitFor();
    if ((await page.locator("dialog .clause").count()) > 0) break;
    await page.keyboard.press("Escape");
    await closed(page);
    await decideByMouse(page, roll);
  }
  const summaries = await page.locator("dialog summary").all();
  for (const summary of summaries) await summary.click();
  await page.locator("dialog .clause").first().click();
  await focusIsIn(page, ".aside-rules");
  assert.equal(await page.locator("dialog").count(), 0);
  assert.deepEqual(complaints, []);
});

test("what is missing behind the closed options of a new table is shown", async () => {
  const { page, complaints } = await house.person();
  await page.goto(`${house.url}/new/ganymede`);
  const options = page.locator("form details").first();
  await options.locator("summary").click();
  await page.locator("input[name=clock]").nth(1).check();
  await page.locator(".clock-numbers input").first().fill("");
  await options.locator("summary").click();
  await page.locator('form button[type="submit"]').click();
  await focusIsIn(page, ".clock-numbers");
  assert.ok(await options.evaluate((details) => details.open));
  assert.deepEqual(complaints, []);
});
