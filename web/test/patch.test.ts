import fc from "fast-check";
import { expect, test } from "vitest";
import { BadPatch, patched } from "../src/lib/patch";
import type { PatchOp } from "../src/generated/PatchOp";

const add = (path: string, value: unknown): PatchOp => ({ op: "add", path, value });
const replace = (path: string, value: unknown): PatchOp => ({ op: "replace", path, value });
const remove = (path: string): PatchOp => ({ op: "remove", path });

test("members are added, replaced and removed", () => {
  const ops = [add("/b", 2), replace("/a", 3), remove("/c")];
  expect(patched<unknown>({ a: 1, c: 4 }, ops)).toEqual({ a: 3, b: 2 });
});

test("elements are put in before others, at the end, and taken out", () => {
  expect(patched([1, 2, 3], [add("/1", 9)])).toEqual([1, 9, 2, 3]);
  expect(patched([1, 2], [add("/-", 9), add("/3", 8)])).toEqual([1, 2, 9, 8]);
  expect(patched([1, 2, 3], [remove("/0"), replace("/0", 7)])).toEqual([7, 3]);
});

test("the whole can be replaced", () => {
  expect(patched<unknown>({ a: 1 }, [replace("", null)])).toBeNull();
  expect(patched<unknown>(null, [replace("", { a: 1 })])).toEqual({ a: 1 });
});

test("names with slashes and tildes are escaped", () => {
  expect(patched<unknown>({ "a/b": { "c~d": 1 } }, [replace("/a~1b/c~0d", 2)])).toEqual({
    "a/b": { "c~d": 2 },
  });
});

test("what did not change is shared, and the old value is as it was", () => {
  const old = { kept: { deep: [1] }, changed: { x: 1 } };
  const next = patched(old, [replace("/changed/x", 2)]);
  expect(next.kept).toBe(old.kept);
  expect(old.changed.x).toBe(1);
});

test.each([
  ["a missing member", { a: 1 }, replace("/b", 1)],
  ["a missing parent", { a: 1 }, add("/b/c", 1)],
  ["an element too far", [1], add("/3", 1)],
  ["no number", [1], replace("/x", 1)],
  ["a value that holds nothing", { a: 1 }, add("/a/b", 1)],
  ["no pointer", {}, add("a", 1)],
])("%s is refused", (_, value, op) => {
  expect(() => patched<unknown>(value, [op])).toThrow(BadPatch);
});

test("prototype names are ordinary names", () => {
  expect(() => patched<unknown>({}, [replace("/constructor/name", 1)])).toThrow(BadPatch);
});

test("adding and removing an element leaves the list as it was", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.nat(), fc.jsonValue(), (list, at, value) => {
      const index = list.length === 0 ? 0 : at % (list.length + 1);
      expect(patched<unknown>(list, [add(`/${index}`, value), remove(`/${index}`)])).toEqual(list);
    }),
  );
});
