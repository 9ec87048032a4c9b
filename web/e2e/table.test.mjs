/** Whole games in the browser, by mouse and by keyboard; travel, undo, refusal, hints, language, reconnect. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fliers, photograph, sideways, violations, violationsInEachLight } from "./browser.mjs";
import { attentive, decideByKeyboard, decideByMouse, dice, playOut, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";

const house = openHouse();

/** One click from the front page to a game against bots. */
async function playNow(page) {
  await page.goto(house.url);
  await page.locator(".hero .btn-main").click();
  await page.waitForSelector(".table-page");
}

test("a whole game against bots by mouse, with the end unfolded and the record downloaded", async () => {
  const { page, complaints } = await house.person();
  await playNow(page);
  await playOut(page, decideByMouse, 7, async (turn) => {
    if (turn === 12) await photograph(page, "table-desk-night");
    assert.ok((await sideways(page)) <= 0);
  });
  await page.waitForSelector("#final");
  await page.locator("details[data-score] summary").first().click();
  assert.ok(await page.locator("details[open] .clause").first().isVisible());
  assert.deepEqual(await violations(page), []);
  await photograph(page, "final-desk-night");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".scores a[download]").click(),
  ]);
  assert.match(download.suggestedFilename(), /\.json$/u);
  assert.match(await page.title(), /Orrery$/u);
  assert.deepEqual(complaints, []);
});

test("another by keyboard alone, against one bot", async () => {
  const { page, complaints } = await house.person();
  await page.goto(`${house.url}/new`);
  await page.waitForSelector(".seat-line");
  await page.locator(".segments .count select").focus();
  await page.keyboard.press("Home");
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches('button[type="submit"]'))) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForSelector(".table-page");
  await playOut(page, decideByKeyboard, 11, async (turn) => {
    const lost = await page.evaluate(() => document.activeElement === document.body);
    assert.ok(turn === 0 || !lost, `after answer ${turn} the focus is where it was, or on the decision`);
  });
  await page.waitForSelector("#final");
  assert.deepEqual(complaints, []);
});

/** Where the things of the board stand, each seen from the corner of its panel. */
const standing = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll(".board [data-move]")].map((thing) => {
        const [at, corner] = [thing, thing.closest(".panel-view")].map((one) => one.getBoundingClientRect());
        return [thing.dataset.move, [at.x - corner.x, at.y - corner.y]];
      }),
    ),
  );

test("pieces travel, a click finishes their way, and where nothing is to move none does", async () => {
  const { page, complaints } = await house.person({ motion: true });
  await playNow(page);
  const flown = await fliers(page);
  const roll = dice(8);
  const play = async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      await untilAsked(page);
      await decideByMouse(page, roll);
    }
    await untilAsked(page);
  };
  await play();
  await page.mouse.click(5, 5);
  await page.waitForFunction(() => document.querySelectorAll(".flier, .is-away").length === 0);
  assert.ok((await flown()) > 0, "something was seen to travel");

  await page.emulateMedia({ reducedMotion: "reduce" });
  const [before, until] = [await standing(page), await flown()];
  await play();
  const after = await standing(page);
  const moved = Object.keys(before).filter(
    (id) => after[id] && Math.hypot(before[id][0] - after[id][0], before[id][1] - after[id][1]) > 6,
  );
  assert.ok(moved.length > 0, "things stand elsewhere");
  assert.equal(await flown(), until, "and none was seen to travel there");
  assert.deepEqual(complaints, []);
});

test("a misclick is undone, and the button says how far", async () => {
  const { page } = await house.person();
  await playNow(page);
  const roll = dice(3);
  for (let turn = 0; turn < 20; turn += 1) {
    await untilAsked(page);
    const undo = page.locator("[data-undo]");
    if ((await undo.getAttribute("data-undo")) === "free") {
      assert.notEqual((await undo.locator("small").innerText()).trim(), "");
      const lines = await page.locator(".log ol:not(.struck)").count();
      await undo.click();
      await page.waitForFunction(
        (before) =>
          document.querySelectorAll(".log ol.struck").length > 0 ||
          document.querySelectorAll(".log ol").length < before,
        lines,
      );
      return;
    }
    await decideByMouse(page, roll);
  }
  assert.fail("in twenty decisions nothing could be undone");
});

test("why not? answers with a reason, and the rule opens beside the board", async () => {
  const { page } = await house.person();
  await playNow(page);
  const roll = dice(4);
  for (let turn = 0; turn < 20; turn += 1) {
    await untilAsked(page);
    const refused = page.locator(".board .is-refused > .hit, .board g.is-refused[data-thing]");
    if ((await refused.count()) > 0) {
      await refused.first().click({ force: true });
      await page.waitForSelector("[data-why]");
      assert.notEqual((await page.locator("[data-why]").innerText()).trim(), "");
      assert.deepEqual(await violationsInEachLight(page), []);
      await photograph(page, "why-not");
      await page.locator("[data-why] .clause").first().click();
      await page.waitForSelector(".aside-rules .is-marked");
      assert.deepEqual(await violationsInEachLight(page), []);
      await photograph(page, "why-not-rules");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      assert.equal(await page.locator("[data-why], .aside-rules").count(), 0);
      return;
    }
    await decideByMouse(page, roll);
  }
  assert.fail("in twenty decisions nothing was refused");
});

/** Plays on until there is something to weigh. */
async function untilHint(page, roll) {
  for (let turn = 0; turn < 20; turn += 1) {
    await untilAsked(page);
    if (await page.locator(".prompt [data-hint]").isVisible()) return;
    await decideByMouse(page, roll);
  }
  assert.fail("in twenty decisions there was nothing to weigh");
}

for (const [lang, theme, size, spoken] of [
  ["en", "night", "desk", /wins about \d+ of 100/u],
  ["es", "day", "phone", /gana alrededor de \d+ de cada 100/u],
]) {
  test(`a hint names moves, lights them, and is played when confirmed: ${lang}, ${size}`, async () => {
    const { page, complaints } = await house.person({ lang, theme, size });
    await playNow(page);
    await untilHint(page, dice(12));
    const question = () => page.locator(".table-page").getAttribute("data-question");
    const before = await question();
    const best = page.locator('[data-thing="tip-0"]');
    await page.locator("[data-hint]").click();
    await best.waitFor();
    assert.match(await best.innerText(), /\d+\s?%/u);
    assert.notEqual((await page.locator(".tip-why").first().innerText()).trim(), "");
    assert.ok((await page.locator(".is-hinted").count()) > 0, "what is advised is marked");
    assert.match(await page.locator('[data-live="events"]').textContent(), spoken);
    assert.deepEqual(await violations(page), []);
    assert.ok((await sideways(page)) <= 0);
    await photograph(page, `hint-${size}-${theme}-${lang}`);

    await page.keyboard.press("Escape");
    await page.waitForSelector(".tips", { state: "detached" });
    assert.equal(await page.locator(".is-hinted").count(), 0, "the light goes with the hint");
    await page.keyboard.press("t");
    await best.waitFor();
    await best.click();
    const confirm = page.locator('.prompt [data-thing="choice-0"]');
    await confirm.waitFor();
    assert.equal(await best.getAttribute("aria-pressed"), "true");
    assert.equal(await question(), before, "nothing is played before it is confirmed");
    await photograph(page, `hint-armed-${size}-${theme}-${lang}`);
    await attentive(page);
    await confirm.click();
    await page.waitForFunction(
      (old) => document.querySelector(".table-page").dataset.question !== old,
      before,
    );
    assert.equal(await page.locator(".tips").count(), 0, "the hint goes with its question");
    assert.deepEqual(complaints, []);
  });
}

test("a serious table gives no hints, and says so to whoever asks", async () => {
  const { page, complaints } = await house.person();
  await page.goto(`${house.url}/new`);
  await page.waitForSelector(".seat-line");
  await page.locator("details summary").click();
  await page.locator('input[name="serious"]').check();
  await page.locator('form button[type="submit"]').click();
  await page.waitForSelector(".table-page");
  const roll = dice(13);
  for (let turn = 0; turn < 4; turn += 1) {
    await untilAsked(page);
    assert.equal(await page.locator("[data-hint]").count(), 0);
    await decideByMouse(page, roll);
  }
  await untilAsked(page);
  await page.keyboard.press("t");
  await page.waitForFunction(() =>
    /no hints/u.test(document.querySelector('[data-live="events"]').textContent),
  );
  const status = await page.evaluate(async () => {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ seat: 0 }),
    };
    return (await fetch(`/api/tables/${location.pathname.split("/").at(-1)}/hint`, init)).status;
  });
  assert.equal(status, 403);
  await page.locator(".bar .iconbtn").last().click();
  await page.locator("dialog").getByText("Serious game").waitFor();
  assert.deepEqual(complaints, []);
});

test("the language changes at once, without loading the page", async () => {
  const { page } = await house.person();
  await playNow(page);
  await untilAsked(page);
  const before = await page.locator("#prompt").innerText();
  await page.evaluate(() => (window.stillHere = true));
  await page.locator('.bar .lang button[lang="es"]').click();
  await page.waitForFunction((old) => document.querySelector("#prompt").innerText !== old, before);
  assert.equal(await page.evaluate(() => window.stillHere), true);
  assert.equal(await page.locator("html").getAttribute("lang"), "es");
  assert.match(await page.title(), /Te toca/u);
});

test(
  "a server that is started again goes on with the game",
  { skip: process.env.ORRERY_URL !== undefined },
  async () => {
    const { page } = await house.person();
    await playNow(page);
    await untilAsked(page);
    await page.waitForSelector('[data-line="connected"]');
    await house.restart();
    await page.waitForSelector('[data-line="connected"]', { timeout: 30_000 });
    await untilAsked(page);
    await decideByMouse(page, dice(6));
  },
);
