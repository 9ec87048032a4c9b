/** As many players as can sit, in the longer language: nothing is cut, and everything has its place. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { WIDTHS, settled, sideways, violationsInEachLight } from "./browser.mjs";
import { decideByMouse, dice, untilAsked } from "./hands.mjs";
import { openHouse } from "./house.mjs";

const house = openHouse();

/** All seats of the game but the first are for programs that answer at once. */
async function fullTable(page, { slug, seats }) {
  const bots = Array.from({ length: seats[1] - 1 }, () => ({ kind: "bot", bot: "random" }));
  const { id } = await page.evaluate(
    async (wish) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) })).json();
    },
    { game: slug, name: "", options: {}, seats: [{ kind: "me" }, ...bots], public: false, clock: null },
  );
  await page.goto(`${house.url}/t/${id}`);
  await page.waitForSelector(".table-page");
}

/** What ends before its words do, what is squeezed into a column, and turns of the log with nothing below them. */
const flaws = () => {
  const shown = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const says = (element) => `${element.className}: ${element.textContent.trim().slice(0, 60)}`;
  const isCut = (element) =>
    getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
  const leaves = (element) =>
    element.getBoundingClientRect().right > element.closest(".mat").getBoundingClientRect().right;
  const lines = (element) =>
    element.getBoundingClientRect().height / (1.15 * Number.parseFloat(getComputedStyle(element).fontSize));
  const log = document.querySelector(".log").getBoundingClientRect();
  const newest = document.querySelector(".log .newest")?.getBoundingClientRect();
  return {
    cut: all(".panel-head h2, .section h3, .section h3 .words, .chip .words, .mat-name > span, .bar .round")
      .filter(isCut)
      .map(says),
    leaves: all(".mat-nodes *").filter(leaves).map(says),
    spills: [
      ...all(".section-title > header").filter((head) => {
        const [title, note] = [head.querySelector("h3"), head.querySelector(".section-note")];
        return title.scrollWidth > title.clientWidth + 1 || note.scrollWidth > note.clientWidth + 1;
      }),
      ...all(".chips > .chip").filter(
        (chip) => chip.getBoundingClientRect().right > chip.parentElement.getBoundingClientRect().right + 1,
      ),
    ].map(says),
    narrow: all(".prompt-end .btn > span:not(:has(small))")
      .filter((label) => lines(label) > 2.6)
      .map(says),
    undo: all(".prompt-end .undo")
      .filter((button) => button.offsetWidth < 150)
      .map(says),
    bare: all(".log h3")
      .filter((heading) => heading.nextElementSibling?.tagName !== "OL")
      .map(says),
    newest: log.height === 0 || !newest || newest.bottom <= log.bottom + 1,
  };
};
const NONE = { cut: [], leaves: [], spills: [], narrow: [], undo: [], bare: [], newest: true };

/** How much of the last player is out of sight while the prompt is as low as it is for most questions. */
const below = () => {
  const mats = document.querySelector(".mats");
  const low = document.querySelector(".prompt").offsetHeight < 80;
  return low ? mats.scrollHeight - mats.clientHeight : 0;
};

test("with all seats taken nothing is cut or squeezed, on a desk and on a tablet", async () => {
  const shelf = await (await fetch(`${house.url}/api/games`)).json();
  for (const game of shelf) {
    const { page, context, complaints } = await house.person({ lang: "es" });
    await page.goto(house.url);
    await page.waitForSelector(".game");
    await fullTable(page, game);
    const roll = dice(7);
    for (let turn = 0; turn < 10 && (await untilAsked(page)).stage !== "over"; turn += 1) {
      await settled(page);
      assert.deepEqual(await page.evaluate(flaws), NONE, `${game.slug}, decision ${turn}, desk`);
      const hidden = await page.evaluate(below);
      assert.ok(hidden <= 1, `${game.slug}: ${hidden} pixels of the last player are out of sight`);
      if (turn % 3 === 2) {
        await page.setViewportSize({ width: WIDTHS.tablet[0], height: WIDTHS.tablet[1] });
        await settled(page);
        assert.deepEqual(await page.evaluate(flaws), NONE, `${game.slug}, decision ${turn}, tablet`);
        assert.ok((await sideways(page)) <= 0, `${game.slug} scrolls sideways on a tablet`);
        await page.setViewportSize({ width: WIDTHS.desk[0], height: WIDTHS.desk[1] });
        await settled(page);
      }
      await decideByMouse(page, roll);
    }
    assert.deepEqual(await violationsInEachLight(page), [], game.slug);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});
