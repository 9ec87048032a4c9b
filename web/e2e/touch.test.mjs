/** A whole game on a phone by finger: what the first tap shows, the second does, for as long as that is wished. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { answerInSight, photograph, sideways, violations } from "./browser.mjs";
import { decideByMouse, dice, tap, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";
import { againstBots } from "./tables.mjs";

/** Whoever says it again by chance says it sooner. */
const MEANT = 350;
/** So many taps on the board are confirmed before that is no longer wished. */
const ENOUGH = 8;
const DECISIONS = 400;

const house = openHouse();

test("a whole game by finger: the first tap arms, the second confirms, until one tap is to be enough", async () => {
  const { page, complaints } = await house.person({ size: "phone", lang: "es", theme: "day" });
  // Counted where they are given: what is told of them elsewhere may come late.
  await page.addInitScript(() => {
    const { send } = WebSocket.prototype;
    window.answers = 0;
    WebSocket.prototype.send = function (text) {
      if (JSON.parse(text).do === "answer") window.answers += 1;
      send.call(this, text);
    };
  });
  const answers = () => page.evaluate(() => window.answers);
  await againstBots(page, house.url, "ganymede", 2);
  const done = { armed: 0, atOnce: 0 };
  let asksAgain = true;
  const armed = () =>
    page.evaluate(() => /Toca otra vez/u.test(document.querySelector(".prompt-help")?.textContent ?? ""));

  const finger = async (thing) => {
    const id = await thing.getAttribute("data-thing");
    const before = await answers();
    const question = await page.locator(".table-page").getAttribute("data-question");
    await tap(thing);
    // The buttons below the sentence say what they do.
    if (/^(?:choice|verb|loose)-/u.test(id)) return;
    if (!asksAgain) {
      if ((await answers()) > before) done.atOnce += 1;
      return;
    }
    assert.equal(await answers(), before, `${id}: the first tap answers nothing`);
    if (!(await armed())) return;
    assert.equal(
      await page.locator('.prompt [data-thing="choice-0"]').count(),
      1,
      "it can be confirmed below",
    );
    if (done.armed === 2) await photograph(page, "tap-again-phone-day-es");
    await page.waitForTimeout(MEANT);
    assert.equal(await answers(), before, `${id}: nothing is done while nobody taps`);
    await tap(thing);
    await page.waitForFunction(
      (old) => document.querySelector(".table-page").dataset.question !== old,
      question,
    );
    assert.equal(await answers(), before + 1, `${id}: the second tap confirms`);
    done.armed += 1;
  };

  const roll = dice(5);
  let over = false;
  for (let turn = 0; turn < DECISIONS && !over; turn += 1) {
    over = (await untilAsked(page)).stage === "over";
    if (over) break;
    if (turn === 8) await photograph(page, "table-phone-day");
    assert.ok((await sideways(page)) <= 0);
    if (turn < 12) assert.ok(await answerInSight(page), await page.locator("#prompt").innerText());
    if (done.armed === ENOUGH && asksAgain) {
      await wishOneTap(page);
      asksAgain = false;
    }
    await decideByMouse(page, roll, () => false, finger);
  }
  assert.ok(over, "the game comes to its end");
  assert.equal(done.armed, ENOUGH);
  assert.ok(done.atOnce >= ENOUGH, `${done.atOnce} taps answered at once`);
  await page.waitForSelector("#final");
  for (const summary of await page.locator("details[data-score] summary").all()) await summary.tap();
  assert.deepEqual(await violations(page), []);
  assert.ok((await sideways(page)) <= 0);
  await photograph(page, "final-phone-day-es");
  assert.deepEqual(complaints, []);
});

/** Through the menu, by finger. */
async function wishOneTap(page) {
  await page.locator(".bar .iconbtn").last().tap();
  await page.getByRole("button", { name: "Nombre y ajustes" }).tap();
  await page.locator('dialog input[name="confirm"][value="never"]').tap({ force: true });
  await page.locator("dialog header .iconbtn").tap();
  await page.waitForSelector("dialog", { state: "detached" });
}
