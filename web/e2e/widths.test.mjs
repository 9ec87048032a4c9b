/** The narrowest and the lowest screens, and letters of twice the size: nothing sticks out, and one can answer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { photograph, settled, sideways } from "./browser.mjs";
import { decideByMouse, dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";
import { againstBots } from "./tables.mjs";

const house = openHouse();

/** Width, height, and the size of letters in hundredths of the usual. */
const SCREENS = {
  narrow: [320, 640, 100],
  lying: [640, 360, 100],
  long: [812, 375, 100],
  large: [360, 740, 200],
};
/** Between what stays above and below it, this share of the height is left for the board, in letters of the usual size. */
const BOARD = 0.5;
const BOARD_IN_LARGE = 0.37;

async function wear(page, [width, height, scale]) {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 100 ? "" : `${size}%`;
  }, scale);
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
}

/** What reaches beyond the right edge, and is in nothing that scrolls: the innermost. */
const beyond = () => {
  const holder = (one) =>
    getComputedStyle(one).position === "absolute" ? one.offsetParent : one.parentElement;
  const isHeld = (element) => {
    for (let around = holder(element); around && around !== document.body; around = holder(around)) {
      if (getComputedStyle(around).overflowX !== "visible") return true;
    }
    return false;
  };
  const out = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isHeld(element),
  );
  return out
    .filter((element) => !out.some((other) => other !== element && element.contains(other)))
    .map(
      (element) => `${element.tagName} ${element.getAttribute("class")}: ${element.textContent.slice(0, 40)}`,
    );
};

async function nothingSticksOut(page, where) {
  assert.ok((await sideways(page)) <= 0, `${where}: ${(await page.evaluate(beyond)).join("; ")}`);
}

/** What answers the question, and by what no finger would find it though it were brought to the middle of the screen. */
const answers = () => {
  const shown = (element) => element.getClientRects().length > 0;
  const selector = ".board .is-legal > .hit, .board g.is-legal[data-thing], .prompt [data-thing]";
  const all = [...document.querySelectorAll(selector)].filter(shown);
  const lost = (thing) => {
    thing.scrollIntoView({ block: "center", inline: "center" });
    const { x, y, width, height } = thing.getBoundingClientRect();
    const finds = (across, down) => {
      const top = document.elementFromPoint(x + width * across, y + height * down)?.closest("[data-thing]");
      // Small places hand their touch area to the card around them.
      return top && (top === thing || top.closest("[data-id]")?.contains(thing));
    };
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    return !shares.some((across) => shares.some((down) => finds(across, down)));
  };
  return { open: all.length, lost: all.filter(lost).map((thing) => thing.dataset.thing) };
};

/** How much of the height the prompt leaves for the board: all of it if it stands beside. */
const room = () => {
  const { left, top, height } = document.querySelector(".prompt").getBoundingClientRect();
  const isSheet = getComputedStyle(document.querySelector(".prompt")).position === "fixed";
  if (left > 0) return 1;
  return (isSheet ? top : innerHeight - height) / innerHeight;
};

test("the front page, the settings and the lobby fit on every screen, in letters of the size that was chosen", async () => {
  const { page, complaints } = await house.person({ lang: "es", size: "phone" });
  for (const [name, [width, height, scale]] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width, height });
    await page.goto(house.url);
    await page.waitForSelector(".game");
    await page.locator(".bar .iconbtn").last().click();
    await page.locator(`dialog input[name="scale"][value="${scale}"]`).check({ force: true });
    await settled(page);
    await nothingSticksOut(page, `settings, ${name}`);
    await page.keyboard.press("Escape");
    await settled(page);
    await nothingSticksOut(page, `front, ${name}`);
    await photograph(page, `width-front-${name}`);
    await page.goto(`${house.url}/new`);
    await page.waitForSelector(".seat-line");
    assert.equal(
      await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
      `${(16 * scale) / 100}px`,
      "the size is remembered",
    );
    await page.locator("details summary").click();
    await settled(page);
    await nothingSticksOut(page, `lobby, ${name}`);
    await photograph(page, `width-lobby-${name}`);
  }
  assert.deepEqual(complaints, []);
});

test("a table of each game fits on every screen, and leaves its board and its answers in reach", async () => {
  const shelf = await (await fetch(`${house.url}/api/games`)).json();
  for (const { slug, seats } of shelf) {
    const { page, context, complaints } = await house.person({ lang: "es", size: "phone" });
    await againstBots(page, house.url, slug, Math.max(2, seats[0]));
    const roll = dice(7);
    for (let turn = 0; turn < 4; turn += 1) {
      await untilAsked(page);
      await decideByMouse(page, roll);
    }
    await untilAsked(page);
    for (const [name, screen] of Object.entries(SCREENS)) {
      const where = `${slug}, ${name}`;
      await wear(page, screen);
      await nothingSticksOut(page, where);
      const left = await page.evaluate(room);
      assert.ok(
        left >= (screen[2] > 100 ? BOARD_IN_LARGE : BOARD),
        `${where}: ${left} is left for the board`,
      );
      const { open, lost } = await page.evaluate(answers);
      assert.ok(open > 0, `${where}: something answers`);
      assert.deepEqual(lost, [], where);
      await photograph(page, `width-${slug}-${name}`);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  }
});
