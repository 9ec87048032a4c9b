/** From the front door to a table: against bots, or with friends by link. */

/** Opens a table of so many seats through the lobby, with bots on all seats but the first. */
export async function againstBots(page, url, slug, seats) {
  await page.goto(`${url}/new/${slug}`);
  await page.waitForSelector(".seat-line");
  await page.locator(".segments .count select").selectOption(String(seats));
  await page.locator('form button[type="submit"]').click();
  await page.waitForSelector(".table-page");
}

/** The host opens a table with a seat for each guest, sends the link, and begins when all sit. Returns the link. */
export async function withFriends(url, slug, host, guests) {
  await host.goto(slug === undefined ? `${url}/new` : `${url}/new/${slug}`);
  await host.waitForSelector(".seat-line");
  await host.locator(".segments input[name=company]").nth(1).check();
  await host.locator(".segments .count select").selectOption(String(guests.length + 1));
  await host.locator('form button[type="submit"]').click();
  await host.waitForSelector(".gathering");
  const link = await host.locator("input[readonly]").inputValue();
  for (const [at, guest] of guests.entries()) {
    await guest.goto(link);
    await guest.locator("#guest-name").fill(`Vera ${at + 1}`);
    await guest.locator(".seat-line .btn-main").first().click();
    await host
      .getByText(`Vera ${at + 1}`)
      .first()
      .waitFor();
  }
  await host.locator(".gathering .btn-main").first().click();
  await Promise.all([host, ...guests].map((page) => page.waitForSelector(".table-page")));
  return link;
}

/** Everything the server says to this page from now on, as it comes over the wire. */
export function traffic(page) {
  const heard = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });
  return heard;
}

/** Everything this page says to the server from now on, by what is to be done. */
export function orders(page) {
  const given = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => given.push(JSON.parse(String(payload)).do));
  });
  return given;
}

export const isAsked = (page) =>
  page.evaluate(() => document.querySelector(".table-page")?.dataset.asked === "true");

export const isOver = (page) =>
  page.evaluate(() => document.querySelector(".table-page")?.dataset.stage === "over");
