import { describe, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { LogEntry } from "../src/generated/LogEntry";
import type { Span } from "../src/generated/Span";
import { isLooking, occasion } from "../src/lib/notice";
import type { Position } from "../src/lib/socket";
import { Chimes } from "../src/lib/sound";

const entry = (n: number, ...text: Span[]): LogEntry => ({
  n,
  at: 0,
  lines: [{ kind: "deed", text, things: [] }],
  struck: false,
});
/** The specimen's viewer has seat 2. */
function position(mine: boolean, question: number, log: readonly LogEntry[] = [], over = false): Position {
  const play = specimen.play;
  if (!play) throw new Error("the specimen is played");
  const scene = { ...play.scene, over, prompt: { ...play.scene.prompt, mine } };
  return { ...specimen, log, play: { ...play, question, scene } };
}

describe("what is worth a notice", () => {
  test("that one is asked, once", () => {
    expect(occasion(position(false, 1), position(true, 2))).toBe("turn");
    expect(occasion(position(true, 2), position(true, 2))).toBeNull();
  });
  test("not a window that the host lets pass", () => {
    const asked = position(true, 2);
    const quiet = { ...asked, play: asked.play && { ...asked.play, quiet: true } };
    expect(occasion(position(false, 1), quiet)).toBeNull();
  });
  test("a question after one's own deed is no news, after another's it is", () => {
    expect(occasion(position(true, 2), position(true, 3, [entry(0, { seat: 2 })]))).toBeNull();
    expect(occasion(position(true, 2), position(true, 3, [entry(0, { seat: 1 })]))).toBe("turn");
  });
  test("that another's deed speaks of one", () => {
    const hit = [entry(0, { seat: 1 }, { text: " takes a card of " }, { seat: 2 })];
    expect(occasion(position(false, 1), position(false, 2, hit))).toBe("event");
    const own = [entry(0, { seat: 2 }, { text: " takes a card of " }, { seat: 1 })];
    expect(occasion(position(false, 1), position(false, 2, own))).toBeNull();
  });
  test("that somebody asks one to let them take something back, once", () => {
    const asking = (waiting: number[]): Position => {
      const calm = position(false, 2);
      const requests = [{ request: 4, by: 1, deeds: [[{ text: "a move" }]], waiting }];
      return { ...calm, play: calm.play && { ...calm.play, requests } };
    };
    expect(occasion(position(false, 2), asking([0, 2]))).toBe("turn");
    expect(occasion(asking([0, 2]), asking([2]))).toBeNull();
    expect(occasion(position(false, 2), asking([0]))).toBeNull();
  });
  test("that the game is over, once", () => {
    expect(occasion(position(true, 1), position(false, 2, [], true))).toBe("over");
    expect(occasion(position(false, 2, [], true), position(false, 2, [], true))).toBeNull();
  });
});

test("looking means visible, and active within two minutes", () => {
  expect(isLooking(true, 0, 119_000)).toBe(true);
  expect(isLooking(true, 0, 121_000)).toBe(false);
  expect(isLooking(false, 0, 1)).toBe(false);
});

describe("sounds", () => {
  const param = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  const start = vi.fn();
  const node = {
    connect: (next: unknown) => next,
    frequency: param,
    gain: param,
    start,
    stop: vi.fn(),
    type: "",
  };
  const context = {
    currentTime: 0,
    destination: node,
    resume: () => Promise.resolve(),
    createOscillator: () => node,
    createGain: () => node,
  } as unknown as AudioContext;
  test("are silent until the page was touched", () => {
    const made = vi.fn(() => context);
    const chimes = new Chimes(made);
    expect(chimes.play("turn")).toBe(false);
    expect(made).not.toHaveBeenCalled();
    chimes.touched();
    expect(chimes.play("over")).toBe(true);
    expect(start).toHaveBeenCalledTimes(3);
  });
  test("a machine without sound is no fault", () => {
    const chimes = new Chimes(() => {
      throw new Error("no device");
    });
    chimes.touched();
    expect(chimes.play("event")).toBe(false);
  });
});
