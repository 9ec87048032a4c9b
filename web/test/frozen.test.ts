import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { specimen } from "../src/dev/specimen";
import type { Lang } from "../src/generated/Lang";
import type { News } from "../src/generated/News";
import { api } from "../src/lib/api";
import { tongue } from "../src/lib/words.svelte";
import TablePage from "../src/pages/TablePage.svelte";

const table = { ...specimen.table, stage: "frozen" as const };

/** A server whose table a fault has stopped: it tells of the table, and of no position. */
class Wire extends EventTarget {
  constructor() {
    super();
    const news: News = { is: "whole", seq: 0, table, play: null, log: [] };
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(news) })));
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
  vi.spyOn(api, "table").mockResolvedValue(table);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  tongue.lang = "en";
});

for (const [lang, told, open] of [
  ["en", /has stopped.*Nothing is lost/su, "Sit here"],
  ["es", /se ha detenido.*No se ha perdido nada/su, "Sentarme aquí"],
] as const satisfies readonly (readonly [Lang, RegExp, string])[]) {
  test(`a table that a fault has stopped says so, and is none that waits for its players: ${lang}`, async () => {
    tongue.lang = lang;
    const page = mount(TablePage, { target: document.body, props: { id: table.id, text: false } });
    await vi.waitFor(() => expect(document.body.textContent).toMatch(told));
    expect(document.querySelector("[role=alert]")?.textContent).toMatch(/\S/u);
    expect(document.querySelector(".gathering")).toBeNull();
    expect(document.body.textContent).not.toContain(open);
    expect(document.title).toMatch(/ – Orrery$/u);
    await unmount(page);
  });
}
