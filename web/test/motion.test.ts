import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Motion } from "../src/lib/motion";

let hidden = false;
let running = 0;

function hide(): void {
  hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  [hidden, running] = [false, 0];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  let at = 0;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    () => new DOMRect((at += 50), 0, 10, 10),
  );
  // Like a browser's in a page that is hidden: it ends only when it is told to.
  Element.prototype.animate = () => {
    running += 1;
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    return { finished, finish } as unknown as Animation;
  };
  document.body.innerHTML = '<div data-move="ship"></div>';
});
afterEach(() => vi.restoreAllMocks());

test("whoever turns away in the middle of a move is told at once what came after it", async () => {
  const travel = new Motion().before().travel();
  expect(running).toBe(1);
  hide();
  await travel;
  expect(document.querySelector(".flier")).toBeNull();
});

test("nothing sets out in a page that nobody sees", async () => {
  const moving = new Motion().before();
  hide();
  await moving.travel();
  expect(running).toBe(0);
});
