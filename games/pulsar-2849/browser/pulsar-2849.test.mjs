/** Pulsar 2849 in the browser: two players, one of them a bot, to the final count; a die first, and why not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  counted,
  photograph,
  sideways,
  violations,
  violationsInEachLight,
} from "../../../web/e2e/browser.mjs";
import {
  decideByMouse,
  dice,
  playOut,
  untilAsked,
} from "../../../web/e2e/hands.mjs";
import { openHouse } from "../../../web/e2e/house.mjs";
import { againstBots } from "../../../web/e2e/tables.mjs";

const GAME = "pulsar-2849";
const ROUNDS = 8;

const house = openHouse();

test("a whole game of two against a bot, and the final count unfolds line by line", async () => {
  const { page, complaints } = await house.person();
  await againstBots(page, house.url, GAME, 2);
  const decisions = await playOut(page, decideByMouse, 7, async (turn) => {
    if (turn !== 9) return;
    assert.deepEqual(await violationsInEachLight(page), []);
    await photograph(page, "pulsar-2849-desk-night");
  });
  assert.ok(
    decisions >= 2 * ROUNDS,
    "two dice are drafted in each of eight rounds",
  );
  await page.waitForSelector("#final");
  const scores = page.locator("details[data-score]");
  assert.equal(await scores.count(), 2);
  for (const at of [0, 1]) {
    const score = scores.nth(at);
    await score.locator("summary").click();
    const points = (await score.locator(".points").allInnerTexts()).map(
      counted,
    );
    const total = counted(await score.locator(".total").innerText());
    assert.equal(
      points.reduce((sum, one) => sum + one, 0),
      total,
      "the lines add up",
    );
    const clauses = await score.locator(".clause").allInnerTexts();
    assert.ok(
      clauses.some((clause) => clause.includes("PUL-12.9")),
      "the last step is shown",
    );
  }
  assert.deepEqual(await violations(page), []);
  await photograph(page, "pulsar-2849-final");
  assert.deepEqual(complaints, []);
});

/** Plays until it is one's own turn to act, with dice in hand. */
async function untilActing(page, roll) {
  for (let turn = 0; turn < 30; turn += 1) {
    assert.notEqual(
      (await untilAsked(page)).stage,
      "over",
      "a turn comes before the end",
    );
    if ((await page.locator('[data-verb="verb/fly"]').count()) > 0) return;
    await decideByMouse(page, roll);
  }
  throw new Error("no turn came");
}

test("a die first lights up what it pays for; what no die reaches says why not", async () => {
  const { page, complaints } = await house.person({ lang: "es" });
  await againstBots(page, house.url, GAME, 2);
  await untilActing(page, dice(4));
  const lit = () => page.locator('g.thing.is-legal[data-id^="node/"]').count();
  const next = page.locator('.is-next[data-id^="node/"]');
  const all = await lit();
  await page.locator('[data-thing="die/0"]').click();
  await page.waitForSelector('.is-selected[data-id="die/0"]');
  const reached = await next.count();
  assert.ok(reached > 0 && reached <= all, `${reached} of ${all} places`);
  await page.keyboard.press("Escape");
  await page.waitForSelector('.is-selected[data-id="die/0"]', {
    state: "detached",
  });
  await page
    .locator('g.thing.is-refused[data-id^="node/"]')
    .first()
    .click({ force: true });
  await page.waitForSelector("[data-why]");
  assert.match(
    await page.locator("[data-why]").innerText(),
    /PUL-7\.\d|PUL-8\.\d/u,
  );
  assert.deepEqual(await violationsInEachLight(page), []);
  await page.locator("[data-why] .clause").first().click();
  await page.waitForSelector(".aside-rules .is-marked");
  assert.deepEqual(await violationsInEachLight(page), []);
  assert.deepEqual(complaints, []);
});

test("on a phone nothing sticks out sideways, and the draft is what comes first", async () => {
  const { page, complaints } = await house.person({
    size: "phone",
    lang: "es",
    theme: "day",
  });
  await againstBots(page, house.url, GAME, 2);
  const roll = dice(2);
  for (let turn = 0; turn < 12; turn += 1) {
    assert.notEqual((await untilAsked(page)).stage, "over");
    assert.ok((await sideways(page)) <= 0);
    if (
      (await page
        .locator("#panel-options [data-thing^='option/die']")
        .count()) > 0
    ) {
      const panels = await page
        .locator(".panel-view")
        .evaluateAll((all) => all.map(({ id }) => id));
      assert.equal(panels[0], "panel-options");
      await photograph(page, "pulsar-2849-phone-day");
      assert.deepEqual(complaints, []);
      return;
    }
    await decideByMouse(page, roll);
  }
  throw new Error("no die was drafted");
});
