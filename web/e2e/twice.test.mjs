/** What is said twice is said twice on purpose: by real double clicks and keys that are held. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { photograph, sideways, violations } from "./browser.mjs";
import { decideByMouse, dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";
import { againstBots, orders, withFriends } from "./tables.mjs";

const house = openHouse();

/** The second half of a double click comes about so much later, and no later than that. */
const HALF = 90;
const LONGEST = 450;

/**
 * The second click of a double click, as a browser tells of it. (`click` with `clickCount: 2` would send two more, and
 * the second of them would be the third.)
 */
async function secondHalf(page) {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

async function middleOf(thing) {
  const { x, y, width, height } = await thing.boundingBox();
  return [x + width / 2, y + height / 2];
}

test("a double click on Undo takes back once, and asks nobody", async () => {
  // On a phone the button stays where it is when it becomes another one.
  const { page, complaints } = await house.person({ size: "phone" });
  const given = orders(page);
  await againstBots(page, house.url, "ganymede", 2);
  const roll = dice(3);
  const undo = page.locator("[data-undo]");
  const can = () => undo.getAttribute("data-undo");
  for (let turn = 0; turn < 40; turn += 1) {
    await untilAsked(page);
    const before = await can();
    await decideByMouse(page, roll);
    await untilAsked(page);
    // One free step, behind which the same button asks everybody.
    if (before === "asking" && (await can()) === "free") break;
  }
  assert.equal(await can(), "free", "something can be taken back");
  const [x, y] = await middleOf(undo);
  await page.waitForTimeout(600);
  await page.mouse.click(x, y);
  // As soon as it asks: no hand is quicker, and the button is deaf for longer than a double click takes.
  await page.waitForSelector('[data-undo="asking"]');
  assert.ok(await undo.evaluate((button, at) => button.contains(document.elementFromPoint(...at)), [x, y]));
  await secondHalf(page);
  await page.waitForTimeout(500);
  assert.deepEqual(
    given.filter((order) => ["undo", "redo", "restart", "consent"].includes(order)),
    ["undo"],
  );
  assert.deepEqual(complaints, []);
});

test("a double click on the board answers one question", async () => {
  const { page, complaints } = await house.person();
  const given = orders(page);
  await againstBots(page, house.url, "ganymede", 2);
  const answers = () => given.filter((order) => order === "answer").length;
  let [doubled, ripe] = [0, 0];
  const twice = async (thing) => {
    const before = answers();
    const [x, y] = await middleOf(thing);
    const since = Date.now();
    await thing.click({ force: true, timeout: 5_000 });
    await page.waitForTimeout(HALF);
    // What is half-made would be taken apart again.
    if (answers() === before) return;
    if ((await untilAsked(page)).stage === "over") return;
    const isLegal = await page.evaluate(
      (at) => document.elementFromPoint(...at)?.closest(".is-legal, [data-verb]") !== null,
      [x, y],
    );
    await page.mouse.move(x, y);
    // Whoever takes longer clicks anew.
    if (Date.now() - since > LONGEST) return;
    await secondHalf(page);
    await page.waitForTimeout(HALF);
    assert.equal(answers(), before + 1);
    doubled += 1;
    if (isLegal) ripe += 1;
  };
  const roll = dice(4);
  for (let turn = 0; turn < 20; turn += 1) {
    if ((await untilAsked(page)).stage === "over") break;
    await decideByMouse(page, roll, () => false, twice);
  }
  assert.ok(doubled > 3, "some clicks answered at once");
  assert.ok(ripe > 0, `${ripe} of ${doubled} second halves met what could be clicked for the next question`);
  assert.deepEqual(complaints, []);
});

for (const [lang, size, words] of [
  ["en", "desk", { resign: "Resign", won: /End the game/u, told: /play on to the end/u }],
  ["es", "phone", { resign: "Abandonar", won: /Dar la partida por ganada/u, told: /seguir hasta el final/u }],
  [
    "es",
    "tablet",
    { resign: "Abandonar", won: /Dar la partida por ganada/u, told: /seguir hasta el final/u },
  ],
]) {
  test(`neither Enter that is held nor a double click gives up or wins a game: ${lang}, ${size}`, async () => {
    const host = await house.person({ lang, size });
    const guest = await house.person({ lang });
    await withFriends(house.url, "ganymede", host.page, [guest.page]);
    const given = orders(guest.page);
    await guest.page.reload();
    await guest.page.waitForSelector(".board");
    await guest.page.locator(".bar .iconbtn").last().click();
    const resign = guest.page.getByRole("button", { name: words.resign });
    await resign.focus();
    for (let times = 0; times < 30; times += 1) {
      await guest.page.keyboard.down("Enter");
      await guest.page.waitForTimeout(33);
    }
    await guest.page.keyboard.up("Enter");
    assert.deepEqual(
      given.filter((order) => order === "resign"),
      [],
    );
    await guest.page.keyboard.press("Escape");
    assert.equal(await guest.page.locator("dialog").count(), 1, "it lets go of the button only");
    await guest.page.keyboard.press("Enter");
    const top = () => host.page.evaluate(() => document.querySelector(".board").getBoundingClientRect().top);
    const before = await top();
    await guest.page.waitForTimeout(600);
    await guest.page.keyboard.press("Enter");

    const { page } = host;
    await page.waitForSelector("[data-last-left]");
    assert.match(await page.locator('[data-live="left"]').textContent(), words.told);
    // On a phone the line is taller than the bar that makes room for it.
    if (size !== "phone")
      assert.ok(Math.abs((await top()) - before) <= 30, `the board stays: ${before}, ${await top()}`);
    assert.deepEqual(await violations(page), []);
    assert.ok((await sideways(page)) <= 0);
    await photograph(page, `last-left-${size}-${lang}`);
    const won = page.locator("[data-last-left] button");
    assert.match(await won.innerText(), words.won);
    await won.dblclick();
    await page.waitForTimeout(300);
    assert.equal(await page.locator(".table-page").getAttribute("data-stage"), "playing");
    await photograph(page, `last-left-sure-${size}-${lang}`);
    await page.waitForTimeout(400);
    await won.click();
    await page.waitForSelector('.table-page[data-stage="over"]');
    assert.deepEqual([...host.complaints, ...guest.complaints], []);
  });
}
