/**
 * Things travel from where they were to where they are, known by their ids (`data-move`).
 *
 * A copy travels above everything, so that a piece may leave one panel for another; the thing itself waits unseen.
 */

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A thing's spot, and the ground it stands on: a panel's canvas, a panel, a mat. */
export interface Place extends Spot {
  readonly ground: object | null;
  readonly groundX: number;
  readonly groundY: number;
}

const GROUND = "svg, .panel-view, .mat";

export interface Moving {
  travel(): Promise<void>;
}

const TRAVEL = 320;
const ALL_TOGETHER = 1_600;
const FADE = 180;

/** Whether the reader would rather see nothing move. */
export function reduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** When the nth of so many sets out: one after another, closer together if they are many. */
export function start(at: number, count: number): number {
  return at * Math.min(TRAVEL * 0.75, ALL_TOGETHER / Math.max(count, 1));
}

/** Whether a thing has gone far enough to be seen traveling. */
export function moved(from: Spot, to: Spot): boolean {
  return Math.hypot(from.x - to.x, from.y - to.y) > 6;
}

/** Where a thing would be seen to set out: if its ground was pushed or scrolled aside, the thing was carried along. */
export function carried(from: Place, to: Place): Spot {
  if (from.ground === null || from.ground !== to.ground) return from;
  return { ...from, x: from.x + to.groundX - from.groundX, y: from.y + to.groundY - from.groundY };
}

/** A slight arc: the middle of the way is lifted by a tenth of its length. */
export function arc(from: Spot, to: Spot): Keyframe[] {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const [sx, sy] = [from.w / to.w || 1, from.h / to.h || 1];
  const lift = Math.min(48, Math.hypot(dx, dy) * 0.1);
  const at = (share: number, up: number): string =>
    `translate(${dx * share}px, ${dy * share - up}px) scale(${1 + (sx - 1) * share}, ${1 + (sy - 1) * share})`;
  return [{ transform: at(1, 0) }, { transform: at(0.5, lift) }, { transform: at(0, 0) }];
}

function spots(root: ParentNode): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-move]")) {
    const box = element.getBoundingClientRect();
    const id = element.dataset["move"];
    if (!id || box.width === 0) continue;
    const ground = element.parentElement?.closest(GROUND) ?? null;
    const { x: groundX, y: groundY } = ground?.getBoundingClientRect() ?? { x: 0, y: 0 };
    found.set(id, { x: box.x, y: box.y, w: box.width, h: box.height, ground, groundX, groundY });
  }
  return found;
}

export class Motion {
  readonly #running = new Set<Animation>();

  /** Twice the speed takes half the time. */
  constructor(private readonly speed: () => number = () => 1) {}

  /** Remembers where everything is; `travel` moves it from there. */
  before(): Moving {
    const then = spots(document);
    return { travel: () => this.#whileSeen(then) };
  }

  finish(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** In a page that nobody sees nothing moves, and whoever waits for it would not hear of their turn. */
  async #whileSeen(then: ReadonlyMap<string, Place>): Promise<void> {
    if (document.hidden) return;
    const hidden = (): void => {
      if (document.hidden) this.finish();
    };
    document.addEventListener("visibilitychange", hidden);
    await this.#travel(then);
    document.removeEventListener("visibilitychange", hidden);
  }

  async #travel(then: ReadonlyMap<string, Place>): Promise<void> {
    const now = spots(document);
    const gone = [...now].flatMap(([id, to]) => {
      const was = then.get(id);
      const from = was && carried(was, to);
      return from && moved(from, to) ? [{ id, from, to }] : [];
    });
    const fresh = then.size === 0 ? [] : [...now.keys()].filter((id) => !then.has(id));
    if (reduced()) return this.#fade([...gone.map(({ id }) => id), ...fresh]);
    const flights = gone.map(({ id, from, to }, at) => this.#fly(id, from, to, start(at, gone.length)));
    await Promise.all([...flights, this.#fade(fresh)]);
  }

  async #fly(id: string, from: Spot, to: Spot, delay: number): Promise<void> {
    const element = document.querySelector<HTMLElement | SVGElement>(`[data-move="${CSS.escape(id)}"]`);
    if (!element) return;
    const copy = flier(element, to);
    element.classList.add("is-away");
    const flight = copy.animate(arc(from, to), {
      duration: TRAVEL / this.speed(),
      delay: delay / this.speed(),
      fill: "backwards",
      easing: "cubic-bezier(0.45, 0.05, 0.2, 1)",
    });
    await this.#run(flight);
    copy.remove();
    element.classList.remove("is-away");
  }

  async #fade(ids: readonly string[]): Promise<void> {
    await Promise.all(
      ids.map(async (id) => {
        const element = document.querySelector(`[data-move="${CSS.escape(id)}"]`);
        if (element) await this.#run(element.animate([{ opacity: 0 }, { opacity: 1 }], FADE));
      }),
    );
  }

  async #run(animation: Animation): Promise<void> {
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }
}

/** A copy of a thing at its place on the screen, above everything. */
function flier(element: HTMLElement | SVGElement, at: Spot): HTMLElement {
  const box = document.createElement("div");
  box.className = "flier";
  box.setAttribute("aria-hidden", "true");
  box.style.cssText = `left:${at.x}px;top:${at.y}px;width:${at.w}px;height:${at.h}px`;
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute("data-move");
  for (const name of ["x", "y"]) copy.removeAttribute(name);
  for (const hit of copy.querySelectorAll("button")) hit.remove();
  const around = element.closest<HTMLElement>("[data-shelf]")?.dataset["shelf"];
  if (around) box.dataset["shelf"] = around;
  box.append(copy);
  document.body.append(box);
  return box;
}
