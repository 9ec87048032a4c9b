import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import { deedOf, isFree, keymap, remapped, USUAL } from "../src/lib/keymap";
import { myself } from "../src/lib/me.svelte";
import type { Order } from "../src/lib/socket";
import { signOf } from "../src/lib/tip";
import { Desk } from "../src/table/desk.svelte";
import KeysDialog from "../src/table/KeysDialog.svelte";
import { keysAt, passing } from "../src/table/keys";
import { waitingFor } from "../src/table/telling";

describe("the keymap", () => {
  test("is the usual one with the player's own keys", () => {
    expect(keymap({ hand: "j" })).toEqual({ ...USUAL, hand: "j" });
    expect(deedOf(keymap({}), "L")).toBe("last");
    expect(deedOf(keymap({ last: "" }), "l")).toBeUndefined();
  });
  test("a deed that came later leaves a key to whoever had given it to another", () =>
    expect(keymap({ hand: "t" })).toEqual({ ...USUAL, hand: "t", hint: "" }));
  test("no key does two things: whoever had it is switched off", () =>
    expect(remapped({}, "hand", "S")).toEqual({ hand: "s", scores: "" }));
  test("only what is unusual is kept", () => expect(remapped({ hand: "j" }, "hand", "h")).toEqual({}));
  test("digits and keys with names keep their meaning", () =>
    expect(["1", "+", "-", "Enter", "ArrowUp", "x", " ", "ñ"].map(isFree)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]));
});

describe("the list of keys", () => {
  afterEach(() => {
    [myself.keys, myself.singleKeys] = [{}, true];
  });
  test("is opened by the key that the player has given it, if single keys play at all", () => {
    expect(signOf("keys")).toBe("?");
    myself.keys = remapped({}, "keys", "j");
    expect(signOf("keys")).toBe("J");
    myself.singleKeys = false;
    expect(signOf("keys")).toBe("");
  });
  test("has every key that the table hears, those of the past, too", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    const dialog = mount(KeysDialog, { target: document.body, props: { close: () => undefined } });
    flushSync();
    const shown = [...document.querySelectorAll("dialog kbd")].map((key) => key.textContent).join(" ");
    for (const key of ["Tab", "Enter", "Esc", "Home", "End", "PgUp", "PgDn", "1 – 9"])
      expect(shown.toLowerCase()).toContain(key.toLowerCase());
    void unmount(dialog);
  });
});

describe("keys at a table", () => {
  let orders: Order[];
  let said: string[];
  let opened: string[];
  let desk: Desk;
  let press: (key: string, target?: Element, more?: KeyboardEventInit) => KeyboardEvent;

  beforeEach(() => {
    [orders, said, opened] = [[], [], []];
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    myself.keys = {};
    desk = new Desk("specimen", (order) => {
      orders.push(order);
      return Promise.resolve({ done: true });
    });
    desk.hear(specimen);
    const keys = keysAt(() => desk, {
      open: (what) => opened.push(what),
      say: (text) => said.push(text),
      waitingFor: () => "nobody",
      closeLog: () => false,
    });
    press = (key, target = document.body, more = {}) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      target.addEventListener("keydown", keys as EventListener, { once: true });
      target.dispatchEvent(event);
      return event;
    };
  });

  test("Space passes where passing is offered, but presses a button", () => {
    const quiet = passing(desk);
    expect(quiet).toBe("decline");
    const button = document.createElement("button");
    document.body.append(button);
    press(" ", button);
    expect(orders).toEqual([]);
    expect(press(" ").defaultPrevented).toBe(true);
    expect(orders).toHaveLength(1);
  });
  test("a key that is held answers once, not the next question, too", async () => {
    press(" ");
    await vi.waitFor(() => expect(desk.busy).toBe(false));
    expect(press(" ", document.body, { repeat: true }).defaultPrevented).toBe(true);
    expect(orders).toHaveLength(1);
    const button = document.createElement("button");
    document.body.append(button);
    expect(press("Enter", button).defaultPrevented).toBe(false);
    expect(press("Enter", button, { repeat: true }).defaultPrevented).toBe(true);
  });
  test("arrows move what is wider than its frame, and elsewhere they travel in time", () => {
    const frame = document.createElement("div");
    frame.tabIndex = 0;
    document.body.append(frame);
    vi.spyOn(frame, "clientWidth", "get").mockReturnValue(300);
    const width = vi.spyOn(frame, "scrollWidth", "get").mockReturnValue(900);
    expect(press("ArrowLeft", frame).defaultPrevented).toBe(false);
    width.mockReturnValue(300);
    expect(press("ArrowLeft", frame).defaultPrevented).toBe(true);
  });
  test("Y says why the pointed thing cannot be done", () => {
    desk.pointed = "dock/same";
    press("y");
    expect(desk.asked?.about).toBe("dock/same");
  });
  test("Y without a thing tells what is refused", () => {
    press("y");
    expect(said[0]).not.toBe("");
    expect(said).toHaveLength(1);
  });
  test("T asks for a hint, and puts it away again", async () => {
    const hint = { question: 7, tips: [{ action: ["decline"], chance: 0.5, share: 1, why: [] }] };
    const ask = vi.fn(() => Promise.resolve(new Response(JSON.stringify(hint))));
    vi.stubGlobal("fetch", ask);
    press("t");
    expect(desk.hints.thinking).toBe(true);
    await vi.waitFor(() => expect(desk.hints.shown).not.toBeNull());
    press("t");
    expect(desk.hints.shown).toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });
  test("where there are no hints, T says so", () => {
    desk.hear({ ...specimen, table: { ...specimen.table, serious: true } });
    press("t");
    expect(said).toEqual(["There are no hints in a serious game."]);
    expect(desk.hints.thinking).toBe(false);
  });
  test("H reads the hand", async () => {
    press("h");
    await vi.waitFor(() => expect(said).toHaveLength(1));
  });
  test("a key that was changed does its deed, and the old one nothing", () => {
    myself.keys = remapped({}, "scores", "p");
    press("s");
    press("p");
    expect(opened).toEqual(["scores"]);
  });

  /** The same position, where taking back is free or has to be asked for, and somebody may ask it of me. */
  async function undoable(can: "free" | "asking", restart = false, waiting: number[] = []): Promise<void> {
    const { play } = specimen;
    if (!play) throw new Error("the specimen is being played");
    const requests = [{ request: 4, by: 0, deeds: [], waiting }];
    const seq = (desk.shown?.seq ?? 0) + 1;
    desk.hear({ ...specimen, seq, play: { ...play, requests, undo: { ...play.undo, can, restart } } });
    await vi.waitFor(() => expect(desk.shown?.seq).toBe(seq));
  }
  test("Ctrl+Z that is held takes back what is free, and asks nobody", async () => {
    await undoable("free");
    press("z", document.body, { ctrlKey: true });
    await vi.waitFor(() => expect(desk.busy).toBe(false));
    press("z", document.body, { ctrlKey: true, repeat: true });
    await vi.waitFor(() => expect(desk.busy).toBe(false));
    expect(orders.map((order) => order.do)).toEqual(["undo", "undo"]);
    await undoable("asking");
    press("z", document.body, { ctrlKey: true, repeat: true });
    expect(orders).toHaveLength(2);
    press("z", document.body, { ctrlKey: true });
    expect(orders).toHaveLength(3);
  });
  test("B begins the turn anew, where that can be done", async () => {
    await undoable("free");
    press("b");
    expect(orders).toEqual([]);
    await undoable("free", true);
    press("b");
    expect(orders).toMatchObject([{ do: "restart" }]);
  });
  test("A and D answer whoever asks me to let them take back, and nobody else", async () => {
    await undoable("free", false, [0]);
    press("a");
    expect(orders).toEqual([]);
    await undoable("free", false, [2]);
    press("a");
    await vi.waitFor(() => expect(desk.busy).toBe(false));
    press("d");
    expect(orders).toMatchObject([
      { do: "consent", request: 4, yes: true },
      { do: "consent", request: 4, yes: false },
    ]);
  });
  test("who answers quicker than the server hears that it has to wait", async () => {
    await undoable("free", true, [2]);
    void desk.deeds.undo();
    for (const key of ["a", "d", "b"]) press(key);
    expect(orders).toHaveLength(1);
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/moment/u);
  });
  test("whoever wants no single keys is spared digits and signs, too, but not Ctrl+Z or the arrows", async () => {
    myself.singleKeys = false;
    await undoable("free");
    const zoom = vi.spyOn(desk.boards, "zoom");
    const verb = vi.spyOn(desk, "touchVerb");
    for (const key of ["s", "1", "+", "0", " ", "?"]) press(key);
    expect([opened, said, orders, zoom.mock.calls, verb.mock.calls]).toEqual([[], [], [], [], []]);
    press("z", document.body, { ctrlKey: true });
    expect(orders).toHaveLength(1);
    expect(press("ArrowLeft").defaultPrevented).toBe(true);
    myself.singleKeys = true;
  });
  test("W says for what others are waited for, as the prompt has it", async () => {
    const { play } = specimen;
    if (!play) throw new Error("the specimen is being played");
    const prompt = {
      ...play.scene.prompt,
      mine: false,
      waiting: [0],
      sentence: [{ text: "Ana picks a ship" }],
    };
    desk.hear({ ...specimen, seq: 5, play: { ...play, scene: { ...play.scene, prompt } } });
    await vi.waitFor(() => expect(desk.shown?.seq).toBe(5));
    expect(waitingFor(desk)).toMatch(/^Waiting for .+\. Ana picks a ship\.$/u);
  });
});
