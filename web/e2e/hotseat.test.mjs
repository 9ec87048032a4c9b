/** Several people at one device: what one knows is not on the screen when the other takes it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { photograph, sideways, violationsInEachLight } from "./browser.mjs";
import { decideByMouse, dice } from "./hands.mjs";
import { openHouse } from "./house.mjs";

const house = openHouse();

/** A table through the lobby at which everybody sits at this device. */
async function together(page, slug, names) {
  await page.goto(`${house.url}/new/${slug}`);
  await page.waitForSelector(".seat-line");
  await page.locator(".segments input[name=company]").nth(2).check();
  await page.locator(".segments .count select").selectOption(String(names.length + 1));
  for (const [at, name] of names.entries()) {
    await page.locator(`.seat-line[data-seat="${at + 1}"] input`).fill(name);
    await page.locator(`.seat-line[data-seat="${at + 1}"] input`).blur();
  }
  await page.locator('form button[type="submit"]').click();
}

/** The device changes hands, or somebody is asked who has it already. */
const settled = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector("[data-hand-over]") || document.querySelector('.table-page[data-asked="true"]'),
    null,
    { timeout: 30_000 },
  );

test("with secrets, nothing of the game is on the page until the next player says that they are there", async () => {
  const { page, complaints } = await house.person({ size: "phone" });
  await together(page, "escape-pods", ["Vega"]);
  const roll = dice(3);
  const seen = new Set();
  for (let turns = 0; turns < 60 && seen.size < 2; turns += 1) {
    await settled(page);
    const cover = page.locator("[data-hand-over]");
    if ((await cover.count()) > 0) {
      assert.equal(
        await page.locator(".table-page, [data-thing], [data-id]").count(),
        0,
        "nothing shows through",
      );
      const seat = await cover.getAttribute("data-hand-over");
      if (!seen.has(seat)) {
        // The second cover in the other language, too.
        if (seen.size > 0) await page.locator('.lang button[lang="es"]').click();
        assert.deepEqual(await violationsInEachLight(page), []);
        assert.ok((await sideways(page)) <= 0);
        await photograph(page, `hand-over-phone-${seat}`);
        if (seen.size > 0) await page.locator('.lang button[lang="en"]').click();
      }
      seen.add(seat);
      await cover.locator("button.btn-main").click();
      await page.waitForSelector(".table-page");
    } else {
      await decideByMouse(page, roll);
    }
  }
  assert.deepEqual([...seen].sort(), ["0", "1"], "both had the device");
  await settled(page);
  if ((await page.locator("[data-hand-over]").count()) > 0) {
    await page.locator("[data-hand-over] button.btn-main").click();
    await page.waitForSelector('.table-page[data-asked="true"]');
  }
  // Whoever is not asked may look at their own things, too, and hands the device back.
  await page.locator("header.bar button.iconbtn").last().click();
  await page.locator("dialog .menu button", { hasText: "Over to" }).click();
  await page.locator("[data-hand-over] button.btn-main").click();
  await page.waitForSelector('.table-page:not([data-asked="true"])');
  await page.locator(".hand-over-line button").click();
  await page.locator("[data-hand-over] button.btn-main").click();
  await page.waitForSelector('.table-page[data-asked="true"]');
  // A page that is opened anew asks first who is there.
  await page.reload();
  await page.waitForSelector("[data-hand-over]");
  assert.equal(await page.locator("[data-thing]").count(), 0);
  await page.locator("[data-hand-over] button.btn-main").click();
  await page.waitForSelector(".table-page");
  assert.deepEqual(await violationsInEachLight(page), []);
  assert.deepEqual(complaints, []);
});

test("without secrets the table turns to whoever is asked by itself", async () => {
  const { page, complaints } = await house.person({ lang: "es" });
  await together(page, "pulsar-2849", ["Vega"]);
  const roll = dice(5);
  const asked = new Set();
  for (let turns = 0; turns < 60 && asked.size < 2; turns += 1) {
    await settled(page);
    assert.equal(await page.locator("[data-hand-over]").count(), 0, "there is nothing to hide");
    asked.add(await page.locator(".mat").first().getAttribute("data-seat"));
    await decideByMouse(page, roll);
  }
  assert.equal(asked.size, 2, "one after the other was asked on the same page");
  assert.deepEqual(await violationsInEachLight(page), []);
  assert.deepEqual(complaints, []);
});
