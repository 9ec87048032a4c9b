import { beforeEach, describe, expect, test } from "vitest";
import { backoff, heard, TableSocket, type Line, type Position, type WireEars } from "../src/lib/socket";
import type { News } from "../src/generated/News";
import { specimen } from "../src/dev/specimen";

class FakeWire {
  readonly sent: string[] = [];
  closed = false;
  constructor(
    readonly url: string,
    readonly ears: WireEars,
  ) {}
  readonly send = (text: string): void => void this.sent.push(text);
  readonly close = (): void => void (this.closed = true);
  hear(news: unknown): void {
    this.ears.message(JSON.stringify(news));
  }
  get ids(): string[] {
    return this.sent.map((text) => (JSON.parse(text) as { id: string }).id);
  }
}

let wires: FakeWire[];
let timers: { ms: number; run: () => void; off: boolean }[];
let lines: Line[];
let positions: Position[];
let lang: string;
let ids: number;

const whole = (seq: number): News => ({
  is: "whole",
  seq,
  table: specimen.table,
  play: specimen.play,
  log: [...specimen.log],
});
const change = (seq: number, struck: number[] = []): News => ({
  is: "change",
  seq,
  table: [{ op: "replace", path: "/name", value: `name ${seq}` }],
  play: [],
  log: [{ n: seq + 100, at: 0, lines: [], struck: false }],
  struck,
});

function open(): TableSocket {
  return new TableSocket(
    () => `ws://x/${lang}`,
    { hear: (position) => positions.push(position), line: (line) => lines.push(line), said: () => undefined },
    {
      open: (url, ears) => {
        const wire = new FakeWire(url, ears);
        wires.push(wire);
        return wire;
      },
      random: () => 0.5,
      after: (ms, run) => {
        const timer = { ms, run, off: false };
        timers.push(timer);
        return () => (timer.off = true);
      },
    },
    () => `id-${ids++}`,
  );
}

/** Runs the newest timer that is still on. */
function wait(): void {
  const timer = timers.findLast((one) => !one.off);
  if (!timer) throw new Error("nothing is waited for");
  timer.off = true;
  timer.run();
}
const wire = (): FakeWire => {
  const last = wires.at(-1);
  if (!last) throw new Error("nothing is open");
  return last;
};

beforeEach(() => {
  [wires, timers, lines, positions, lang, ids] = [[], [], [], [], "en", 0];
});

describe("news", () => {
  test("changes follow the whole by number", () => {
    open();
    wire().hear(whole(4));
    wire().hear(change(5));
    expect(positions.map((position) => position.seq)).toEqual([4, 5]);
    expect(positions[1]?.table.name).toBe("name 5");
    expect(lines).toEqual(["connecting", "connected"]);
  });
  test("a missed number connects again and asks for the whole", () => {
    open();
    wire().hear(whole(4));
    wire().hear(change(6));
    expect(lines.at(-1)).toBe("reconnecting");
    expect(wires[0]?.closed).toBe(true);
    wait();
    wire().hear(whole(6));
    expect(lines.at(-1)).toBe("connected");
  });
  test("a patch that does not fit connects again", () => {
    open();
    wire().hear(whole(1));
    wire().hear({ ...change(2), table: [{ op: "remove", path: "/nothing" }] });
    expect(lines.at(-1)).toBe("reconnecting");
  });
  test("entries taken back stay, struck", () => {
    const first = heard(null, whole(1));
    const second = heard(first, change(2, [0]));
    expect(second?.log[0]?.struck).toBe(true);
    expect(second?.log).toHaveLength(specimen.log.length + 1);
  });
  test("a change before the whole is not understood", () => expect(heard(null, change(1))).toBeNull());
});

describe("commands", () => {
  test("are answered", async () => {
    const socket = open();
    wire().hear(whole(1));
    const answer = socket.send({ do: "undo", seat: 0 });
    expect(JSON.parse(wire().sent[0] ?? "")).toEqual({ do: "undo", seat: 0, id: "id-0" });
    wire().hear({ is: "done", id: "id-0" });
    expect(await answer).toEqual({ done: true });
  });
  test("are refused with a reason", async () => {
    const socket = open();
    wire().hear(whole(1));
    const answer = socket.send({ do: "redo", seat: 0 });
    wire().hear({ is: "refused", id: "id-0", reason: [{ text: "no" }], clause: "R-1" });
    expect(await answer).toEqual({ done: false, reason: [{ text: "no" }], clause: "R-1" });
  });
  test("wait for the first message and are repeated with the same id after a break", async () => {
    const socket = open();
    const answer = socket.send({ do: "undo", seat: 0 });
    expect(wire().sent).toEqual([]);
    wire().hear(whole(1));
    expect(wire().ids).toEqual(["id-0"]);
    wire().ears.closed();
    wait();
    wire().hear(whole(1));
    expect(wire().ids).toEqual(["id-0"]);
    wire().hear({ is: "done", id: "id-0" });
    expect(await answer).toEqual({ done: true });
    wire().ears.closed();
    wait();
    wire().hear(whole(2));
    expect(wire().sent).toEqual([]);
  });
  test("without an answer the line is stale, and is opened anew", () => {
    const socket = open();
    wire().hear(whole(1));
    void socket.send({ do: "undo", seat: 0 });
    wait();
    expect(lines.slice(-2)).toEqual(["stale", "reconnecting"]);
    wait();
    wire().hear(whole(1));
    expect(wire().ids).toEqual(["id-0"]);
  });
  test("an answer in time calls the impatience off", () => {
    const socket = open();
    wire().hear(whole(1));
    void socket.send({ do: "undo", seat: 0 });
    wire().hear({ is: "done", id: "id-0" });
    expect(timers.every((timer) => timer.off)).toBe(true);
  });
});

describe("the line", () => {
  test("waits longer after each failure", () => {
    open();
    wire().ears.closed();
    wait();
    wire().ears.closed();
    wait();
    wire().ears.closed();
    const waits = timers.map((timer) => timer.ms).filter((ms) => ms < 15_000);
    expect(waits).toEqual([300, 600, 1200]);
  });
  test("waits no longer than a limit, and apart from others", () => {
    expect(backoff(30, () => 1)).toBe(15_000);
    expect(backoff(30, () => 0)).toBe(7_500);
  });
  test("wakes at once when the page is seen again", () => {
    const socket = open();
    wire().ears.closed();
    socket.wake("en");
    expect(wires).toHaveLength(2);
    socket.wake("en");
    expect(wires).toHaveLength(2);
  });
  test("has a second to answer when the page is seen again: after a sleep it may lead nowhere", () => {
    const socket = open();
    wire().hear(whole(1));
    socket.wake("en");
    expect(timers.filter((timer) => !timer.off).map((timer) => timer.ms)).toEqual([1_000]);
    wire().hear({ is: "done", id: "id-0" });
    expect(timers.every((timer) => timer.off)).toBe(true);
    socket.wake("en");
    wait();
    expect(lines.at(-1)).toBe("reconnecting");
    wait();
    expect(wires).toHaveLength(2);
  });
  test("is opened anew if it brings nothing at all", () => {
    open();
    wait();
    expect(wires[0]?.closed).toBe(true);
    wait();
    wire().hear(whole(1));
    expect(lines.at(-1)).toBe("connected");
    expect(timers.every((timer) => timer.off)).toBe(true);
  });
  test("connects in the language of the moment", () => {
    const socket = open();
    wire().hear(whole(1));
    lang = "es";
    socket.speak("es");
    expect(JSON.parse(wire().sent[0] ?? "")).toMatchObject({ do: "speak", lang: "es" });
    wire().ears.closed();
    wait();
    expect(wire().url).toBe("ws://x/es");
  });
  test("stays closed when stopped, and old wires are not heard", () => {
    const socket = open();
    wire().hear(whole(1));
    const old = wire();
    socket.stop();
    old.hear(whole(9));
    old.ears.closed();
    expect(positions).toHaveLength(1);
    expect(lines.at(-1)).toBe("closed");
    expect(timers.every((timer) => timer.off)).toBe(true);
  });
});
