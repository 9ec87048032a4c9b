import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
import { serverNow } from "../src/lib/clock";
import type { NewTable } from "../src/generated/NewTable";

afterEach(() => vi.unstubAllGlobals());

test("a newcomer opens a table, and looks at one, once the server has said who they are", async () => {
  const asked: string[] = [];
  let introduce = (): void => undefined;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${url}`);
    const answer = (): Response => new Response("{}");
    if (!url.startsWith("/api/me")) return Promise.resolve(answer());
    return new Promise<Response>((resolve) => {
      introduce = () => resolve(answer());
    });
  });
  const look = api.table("1", "en");
  const me = api.me("en");
  const table = api.open({} as NewTable, "en");
  await Promise.resolve();
  expect(asked).toEqual(["GET /api/me?lang=en"]);
  introduce();
  await Promise.all([me, table, look]);
  const later = ["GET /api/tables/1?lang=en", "POST /api/tables?lang=en"];
  expect(asked).toEqual(["GET /api/me?lang=en", ...later]);
});

test("the time is learnt from what the server answers now, not from what the browser kept", async () => {
  const hour = 3_600_000;
  const dated = (ago: number, kept: string): void => {
    const headers = { date: new Date(Date.now() - ago).toUTCString(), "cache-control": kept };
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { headers })));
  };
  dated(0, "no-store");
  await api.games("en");
  dated(hour, "public, max-age=3600");
  await api.art("specimen", "board", "en");
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(2_000);
  dated(hour, "no-store");
  await api.games("en");
  expect(Math.abs(serverNow() + hour - Date.now())).toBeLessThan(2_000);
});
