import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { preferred, t, tongue } from "../src/lib/words.svelte";

const source = (lang: string): string =>
  readFileSync(join(import.meta.dirname, `../locales/${lang}.ftl`), "utf8");

function messages(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of source(lang).split(/\n(?=[a-z][\w-]* =)/u)) {
    const id = /^([a-z][\w-]*) =/u.exec(block)?.[1];
    if (id) found.set(id, [...new Set(block.match(/\$\w+/gu))].toSorted().join(" "));
  }
  return found;
}

function files(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "generated" ? [] : files(path);
    return /\.(ts|svelte)$/u.test(name) ? [path] : [];
  });
}
const code = files(join(import.meta.dirname, "../src")).map((path) => readFileSync(path, "utf8"));

describe("both languages", () => {
  test("have the same messages with the same arguments", () =>
    expect(messages("es")).toEqual(messages("en")));
  test.each(["en", "es"])("%s is understood without errors", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source(lang)))).toEqual([]);
    const args = {
      count: 2,
      days: 3,
      hours: 4,
      minutes: 5,
      name: "n",
      game: "g",
      seats: 3,
      bot: "b",
      n: 1,
      title: "t",
      names: "n",
      prompt: "p",
      seat: 1,
      text: "t",
      numbers: "3",
      level: 3,
    };
    for (const id of messages(lang).keys()) {
      const errors: Error[] = [];
      bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args, errors);
      expect([id, errors]).toEqual([id, []]);
    }
  });
});

test("every message that the code names exists, and none is left over", () => {
  const all = code.join("\n");
  const named = new Set([...all.matchAll(/\bt\(\s*"([a-z][\w-]*)"/gu)].map((match) => match[1] ?? ""));
  const known = messages("en");
  expect([...named].filter((id) => !known.has(id))).toEqual([]);
  // Some ids are put together: by their first word, or listed as plain strings.
  const families = [...all.matchAll(/[tc]?\(?`([a-z]+-)\$\{/gu)].map((match) => match[1] ?? "");
  const listed = new Set([...all.matchAll(/"(key-[a-z]+)"/gu)].map((match) => match[1] ?? ""));
  const spare = [...known.keys()].filter(
    (id) =>
      !named.has(id) &&
      !listed.has(id) &&
      !all.includes(`"${id}"`) &&
      !families.some((family) => id.startsWith(family)),
  );
  expect(spare).toEqual([]);
});

test("the client names no game", () => {
  const shelf = /ganymede|escape.pods|space.gate|odyssey|pulsar|cosmic|encounter/iu;
  expect(code.filter((text) => shelf.test(text))).toEqual([]);
});

test("the first language of the house is taken, else English", () => {
  expect(preferred(["de-DE", "es-MX", "en"])).toBe("es");
  expect(preferred(["fr"])).toBe("en");
});

test("words change with the language", () => {
  tongue.lang = "en";
  expect(t("waiting-tables", { count: 1 })).toBe("Waiting for you: 1 table");
  tongue.lang = "es";
  expect(t("waiting-tables", { count: 3 })).toBe("Te esperan 3 mesas");
  expect(t("no-such-message")).toBe("no-such-message");
});
