/** Space Gate Odyssey in the browser: a short game for two to the end, modules turned by mouse and by keyboard. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  counted,
  photograph,
  sideways,
  violations,
  violationsInEachLight,
} from "../../../web/e2e/browser.mjs";
import { decideByMouse, dice, untilAsked } from "../../../web/e2e/hands.mjs";
import { openHouse } from "../../../web/e2e/house.mjs";

const GAME = "space-gate-odyssey";
/** After so many turns of each player without a settler on an exoplanet the game ends (SGO-11.6). */
const QUIET_TURNS = 3;

const house = openHouse();

/** Through the lobby to a short game against one bot. */
async function shortGame(page) {
  await page.goto(`${house.url}/new/${GAME}`);
  await page.waitForSelector(".seat-line");
  await page.locator(".segments .count select").selectOption("2");
  await page.locator("details summary").first().click();
  await page.getByLabel("Short game").check();
  const guard = page.getByLabel("Stall guard");
  await guard.fill(String(QUIET_TURNS));
  await guard.blur();
  await page.locator('form button[type="submit"]').click();
  await page.waitForSelector(".table-page");
}

const thing = (page, id) => page.locator(`[data-thing="${id}"]`).first();

const question = (page) =>
  page.evaluate(() => document.querySelector(".table-page").dataset.question);

/** Waits until the answer to a question has come back. */
async function afterQuestion(page, before) {
  await page.waitForFunction(
    (old) => document.querySelector(".table-page").dataset.question !== old,
    before,
  );
  return untilAsked(page);
}

/** The faces of the modules on the station, as they lie. */
const faces = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('#panel-station use[href^="#o-tile-off-"]'),
    ].map((use) => use.getAttribute("href")),
  );

/** The faces that the module in hand can show, one for each way to turn it. */
const turns = (page) =>
  page.evaluate(() => {
    const first = document.querySelector('[data-id="turn/0"]');
    const uses =
      first?.closest("svg").querySelectorAll('use[href^="#o-tile-on-"]') ?? [];
    return [...uses].map((use) => use.getAttribute("href"));
  });

/** A way to turn the module in hand in which it fits somewhere, other than how it lies there; 0 if there is none. */
const anotherTurn = (page) =>
  page.evaluate(
    () =>
      [1, 2, 3].find((turn) =>
        document.querySelector(`[data-thing="turn/${turn}"]`),
      ) ?? 0,
  );

/** Takes a module that fits turned, too; returns how. Others, like a cross, are put back. */
async function takeOneThatTurns(page) {
  for (let stack = 0; stack < 9; stack += 1) {
    await untilAsked(page);
    const lit = await page
      .locator(`[data-thing="stack/${stack}"].is-legal`)
      .count();
    if (lit === 0) continue;
    const asked = await question(page);
    await thing(page, `stack/${stack}`).click();
    await afterQuestion(page, asked);
    const turn = await anotherTurn(page);
    if (turn > 0 && (await turns(page)).length > 1) return turn;
    const placing = await question(page);
    await page.locator("[data-undo]").click();
    await afterQuestion(page, placing);
  }
  return assert.fail("some module of the worksite can be turned");
}

/** The face that the module shows once it lies, and that it lies like that. */
async function liesTurned(page, turn, place) {
  const [before, ways] = [await faces(page), await turns(page)];
  const wanted = ways[turn].replace("-on-", "-off-");
  assert.notEqual(ways[turn], ways[0], "turned, it looks different");
  const asked = await question(page);
  await place();
  await afterQuestion(page, asked);
  const lying = await faces(page);
  const times = (list) => list.filter((face) => face === wanted).length;
  assert.equal(lying.length, before.length + 1, "one module more");
  assert.equal(times(lying), times(before) + 1, "and it lies as it was turned");
}

/** Where the focus is, seen from a thing: there, or which keys lead nearer. */
const bearing = (id) => {
  const goal = document.querySelector(`[data-thing="${id}"]`);
  const focus = document.activeElement?.closest("[data-thing]");
  if (focus === goal) return null;
  if (focus?.closest(".panel-view") !== goal.closest(".panel-view"))
    return { at: "", keys: [] };
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [[fx, fy], [gx, gy]] = [middle(focus), middle(goal)];
  const across = gx > fx ? "ArrowRight" : "ArrowLeft";
  const along = gy > fy ? "ArrowDown" : "ArrowUp";
  const near =
    Math.abs(gy - fy) > Math.abs(gx - fx) ? [along, across] : [across, along];
  return {
    at: focus.dataset.thing,
    keys: [...near, "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"],
  };
};

/** With Tab to the panel of a thing, and with arrows to the thing; no way is tried twice. */
async function reach(page, id) {
  const tried = new Set();
  for (let keys = 0; keys < 200; keys += 1) {
    const way = await page.evaluate(bearing, id);
    if (way === null) return;
    const key = way.keys.find((one) => !tried.has(`${way.at} ${one}`)) ?? "Tab";
    tried.add(`${way.at} ${key}`);
    await page.keyboard.press(key);
  }
  assert.fail(`${id} cannot be reached by keyboard`);
}

const firstNext = (page) =>
  page.evaluate(() => {
    const next = [...document.querySelectorAll(".is-next[data-id]")];
    return next
      .map((element) => element.dataset.id)
      .find((id) => id.startsWith("cell/"));
  });

test("a short game for two to the end, a module turned by mouse and another by keyboard", async () => {
  const { page, complaints } = await house.person();
  await shortGame(page);

  const byMouse = await takeOneThatTurns(page);
  await liesTurned(page, byMouse, async () => {
    await thing(page, `turn/${byMouse}`).click();
    assert.equal(
      (await page.locator('[data-id^="cell/"].is-next .is-ghost').count()) > 0,
      true,
      "shown where it fits",
    );
    await photograph(page, "odyssey-turned-by-mouse");
    await thing(page, await firstNext(page)).click();
  });

  const byKeys = await takeOneThatTurns(page);
  await liesTurned(page, byKeys, async () => {
    await reach(page, `turn/${byKeys}`);
    await page.keyboard.press("Enter");
    await reach(page, await firstNext(page));
    await page.keyboard.press("Enter");
  });

  const roll = dice(12);
  const quick = (id) => /^verb-verb\/(?:end-turn|stop)$/u.test(id);
  let over = false;
  for (let turn = 0; turn < 300 && !over; turn += 1) {
    over = (await untilAsked(page)).stage === "over";
    if (turn === 6) {
      assert.deepEqual(await violationsInEachLight(page), []);
      await photograph(page, "odyssey-desk");
    }
    assert.ok((await sideways(page)) <= 0);
    if (!over) await decideByMouse(page, roll, turn > 8 ? quick : () => false);
  }
  assert.ok(over, "the game comes to its end");

  await page.waitForSelector("#final");
  for (const score of await page.locator("details[data-score]").all()) {
    await score.locator("summary").click();
    const total = counted(await score.locator(".total").innerText());
    const parts = (await score.locator("td.points").allInnerTexts()).map(
      counted,
    );
    assert.equal(
      parts.reduce((sum, points) => sum + points, 0),
      total,
      "every point has its cause",
    );
    assert.equal(
      await score.locator("tr:has(.points) .clause").count(),
      parts.length,
      "and its clause",
    );
  }
  assert.deepEqual(await violations(page), []);
  await photograph(page, "odyssey-final");
  assert.deepEqual(complaints, []);
});

test("on a phone in Spanish every reachable exoplanet says its rule, and a stack why it is closed", async () => {
  const { page, complaints } = await house.person({
    lang: "es",
    size: "phone",
    theme: "day",
  });
  await page.goto(`${house.url}/new/${GAME}`);
  await page.waitForSelector(".seat-line");
  await page.locator('form button[type="submit"]').click();
  await page.waitForSelector(".table-page");
  await untilAsked(page);
  const planets = await page
    .locator("#panel-planets .row .section")
    .allInnerTexts();
  const rules = planets.filter((text) => /\b[Cc]ierra\b/u.test(text));
  assert.ok(rules.length >= 3, "three rules are on screen");

  const roll = dice(4);
  const stacks = (state) => page.locator(`[data-thing^="stack/"].is-${state}`);
  // Some stacks are open and others are not: a second module is to be taken.
  for (let decisions = 0; decisions < 20; decisions += 1) {
    await untilAsked(page);
    if (
      (await stacks("legal").count()) > 0 &&
      (await stacks("refused").count()) > 0
    )
      break;
    await decideByMouse(page, roll);
  }
  const closed = stacks("refused").first();
  // By key: the sheet with all choices may be open, and lie over it.
  await closed.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() =>
    /SGO-3\.12/u.test(document.body.textContent),
  );
  assert.deepEqual(await violations(page), []);
  await photograph(page, "odyssey-phone-day");
  for (let turn = 0; turn < 8; turn += 1) {
    if ((await untilAsked(page)).stage === "over") break;
    await decideByMouse(page, roll);
    assert.ok((await sideways(page)) <= 0);
  }
  assert.deepEqual(complaints, []);
});
