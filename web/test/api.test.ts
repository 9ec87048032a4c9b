import { afterEach, expect, test, vi } from "vitest";
import { api } from "../src/lib/api";
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
