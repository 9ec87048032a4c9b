import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clicked,
  distinct,
  isLegal,
  narrow,
  NOTHING,
  whyNot,
  whyNotVerb,
  type Click,
  type Picks,
} from "../src/lib/narrow";
import type { Choice } from "../src/generated/Choice";
import type { Ghost } from "../src/generated/Ghost";
import { nextWay } from "../src/lib/ways";
import { choice, refusal } from "./choices";

const voyage = [
  choice("move: red mars"),
  choice("move: red dock"),
  choice("move: blue mars"),
  choice("adapt: red supply"),
  choice("recruit: supply"),
  choice("score:"),
  choice(": ship"),
];

function after(...clicks: readonly Click[]): { picks: Picks; decided: unknown } {
  let picks = NOTHING;
  let decided: unknown = null;
  for (const click of clicks) {
    const outcome = clicked(voyage, picks, click);
    picks = outcome.picks;
    decided = outcome.decided?.action ?? null;
  }
  return { picks, decided };
}
const thing = (id: string): Click => ({ thing: id });
const verb = (id: string): Click => ({ verb: id });

describe("at rest", () => {
  const open = narrow(voyage, NOTHING);
  test("beginnings are legal, later things are not", () => {
    expect([...open.beginnings].toSorted()).toEqual(["blue", "red", "ship", "supply"]);
    expect(isLegal(open, "dock")).toBe(false);
  });
  test("no ghost is shown and nothing is complete", () => {
    expect(open.ghosts.size).toBe(0);
    expect(open.complete).toEqual([]);
  });
  test("every choice is a candidate", () => expect(open.candidates).toHaveLength(voyage.length));
});

describe("paths", () => {
  test("a one-click choice is decided at once", () => expect(after(thing("ship")).decided).toBe(": ship"));
  test("a verb without a path is decided by its button", () =>
    expect(after(verb("score")).decided).toBe("score:"));
  test("two clicks make a move; the verb is understood", () => {
    expect(after(thing("red"), thing("dock")).decided).toBe("move: red dock");
  });
  test("the verb may come first", () => {
    expect(after(verb("move"), thing("red"), thing("mars")).decided).toBe("move: red mars");
  });
  test("the verb may come in between, and decides if one action is left", () => {
    expect(after(thing("red"), verb("adapt")).decided).toBe("adapt: red supply");
  });
  test("a thing that begins a choice of its own is that choice, though others end with it", () => {
    expect(after(thing("supply")).decided).toBe("recruit: supply");
  });
  test("after its settler, the same thing is the end of that path", () => {
    expect(after(thing("red"), thing("supply")).decided).toBe("adapt: red supply");
  });
  test("a path may be clicked from its end", () => {
    expect(after(thing("dock"), thing("red")).decided).toBe("move: red dock");
  });
});

describe("every other beginning stays open", () => {
  test("another thing begins anew", () => {
    const { picks, decided } = after(thing("red"), thing("blue"));
    expect(picks).toEqual({ verb: null, ids: ["blue"] });
    expect(decided).toBeNull();
  });
  test("a thing of another verb lets the verb go", () => {
    expect(after(verb("move"), thing("supply")).decided).toBe("recruit: supply");
  });
  test("a verb that does not go with the things lets them go, and does nothing to others", () => {
    expect(after(thing("blue"), verb("recruit"))).toEqual({
      picks: { verb: "recruit", ids: [] },
      decided: null,
    });
    expect(after(thing("blue"), verb("score")).decided).toBe("score:");
  });
  test("what a click decides without what was in hand is told apart", () => {
    const fits = [
      choice(": turn/0 cell/1"),
      choice(": turn/1 cell/2", "second"),
      choice(": cell/2", "second"),
      choice(": turn/0 cell/3"),
    ];
    const turned = clicked(fits, NOTHING, thing("turn/0")).picks;
    expect(clicked(fits, turned, thing("cell/3"))).toMatchObject({ decided: fits[3], anew: false });
    expect(clicked(fits, turned, thing("cell/2"))).toMatchObject({ decided: fits[2], anew: true });
    expect(clicked(fits, NOTHING, thing("cell/2"))).toMatchObject({ decided: fits[2], anew: false });
  });
  test("they are legal beside what goes on", () => {
    const { picks } = after(verb("move"), thing("red"));
    const open = narrow(voyage, picks);
    expect([...open.next].toSorted()).toEqual(["dock", "mars"]);
    expect(isLegal(open, "ship")).toBe(true);
    expect([...open.verbs].toSorted()).toEqual(["adapt", "move"]);
  });
});

describe("letting go", () => {
  test("a thing clicked again is let go", () =>
    expect(after(thing("red"), thing("red")).picks).toEqual(NOTHING));
  test("a verb clicked again is let go, the things stay", () => {
    expect(after(thing("red"), verb("move"), verb("move")).picks).toEqual({ verb: null, ids: ["red"] });
  });
  test("what nothing knows changes nothing", () => {
    expect(after(thing("red"), thing("moon")).picks).toEqual({ verb: null, ids: ["red"] });
  });
});

describe("order and sameness", () => {
  const ships = [choice(": a b"), choice(": b a"), choice(": a c")];
  test("two orders of the same things are two choices", () => {
    const first = clicked(ships, NOTHING, thing("b"));
    expect(clicked(ships, first.picks, thing("a")).decided?.action).toBe(": b a");
  });
  test("things as good as each other are one action", () => {
    const twins = [choice("move: red1 mars", "m"), choice("move: red2 mars", "m")];
    expect(distinct(twins)).toHaveLength(1);
    expect(clicked(twins, NOTHING, verb("move")).decided?.action).toBe("m");
  });
  test("the same clicks for two actions decide nothing: both are offered in words", () => {
    const rivals = [choice(": a", 1), choice(": a", 2)];
    const { picks, decided } = clicked(rivals, NOTHING, thing("a"));
    expect(decided).toBeNull();
    expect(narrow(rivals, picks).complete).toHaveLength(2);
  });
  test("a route that may go on waits for more, and can be confirmed", () => {
    const routes = [choice(": a b"), choice(": a b c")];
    const { picks } = clicked(routes, clicked(routes, NOTHING, thing("a")).picks, thing("b"));
    const open = narrow(routes, picks);
    expect(open.complete.map((one) => one.action)).toEqual([": a b"]);
    expect([...open.next]).toEqual(["c"]);
  });
  test("a thing may be in a path twice", () => {
    const there = [choice(": a a")];
    const once = clicked(there, NOTHING, thing("a"));
    expect(once.decided).toBeNull();
    expect(clicked(there, once.picks, thing("a")).decided?.action).toBe(": a a");
  });
});

describe("ghosts", () => {
  test("are shown when one click is left", () => {
    expect([...narrow(voyage, { verb: "move", ids: ["red"] }).ghosts.keys()]).toEqual(["mars", "dock"]);
  });
  test("are hinted at for a thing that would decide", () => {
    const ghosts = (thing: string): readonly Ghost[] =>
      clicked(voyage, NOTHING, { thing }).decided?.ghosts ?? [];
    expect(ghosts("supply").map((ghost) => ghost.on)).toEqual(["supply"]);
    expect(ghosts("red")).toEqual([]);
  });
});

describe("why not?", () => {
  const refused = [
    refusal("move: red dock", "full"),
    refusal("move: blue dock", "wrong color"),
    refusal(": dock", "asleep"),
  ];
  test("the reason that goes on with the picks comes first", () => {
    const reasons = whyNot(refused, { verb: "move", ids: ["blue"] }, "dock");
    expect(reasons.map((one) => one.reason)).toEqual([
      [{ text: "wrong color" }],
      [{ text: "full" }],
      [{ text: "asleep" }],
    ]);
  });
  test("without picks the thing itself comes first", () => {
    expect(whyNot(refused, NOTHING, "dock")[0]?.reason).toEqual([{ text: "asleep" }]);
  });
  test("the same reason is given once", () => {
    expect(whyNot([refusal("move: a x", "no"), refusal("move: b x", "no")], NOTHING, "x")).toHaveLength(1);
  });
  test("a verb answers too", () => {
    expect(whyNotVerb(refused, NOTHING, "move")).toHaveLength(2);
    expect(whyNotVerb(refused, NOTHING, "recruit")).toEqual([]);
  });
});

test("whatever the choices, each can be reached by clicking its verb and its path in order", () => {
  const id = fc.constantFrom("a", "b", "c", "d");
  const path = fc.array(id, { maxLength: 3 });
  const made = fc.record({ verb: fc.option(fc.constantFrom("v", "w"), { nil: null }), path });
  fc.assert(
    fc.property(
      fc.uniqueArray(made, { minLength: 1, maxLength: 8, selector: (one) => JSON.stringify(one) }),
      (drafts) => {
        const choices = drafts.map((draft, at) => ({ ...choice(":"), ...draft, action: at }));
        for (const wanted of choices) {
          let picks: Picks = NOTHING;
          let reached = false;
          const clicks: Click[] = [
            ...(wanted.verb === null ? [] : [{ verb: wanted.verb }]),
            ...wanted.path.map((one) => ({ thing: one })),
          ];
          for (const click of clicks) {
            const outcome = clicked(choices, picks, click);
            picks = outcome.picks;
            if (outcome.decided?.action === wanted.action) {
              reached = true;
              break;
            }
          }
          // What no click reaches is offered in words: by the list, or as complete.
          const offered = narrow(choices, picks).complete.some((one) => one.action === wanted.action);
          expect(reached || offered || clicks.length === 0).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("what is called legal does something", () => {
  const id = fc.constantFrom("a", "b", "c", "d");
  const made = fc.record({
    verb: fc.option(fc.constantFrom("v", "w"), { nil: null }),
    path: fc.array(id, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(made, { minLength: 1, maxLength: 8 }),
      fc.array(id, { maxLength: 4 }),
      (drafts, walk) => {
        const choices = drafts.map((draft, at) => ({ ...choice(":"), ...draft, action: at }));
        const picks = walk.reduce((before, one) => clicked(choices, before, { thing: one }).picks, NOTHING);
        const open = narrow(choices, picks);
        for (const one of [...open.next, ...open.beginnings]) {
          const outcome = clicked(choices, picks, { thing: one });
          expect(outcome.decided !== null || JSON.stringify(outcome.picks) !== JSON.stringify(picks)).toBe(
            true,
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});

describe("another way", () => {
  const turns = [": turn/0 cell/1", ": turn/1 cell/1", ": turn/0 cell/2"].map((text) => choice(text));
  const way = (ids: readonly string[], pointed: string | null, shown: Choice | null): unknown =>
    nextWay(turns, { verb: null, ids }, pointed, shown)?.action;
  test("turns what would lie there, round and round", () => {
    expect(way([], "cell/1", null)).toBe(": turn/0 cell/1");
    expect(way([], null, turns[0] ?? null)).toBe(": turn/1 cell/1");
    expect(way([], null, turns[1] ?? null)).toBe(": turn/0 cell/1");
  });
  test("goes on to the next place of what is in hand", () => {
    expect(way(["turn/1"], null, null)).toBe(": turn/1 cell/1");
    expect(way([], null, turns[2] ?? null)).toBe(": turn/0 cell/1");
  });
  test("does nothing where nothing is begun or nothing else is possible", () => {
    expect(way([], null, null)).toBeUndefined();
    expect(nextWay([choice(": only")], NOTHING, "only", null)).toBeNull();
  });
});
