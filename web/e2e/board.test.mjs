/** The board under one's hands: looked at closer, moved about, and things dragged instead of clicked twice. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { settled } from "./browser.mjs";
import { decideByMouse, dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";
import { againstBots } from "./tables.mjs";

const house = openHouse();

/** The first board that is drawn: how wide it is, and how far it is moved. */
const look = (page) =>
  page.evaluate(() => {
    const frame = document.querySelector(".canvas-frame");
    const { width } = frame.querySelector("svg").getBoundingClientRect();
    return { width: Math.round(width), left: frame.scrollLeft, top: frame.scrollTop };
  });

test("a board is looked at closer by keys and wheel, pulled about, and remembered", async () => {
  const { page, complaints } = await house.person();
  await againstBots(page, house.url, "pulsar-2849", 2);
  const frame = page.locator(".canvas-frame").first();
  await frame.scrollIntoViewIfNeeded();
  const whole = await look(page);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.waitForFunction(
    (width) => document.querySelector(".canvas-frame svg").getBoundingClientRect().width > width * 1.5,
    whole.width,
  );
  const { question } = await untilAsked(page);
  const before = await look(page);
  const box = await frame.boundingBox();
  const [x, y] = [box.x + 12, box.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 20, { steps: 6 });
  await page.mouse.up();
  const pulled = await look(page);
  assert.ok(pulled.left < before.left && pulled.top < before.top, "the board follows the hand");
  assert.equal((await untilAsked(page)).question, question, "and nothing is decided by it");
  await page.reload();
  await page.waitForSelector(".canvas-frame");
  await page.waitForFunction(
    (width) =>
      Math.abs(document.querySelector(".canvas-frame svg").getBoundingClientRect().width - width) < 4,
    before.width,
  );
  await page.keyboard.press("0");
  await page.waitForFunction(
    (width) =>
      Math.abs(document.querySelector(".canvas-frame svg").getBoundingClientRect().width - width) < 4,
    whole.width,
  );
  await frame.scrollIntoViewIfNeeded();
  const there = await frame.boundingBox();
  await page.mouse.move(there.x + there.width / 2, Math.max(there.y, 0) + 60);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  await page.waitForFunction(
    (width) => document.querySelector(".canvas-frame svg").getBoundingClientRect().width > width * 1.1,
    whole.width,
  );
  assert.deepEqual(complaints, []);
});

const middle = async (page, id) => {
  const thing = page.locator(`[data-thing="${id}"]`).first();
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const things = (page, which) =>
  page
    .locator(`.table .${which}[data-thing], .table .${which} [data-thing].hit`)
    .evaluateAll((all) => all.map((one) => one.dataset.thing));

/** Whether both are on the screen together, and nothing else lies over them. */
async function inSight(page, id) {
  return page.evaluate((wanted) => {
    const box = document.querySelector(`[data-thing="${wanted}"]`).getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest("[data-thing]")?.dataset.thing === wanted;
  }, id);
}

test("a thing is dragged to where it is to go; dropped beside it, nothing has happened", async () => {
  const { page, complaints } = await house.person();
  await againstBots(page, house.url, "ganymede", 2);
  const roll = dice(11);
  for (let turns = 0; turns < 40; turns += 1) {
    const { question, stage } = await untilAsked(page);
    assert.notEqual(stage, "over", "some turn has a move of two clicks");
    for (const id of await things(page, "is-legal")) {
      const from = await middle(page, id);
      await page.mouse.click(from.x, from.y);
      const next = (await things(page, "is-next")).filter((one) => one !== id);
      const asked = (await untilAsked(page)).question;
      if (asked !== question) break;
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      if (next.length === 0 || !(await inSight(page, id)) || !(await inSight(page, next[0]))) continue;
      const start = await middle(page, id);
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 4, start.y + 60, { steps: 4 });
      await page.mouse.move(3, 3, { steps: 4 });
      await page.mouse.up();
      assert.deepEqual(await things(page, "is-next"), [], "what is dropped is let go");
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 20, start.y, { steps: 3 });
      const goal = await middle(page, next[0]);
      await page.mouse.move(goal.x, goal.y, { steps: 6 });
      await page.mouse.up();
      await page.waitForFunction(
        ([before, first]) =>
          document.querySelector(".table-page").dataset.question !== before ||
          document.querySelector(
            `.is-selected [data-thing="${first}"], .is-selected[data-thing="${first}"]`,
          ) ||
          document.querySelector('.prompt [data-thing^="choice-"]'),
        [question, next[0]],
        { timeout: 30_000 },
      );
      assert.deepEqual(complaints, []);
      return;
    }
    await decideByMouse(page, roll);
  }
  assert.fail("no move of two clicks came");
});

test("four players stand whole beside the board, and no heading is cut, in the longer language", async () => {
  const { page, complaints } = await house.person({ lang: "es", theme: "day" });
  await againstBots(page, house.url, "ganymede", 4);
  const roll = dice(5);
  for (let turn = 0; turn < 12 && (await untilAsked(page)).stage !== "over"; turn += 1) {
    await decideByMouse(page, roll);
  }
  await untilAsked(page);
  await settled(page);
  const cut = await page.evaluate(() => {
    const isCut = (element) => element.scrollWidth > element.clientWidth + 1;
    const mats = document.querySelector(".mats");
    const headings = [...document.querySelectorAll(".panel-head h2")].filter(isCut);
    return {
      headings: headings.map((heading) => heading.textContent),
      below: mats.scrollHeight - mats.clientHeight,
    };
  });
  assert.deepEqual(cut.headings, []);
  assert.ok(cut.below <= 1, `${cut.below} pixels of the last player are out of sight`);
  assert.deepEqual(complaints, []);
});
