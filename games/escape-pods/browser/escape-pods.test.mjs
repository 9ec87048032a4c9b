/** Escape Pods in the browser: one alone to the end, and a spy whose result nobody else is sent. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  photograph,
  violations,
  violationsInEachLight,
} from "../../../web/e2e/browser.mjs";
import { decideByMouse, dice, playOut } from "../../../web/e2e/hands.mjs";
import { openHouse } from "../../../web/e2e/house.mjs";
import {
  againstBots,
  isAsked,
  isOver,
  traffic,
  withFriends,
} from "../../../web/e2e/tables.mjs";

const GAME = "escape-pods";
const SPY = "control/2";
const SPY_WITHIN = 180_000;

/** The seats that looked into something, as the log tells whoever watches: the look follows its payer's name. */
function lookers(frames) {
  const spans = frames
    .flatMap((frame) => JSON.parse(frame).log ?? [])
    .flatMap(({ lines }) => lines)
    .flatMap(({ text }) => text);
  const looked = [];
  let payer;
  for (const span of spans) {
    if ("seat" in span) payer = span.seat;
    if (span.text?.startsWith("looks into")) looked.push(payer);
  }
  return looked;
}

const house = openHouse();

test("one alone plays to the end and reads the rank", async () => {
  const { page, complaints } = await house.person();
  await againstBots(page, house.url, GAME, 1);
  await playOut(page, decideByMouse, 3, async (turn) => {
    if (turn === 6) assert.deepEqual(await violationsInEachLight(page), []);
  });
  await page.waitForSelector("#final");
  await photograph(page, "escape-pods-solo-over");
  assert.match(
    await page.locator(".prompt").textContent(),
    /\d+ VP: \w+/u,
    "the rank of POD-13",
  );
  await page.locator("details[data-score] summary").first().click();
  assert.ok(await page.locator("details[data-score][open]").isVisible());
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(complaints, []);
});

test("a spy alone learns what lies in a pod: neither the owner of the crew nor a spectator is sent the spy's", async () => {
  const spy = await house.person();
  const friend = await house.person({ lang: "es" });
  const watcher = await house.person();
  const heard = {
    spy: traffic(spy.page),
    friend: traffic(friend.page),
    watcher: traffic(watcher.page),
  };
  const link = await withFriends(house.url, GAME, spy.page, [friend.page]);
  await watcher.page.goto(link);
  await watcher.page.waitForSelector(".table-page");

  // A crew of seat 0 whose kind the reader knows is drawn as e-crew-0-…, one that lies face down as e-back-0.
  const told = (who, seat) =>
    heard[who].some((frame) => frame.includes(`e-crew-${seat}-`));
  const rolls = [dice(21), dice(22)];
  const likesSpying = (id) => id === SPY;
  const likesAllElse = (id) => id !== SPY;
  const until = Date.now() + SPY_WITHIN;
  while (!lookers(heard.watcher).includes(0) && Date.now() < until) {
    assert.ok(
      !(await isOver(spy.page)),
      "the game ended before anybody could spy",
    );
    if (await isAsked(spy.page))
      await decideByMouse(spy.page, rolls[0], likesSpying);
    else if (await isAsked(friend.page))
      await decideByMouse(friend.page, rolls[1], likesAllElse);
    else await spy.page.waitForTimeout(50);
  }
  assert.ok(lookers(heard.watcher).includes(0), "the spy looked into a pod");
  await friend.page.waitForFunction(() =>
    document.body.textContent.includes("mira dentro"),
  );
  assert.ok(told("spy", 1), "the one who looked was told");
  const friendLooked = lookers(heard.watcher).includes(1);
  assert.equal(
    told("friend", 0),
    friendLooked,
    "the friend knows the spy's crew only from a look of their own",
  );
  assert.ok(
    !told("watcher", 0) && !told("watcher", 1),
    "a spectator is sent no kind at all",
  );
  const line = heard.watcher.find((frame) => frame.includes("looks into"));
  assert.match(
    line,
    /e-back-[01]/u,
    "the spectator reads of a look at crew face down",
  );
  await photograph(spy.page, "escape-pods-spy");
  assert.deepEqual(
    [...spy.complaints, ...friend.complaints, ...watcher.complaints],
    [],
  );
});
