/** Playing by mouse and by keyboard, without knowing any game: whatever is lit is clicked. */

const DECIDE_WITHIN = 30_000;
const GAME_WITHIN = 15 * 60_000;

/** A small generator, so that a failing game can be played again. */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const state = (page) =>
  page.evaluate(() => {
    const table = document.querySelector(".table-page");
    return {
      stage: table?.dataset.stage ?? "",
      question: table?.dataset.question ?? "",
      asked: table?.dataset.asked === "true",
    };
  });

/** Waits until the player is asked or the game is over. */
export async function untilAsked(page) {
  await page.waitForFunction(
    () => {
      const table = document.querySelector(".table-page");
      return table && (table.dataset.stage === "over" || table.dataset.asked === "true");
    },
    null,
    { timeout: DECIDE_WITHIN },
  );
  return state(page);
}

/** So many clicks answer any question, even for somebody who begins anew again and again. */
const CLICKS = 60;

/** Buttons that have just come, or become others, are deaf to whoever was still at what stood there before. */
export const attentive = (page) =>
  page.waitForFunction(() => document.querySelector('[data-deaf="now"]') === null);

/** What can be clicked, the way on first: confirmation, what goes on, beginnings, buttons. */
const clickable = () => {
  const shown = (element) => element.getClientRects().length > 0 && element.ariaDisabled !== "true";
  const list = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const ids = (elements) => elements.map((element) => element.dataset.thing);
  const legal = list(".is-legal [data-thing].hit, [data-thing].is-legal").filter((element) =>
    element.closest("[data-id]")?.classList.contains("is-legal"),
  );
  const next = legal.filter((element) => element.closest("[data-id]").classList.contains("is-next"));
  return {
    confirm: ids(list('.prompt [data-thing^="choice-"]')),
    next: ids(next),
    begin: ids(legal),
    verbs: ids(list(".prompt [data-verb]:not(.is-refused)")),
    loose: ids(list('.prompt [data-thing^="loose-"]')),
  };
};

function wanted(open, roll, likes) {
  if (open.confirm.length > 0) return open.confirm[roll(open.confirm.length)];
  if (open.next.length > 0) return open.next[roll(open.next.length)];
  const all = [...open.begin, ...open.verbs, ...open.loose];
  const liked = all.filter(likes);
  return liked.length > 0 ? liked[roll(liked.length)] : all[roll(all.length)];
}

const once = (thing) => thing.click({ force: true, timeout: 5_000 });

/** Whether a finger that comes down on the middle of a thing finds it, and nothing that lies over it. */
const isOnTop = (element) => {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && (element.contains(top) || top.closest("[data-thing]") === element);
};

/** Puts a finger on a thing; what lies under the sheet or outside the screen is scrolled out first. */
export async function tap(thing) {
  if (!(await thing.evaluate(isOnTop))) {
    await thing.evaluate((element) => {
      const sheet = document.querySelector(".prompt").getBoundingClientRect();
      const box = element.getBoundingClientRect();
      scrollBy({ top: box.y + box.height / 2 - sheet.top / 2 });
    });
  }
  await thing.tap({ force: true, timeout: 5_000 });
}

/** Answers one question by clicking what is lit; it begins with a thing that `likes` takes to, if one is. */
export async function decideByMouse(page, roll, likes = () => false, click = once) {
  const { question } = await state(page);
  const isPast = (now) => now.question !== question || !now.asked || now.stage === "over";
  for (let clicks = 0; clicks < CLICKS; clicks += 1) {
    const id = wanted(await page.evaluate(clickable), roll, likes);
    // A window may close before anybody has clicked: then there is nothing left to answer.
    if (id === undefined && isPast(await state(page))) return;
    if (id === undefined) throw new Error("the player is asked and nothing can be clicked");
    const thing = page.locator(`[data-thing="${id}"]`).first();
    if (/^(?:choice|verb|loose)-/u.test(id)) await attentive(page);
    try {
      await click(thing);
    } catch (error) {
      if (isPast(await state(page))) return;
      throw error;
    }
    if (isPast(await settled(page, question))) return;
  }
  throw new Error(`${CLICKS} clicks answered nothing`);
}

/** A moment for the server to answer, if the click was an answer. */
async function settled(page, question) {
  const answered = () => !document.querySelector('.prompt [data-thing][aria-disabled="true"]');
  await page.waitForFunction(answered, null, { timeout: DECIDE_WITHIN });
  await page
    .waitForFunction(
      (before) => document.querySelector(".table-page")?.dataset.question !== before,
      question,
      { timeout: 150 },
    )
    .catch(() => undefined);
  return state(page);
}

/** Where the focus is, seen from a thing: on it, in its group (and which arrow leads nearer), or elsewhere. */
const bearing = (id) => {
  const group = ".panel-view, .mat, .prompt-do";
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const goals = [...document.querySelectorAll(`[data-thing="${id}"]`)];
  const focus = document.activeElement?.closest("[data-thing]");
  if (goals.length === 0) return { gone: true };
  if (goals.includes(focus)) return { there: true };
  const goal = goals.find((element) => focus && element.closest(group) === focus.closest(group));
  if (!goal) return {};
  const [from, to] = [middle(focus), middle(goal)];
  const across = to.x > from.x ? "ArrowRight" : "ArrowLeft";
  const along = to.y > from.y ? "ArrowDown" : "ArrowUp";
  const wide = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  return { arrows: wide ? [across, along] : [along, across], at: focus.dataset.thing };
};

/** Tab to the group of a thing, then arrows towards it. Whether it was reached. */
async function reach(page, id) {
  const seen = new Set();
  for (let keys = 0; keys < 150; keys += 1) {
    const { there, gone, arrows, at } = await page.evaluate(bearing, id);
    if (there) return true;
    if (gone) return false;
    const step = arrows?.find((arrow) => !seen.has(`${at} ${arrow}`));
    if (step) seen.add(`${at} ${step}`);
    await page.keyboard.press(step ?? "Tab");
  }
  return false;
}

/** Answers one question with Tab, arrows and Enter alone. */
export async function decideByKeyboard(page, roll) {
  const { question } = await state(page);
  for (let tries = 0; tries < 40; tries += 1) {
    const id = wanted(await page.evaluate(clickable), roll, () => false);
    if (id === undefined) throw new Error("the player is asked and nothing can be reached");
    if (!(await reach(page, id))) continue;
    await page.keyboard.press("Enter");
    const now = await settled(page, question);
    if (now.question !== question || !now.asked || now.stage === "over") return;
  }
  throw new Error("forty ways by keyboard answered nothing");
}

/** Plays until the game is over. `between` is called before each decision. */
export async function playOut(page, decide, seed, between = async () => {}) {
  const roll = dice(seed);
  const until = Date.now() + GAME_WITHIN;
  for (let turn = 0; Date.now() < until; turn += 1) {
    const now = await untilAsked(page);
    if (now.stage === "over") return turn;
    await between(turn);
    await decide(page, roll);
  }
  throw new Error("the game did not end");
}
