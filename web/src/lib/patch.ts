/** JSON patches (RFC 6902), as far as the server sends them. The old value stays as it was; what did not change is shared. */
import type { PatchOp } from "../generated/PatchOp";

export class BadPatch extends Error {}

type Json = unknown;

export function patched<T>(value: T, ops: readonly PatchOp[]): T {
  return ops.reduce<Json>((whole, op) => applied(whole, pointer(op.path), op), value) as T;
}

function pointer(path: string): readonly string[] {
  if (path === "") return [];
  if (!path.startsWith("/")) throw new BadPatch(`"${path}" is no JSON pointer`);
  return path
    .slice(1)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function applied(whole: Json, path: readonly string[], op: PatchOp): Json {
  const [key, ...rest] = path;
  if (key === undefined) return op.op === "remove" ? null : op.value;
  if (Array.isArray(whole)) return inArray(whole, key, rest, op);
  if (typeof whole === "object" && whole !== null)
    return inObject(whole as Record<string, Json>, key, rest, op);
  throw new BadPatch(`nothing to patch at "${op.path}"`);
}

function inArray(whole: readonly Json[], key: string, rest: readonly string[], op: PatchOp): Json {
  const adds = op.op === "add" && rest.length === 0;
  const at = key === "-" ? whole.length : Number(key);
  const last = adds ? whole.length : whole.length - 1;
  if (!Number.isInteger(at) || at < 0 || at > last) throw new BadPatch(`no element "${key}" at "${op.path}"`);
  if (rest.length > 0) return whole.with(at, applied(whole[at], rest, op));
  if (op.op === "remove") return whole.toSpliced(at, 1);
  return op.op === "add" ? whole.toSpliced(at, 0, op.value) : whole.with(at, op.value);
}

function inObject(
  whole: Readonly<Record<string, Json>>,
  key: string,
  rest: readonly string[],
  op: PatchOp,
): Json {
  const has = Object.hasOwn(whole, key);
  if (!has && (rest.length > 0 || op.op !== "add")) throw new BadPatch(`no member "${key}" at "${op.path}"`);
  if (rest.length > 0) return { ...whole, [key]: applied(whole[key], rest, op) };
  if (op.op !== "remove") return { ...whole, [key]: op.value };
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));
}
