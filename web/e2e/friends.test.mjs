/** Two friends at one table by link: a whole game, what one of them takes back by leave of the other, and names. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, photograph, sideways, violations, violationsInEachLight } from "./browser.mjs";
import { attentive, decideByMouse, dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";
import { isAsked, isOver, orders, withFriends } from "./tables.mjs";

/** Both are asked at least so often in a whole game. */
const OFTEN = 12;
const GAME_WITHIN = 300_000;

const house = openHouse();

/** Which of them is asked, or nothing once the game is over. */
async function asked(people) {
  for (const until = Date.now() + GAME_WITHIN; Date.now() < until;) {
    if (await isOver(people[0].page)) return undefined;
    for (const one of people) if (await isAsked(one.page)) return one;
    await people[0].page.waitForTimeout(20);
  }
  return assert.fail("nobody is asked, and the game is not over");
}

/** What lies where on the board, in no language. */
const board = ({ page }) =>
  page.evaluate(() => {
    const where = (thing) => {
      const panel = thing.closest(".panel-view").id;
      const around = thing.parentElement.closest("[data-id]")?.dataset.id ?? "";
      return `${thing.dataset.move} on ${panel} ${around} ${thing.getAttribute("x")} ${thing.getAttribute("y")}`;
    };
    return [...document.querySelectorAll(".board [data-move]")].map(where).sort();
  });

/** The boards of both, once both have heard of the same last answer. */
async function boards(people) {
  for (let news = []; news.length < 1 || news[0] !== news[1];) news = await Promise.all(people.map(newest));
  return Promise.all(people.map(board));
}

/** What both see: the panel of a player shows each their own. */
const shared = (things) => things.filter((thing) => !thing.includes(" on panel-panels "));

const scores = ({ page }) =>
  page
    .locator(".scores details[data-score]")
    .evaluateAll((all) => all.map((one) => [one.dataset.score, one.querySelector(".total").textContent]));

/** The number of the last answer in the log; before all others where there is none. */
const newest = ({ page }) =>
  page.evaluate(() => Number(document.querySelector(".log ol.newest .log-at")?.textContent ?? -1));

/** Whoever has just answered would like to take it back; the other says yes or no. */
async function wantsBack(asker, other, verdict) {
  await attentive(asker.page);
  await asker.page.locator('[data-undo="asking"]').click();
  await asker.page.waitForSelector("[data-request]");
  assert.equal(await asker.page.locator("[data-consent]").count(), 0, "nobody answers their own request");
  const answer = other.page.locator(`[data-consent="${verdict}"]`);
  await answer.waitFor();
  assert.notEqual((await other.page.locator("[data-request] small").innerText()).trim(), "", "it says what");
  await attentive(other.page);
  await answer.click();
  for (const { page } of [asker, other]) await page.waitForSelector("[data-request]", { state: "detached" });
}

test("two friends play by link to the end; what one wants back is declined once, and granted once", async () => {
  const host = { ...(await house.person()), roll: dice(1) };
  const guest = { ...(await house.person({ lang: "es", theme: "day" })), roll: dice(2) };
  const people = [host, guest];
  for (const one of people) one.given = orders(one.page);
  await withFriends(house.url, "escape-pods", host.page, [guest.page]);
  assert.equal(await guest.page.locator("html").getAttribute("lang"), "es");

  let taken = false;
  for (let one = await asked(people); one; one = await asked(people)) {
    const other = people.find((somebody) => somebody !== one);
    const before = taken ? null : { boards: await boards(people), newest: await newest(one) };
    await decideByMouse(one.page, one.roll);
    if (taken || (await asked(people)) !== other) continue;
    // Whoever only ends their turn is not told of.
    const answer = await newest(one);
    if (answer <= before.newest || (await one.page.locator('[data-undo="asking"]').count()) === 0) continue;
    await takeBack(people, one, { ...before, answer });
    taken = true;
  }
  assert.ok(taken, "somebody could ask the other for an answer back");

  await Promise.all(people.map(({ page }) => page.waitForSelector("#final")));
  const [seen, other] = await Promise.all(people.map(scores));
  assert.deepEqual(other, seen, "both see the same end");
  const record = await host.page.evaluate(async () => {
    const table = location.pathname.split("/").at(-1);
    return (await fetch(`/api/tables/${table}/record`)).json();
  });
  const { points } = record.entries.at(-1).outcome;
  assert.deepEqual(Object.fromEntries(seen.map(([seat, total]) => [seat, counted(total)])), { ...points });
  for (const [seat, { given }] of people.entries()) {
    const answers = record.entries.filter((entry) => entry.kind === "answer" && entry.seat === seat);
    // Where there is but one way on, the table takes it for whoever is asked.
    const own = given.filter((order) => order === "answer").length;
    assert.ok(own >= OFTEN, `seat ${seat} answered ${own} times`);
    assert.ok(answers.length >= own, `seat ${seat}: ${answers.length} of ${own} answers were taken`);
  }
  for (const { page } of people) {
    for (const summary of await page.locator("details[data-score] summary").all()) await summary.click();
    assert.deepEqual(await violationsInEachLight(page), []);
  }
  await photograph(guest.page, "final-desk-day-es");
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
});

/** Asks for the last answer back: in vain, and then not. The boards are as they were before it was given. */
async function takeBack(people, asker, { boards: before, answer }) {
  const other = people.find((somebody) => somebody !== asker);
  const after = await boards(people);
  const line = `#log-${answer}`;

  await wantsBack(asker, other, "decline");
  assert.deepEqual(await boards(people), after, "what was declined has changed nothing");
  assert.ok(await isAsked(other.page));
  for (const { page } of people) assert.equal(await page.locator(`.log ${line}.struck`).count(), 0);

  await wantsBack(asker, other, "agree");
  await untilAsked(asker.page);
  for (const { page } of people) await page.waitForSelector(`.log ${line}.struck`);
  const again = await Promise.all(people.map(board));
  assert.deepEqual(again, before, "both boards are as they were");
  assert.ok(shared(again[0]).length > 10);
  assert.deepEqual(shared(again[1]), shared(again[0]), "and show the same");
  assert.ok(!(await isAsked(other.page)));
  for (const { page } of people) assert.deepEqual(await violations(page), []);
  await photograph(other.page, "taken-back-desk-day-es");
}

test("a name is text, whatever is written into it", async () => {
  const name = "<img src=x onerror=alert(1)>";
  const host = await house.person({ size: "phone" });
  const guest = await house.person();
  await host.page.goto(`${house.url}/new`);
  await host.page.locator(".segments input[name=company]").nth(1).check();
  await host.page.locator('form button[type="submit"]').click();
  const link = await host.page.locator("input[readonly]").inputValue();
  await guest.page.goto(link);
  await guest.page.locator("#guest-name").fill(name);
  await guest.page.locator(".seat-line .btn-main").first().click();
  await host.page.getByText(name).first().waitFor();
  assert.equal(await host.page.locator("img").count(), 0);
  assert.ok((await sideways(host.page)) <= 0);
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
});
