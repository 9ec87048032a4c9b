import { beforeEach, describe, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { myself } from "../src/lib/me.svelte";
import type { Answer, Order } from "../src/lib/socket";
import { Desk } from "../src/table/desk.svelte";
import { isHurried } from "../src/table/telling";

let orders: Order[];
let answer: Answer;
let desk: Desk;
let now: number;

beforeEach(() => {
  [orders, now] = [[], 1_000];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  answer = { done: true };
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  desk = new Desk("specimen", (order) => {
    orders.push(order);
    return Promise.resolve(answer);
  });
  desk.hear(specimen);
  myself.confirm = "touch";
});

describe("clicks", () => {
  test("two clicks send the answer to the question shown", () => {
    desk.touchThing("mars/settler/0");
    expect(desk.standing("mars/settler/0")).toBe("selected");
    desk.touchThing("dock/different");
    expect(orders).toEqual([
      { do: "answer", seat: 2, question: 7, action: ["move", "mars/settler/0", "dock/different"] },
    ]);
    expect(desk.standing("mars/settler/0")).toBe("legal");
  });
  test("a half-made choice becomes another one only when that is confirmed", () => {
    desk.touchThing("mars/settler/0");
    desk.touchThing("reputation/6");
    expect(orders).toEqual([]);
    expect(desk.armed?.path).toEqual(["reputation/6"]);
    now += 400;
    desk.touchThing("reputation/6");
    expect(orders).toHaveLength(1);
  });
  test("a ghost shows where it would stand", () => {
    desk.touchThing("mars/settler/0");
    expect(desk.ghost("dock/different")?.symbol).toBe("s-yellow");
  });
  test("pointing at a thing that decides shows its ghost", () => {
    desk.pointed = "supply/red";
    expect(desk.ghost("earth/4")?.symbol).toBe("s-red");
  });
  test("a refused thing says why", () => {
    desk.touchThing("dock/same");
    expect(desk.asked?.reasons[0]?.clause).toBe("GAN-7.1");
    expect(desk.states("dock/same")).toContain("is-asked");
    expect(orders).toEqual([]);
  });
  test("Esc closes the reason first, then lets the picks go", () => {
    desk.touchThing("mars/settler/0");
    desk.touchThing("dock/same");
    expect(desk.cancel()).toBe(true);
    expect(desk.picks.ids).toEqual(["mars/settler/0"]);
    expect(desk.cancel()).toBe(true);
    expect(desk.cancel()).toBe(false);
  });
  test("the last move is ringed", () => expect(desk.states("ms-used")).toContain("is-last"));
});

describe("the keyboard", () => {
  test("nobody has to wait there: what is shown as another way is confirmed as quickly as one types", () => {
    desk.handledBy("keyboard");
    desk.touchThing("mars/settler/0");
    desk.another();
    const thing = desk.armed?.path.at(-1);
    now += 20;
    desk.touchThing(thing ?? expect.fail("there is a way"));
    expect(orders).toHaveLength(1);
  });
  test("a mouse has to, on the same thing", () => {
    desk.handledBy("mouse");
    desk.touchThing("mars/settler/0");
    desk.another();
    const thing = desk.armed?.path.at(-1);
    now += 20;
    desk.touchThing(thing ?? expect.fail("there is a way"));
    expect(orders).toEqual([]);
  });
});

describe("pointing", () => {
  test("tells what a click would do, in words and numbers", () => {
    desk.pointed = "supply/red";
    expect(desk.would?.path).toEqual(["supply/red"]);
    desk.pointed = "dock/same";
    expect(desk.would).toBeNull();
  });
  test("says nothing under a finger, nor of what stands in the prompt already", () => {
    desk.pointed = "supply/red";
    desk.handledBy("touch");
    expect(desk.would).toBeNull();
    desk.touchThing("supply/red");
    desk.handledBy("keyboard");
    expect(desk.would).toBeNull();
    desk.pointed = "supply/blue";
    expect(desk.would?.path).toEqual(["supply/blue"]);
  });
});

describe("touch", () => {
  test("asks twice for what a tap on the board would decide", () => {
    desk.handledBy("touch");
    desk.touchThing("supply/red");
    expect(orders).toEqual([]);
    expect(desk.armed?.path).toEqual(["supply/red"]);
    now += 400;
    desk.touchThing("supply/red");
    expect(orders).toHaveLength(1);
  });
  test("a double tap is no second tap, and whoever goes on tapping goes on waiting", () => {
    desk.handledBy("touch");
    for (let taps = 0; taps < 4; taps += 1) {
      desk.touchThing("supply/red");
      now += 200;
    }
    expect(orders).toEqual([]);
    now += 200;
    desk.touchThing("supply/red");
    expect(orders).toHaveLength(1);
  });
  test("a tap elsewhere takes another choice in hand", () => {
    desk.handledBy("touch");
    desk.touchThing("supply/red");
    desk.touchThing("supply/blue");
    expect(desk.armed?.path).toEqual(["supply/blue"]);
  });
  test("unless the player wants it otherwise", () => {
    myself.confirm = "never";
    desk.handledBy("touch");
    desk.touchThing("supply/red");
    expect(orders).toHaveLength(1);
  });
  test("what was clicked last confirms, from whichever end the path was begun", () => {
    desk.handledBy("touch");
    desk.touchThing("dock/different");
    desk.touchThing("mars/settler/0");
    expect(desk.armed?.path).toEqual(["mars/settler/0", "dock/different"]);
    now += 400;
    desk.touchThing("mars/settler/0");
    expect(orders).toHaveLength(1);
  });
  test("buttons act at once", () => {
    desk.handledBy("touch");
    desk.touchVerb("decline");
    expect(orders).toHaveLength(1);
  });
});

test("what the server refuses is told with its clause", async () => {
  answer = { done: false, reason: [{ text: "too late" }], clause: "R-9" };
  desk.touchThing("supply/red");
  await vi.waitFor(() => expect(desk.asked?.reasons[0]?.clause).toBe("R-9"));
  expect(desk.asked?.about).toBe("supply/red");
});

test("a new question lets the picks go, news about the table does not", async () => {
  desk.touchThing("mars/settler/0");
  desk.hear({ ...specimen, seq: 2, table: { ...specimen.table, watching: 5 } });
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(2));
  expect(desk.picks.ids).toHaveLength(1);
  const play = specimen.play && {
    ...specimen.play,
    question: 8,
    scene: { ...specimen.play.scene, choices: [] },
  };
  desk.hear({ ...specimen, seq: 3, play });
  await vi.waitFor(() => expect(desk.shown?.seq).toBe(3));
  expect(desk.picks.ids).toHaveLength(0);
});

test("a new question can be answered though the acknowledgement of the last is still on its way", async () => {
  const slow = new Desk("specimen", (order) => {
    orders.push(order);
    return new Promise(() => undefined);
  });
  slow.hear(specimen);
  slow.touchThing("supply/red");
  slow.touchThing("supply/blue");
  expect(orders).toHaveLength(1);
  const { play } = specimen;
  if (!play) throw new Error("the specimen is being played");
  slow.hear({ ...specimen, seq: specimen.seq + 1, play: { ...play, question: play.question + 1 } });
  await new Promise((resolve) => setTimeout(resolve));
  slow.touchThing("supply/blue");
  expect(orders.map((order) => order.do === "answer" && order.question)).toEqual([7, 8]);
});

test("undo, redo, restart, consent and resigning are for my seat", async () => {
  for (const deed of ["undo", "redo", "restart", "resign"] as const) await desk.deeds[deed]();
  await desk.deeds.consent(3, true);
  expect(orders.map((order) => order.do)).toEqual(["undo", "redo", "restart", "resign", "consent"]);
  expect(orders.every((order) => "seat" in order && order.seat === 2)).toBe(true);
});

describe("standing orders", () => {
  test("are given and taken back for the seat shown", async () => {
    await desk.deeds.give({ until: "attacked", stops: [4] });
    await desk.deeds.give(null);
    expect(orders).toEqual([
      { do: "order", seat: 2, order: { until: "attacked", stops: [4] } },
      { do: "order", seat: 2, order: null },
    ]);
  });
});

describe("the past", () => {
  test("whoever asks twice for a moment waits for one answer, and it is there for both", async () => {
    const play = { ...specimen.play, question: 0 };
    const ask = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ n: 3, newest: 9, play }))));
    vi.stubGlobal("fetch", ask);
    const twice = [0, 1].map(async () => {
      await desk.journey.visit({ n: 3, eyes: "mine" }, "en");
      return desk.past?.n;
    });
    expect(await Promise.all(twice)).toEqual([3, 3]);
    expect(ask).toHaveBeenCalledTimes(1);
    await desk.journey.visit(null, "en");
    expect(desk.past).toBeNull();
  });
});

describe("clocks", () => {
  test("I am hurried when little is left to me, and only then", async () => {
    const seats = specimen.table.seats.map((_, seat) => ({
      left: null,
      until: Date.now() + (seat === specimen.play?.seat ? 20_000 : 600_000),
      wantsPause: false,
      holidays: 0,
      restsUntil: null,
    }));
    const rule = { kind: "budget", seconds: 600, increment: 0 } as const;
    const show = (clock: typeof seats): void =>
      desk.hear({ ...specimen, table: { ...specimen.table, clock: { rule, paused: false, seats: clock } } });
    show(seats);
    expect(isHurried(desk)).toBe(true);
    show(seats.map((one) => ({ ...one, until: Date.now() + 600_000 })));
    await vi.waitFor(() => expect(isHurried(desk)).toBe(false));
  });
});
