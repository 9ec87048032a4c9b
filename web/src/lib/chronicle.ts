/** The log as it is shown: turns with their entries, the newest turn first. */
import type { Line } from "../generated/Line";
import type { LogEntry } from "../generated/LogEntry";
import type { Text } from "../generated/Text";

interface Deed {
  readonly n: number;
  /** An entry may reach over a heading: only its first part has the entry's address. */
  readonly first: boolean;
  readonly struck: boolean;
  readonly lines: readonly Line[];
}

export interface Chapter {
  /** Counts chapters from the first: a stable key. */
  readonly n: number;
  readonly heading: Text;
  readonly deeds: readonly Deed[];
}

/** A turn in which nothing has happened yet is no chapter, unless headings are looked for. */
export function chapters(log: readonly LogEntry[], bare = false): readonly Chapter[] {
  const found: {
    n: number;
    heading: Text;
    deeds: { n: number; first: boolean; struck: boolean; lines: Line[] }[];
  }[] = [];
  for (const entry of log) {
    let first = true;
    for (const line of entry.lines) {
      if (line.kind === "heading" || found.length === 0) {
        found.push({ n: found.length, heading: line.kind === "heading" ? line.text : [], deeds: [] });
        if (line.kind === "heading") continue;
      }
      const chapter = found.at(-1);
      const deed = chapter?.deeds.at(-1);
      if (deed && deed.n === entry.n) deed.lines.push(line);
      else {
        chapter?.deeds.push({ n: entry.n, first, struck: entry.struck, lines: [line] });
        first = false;
      }
    }
  }
  return found.filter((chapter) => bare || chapter.deeds.length > 0).toReversed();
}

export interface Sieve {
  /** Only this seat's deeds. */
  readonly seat: number | null;
  /** Without what merely followed. */
  readonly deedsOnly: boolean;
  readonly word: string;
}

/** Everything is shown. */
export const ALL: Sieve = { seat: null, deedsOnly: false, word: "" };

export function sifts({ seat, deedsOnly, word }: Sieve): boolean {
  return seat !== null || deedsOnly || word.trim() !== "";
}

function actorOf(entry: LogEntry): number | null {
  const deed = entry.lines.find((line) => line.kind === "deed");
  const span = deed?.text.find((one) => "seat" in one);
  return span && "seat" in span ? span.seat : null;
}

const plainly = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/gu, "")
    .toLowerCase();

/** The entries that are asked for. What follows a deed without one of its own belongs to whoever did it. */
export function sifted(
  log: readonly LogEntry[],
  sieve: Sieve,
  say: (text: Text) => string,
): readonly LogEntry[] {
  if (!sifts(sieve)) return log;
  const word = plainly(sieve.word.trim());
  let actor: number | null = null;
  return log.flatMap((entry) => {
    actor = actorOf(entry) ?? actor;
    if (sieve.seat !== null && actor !== sieve.seat) return [];
    const lines = entry.lines.filter((line) => !sieve.deedsOnly || line.kind !== "consequence");
    const found = word === "" || lines.some((line) => plainly(say(line.text)).includes(word));
    return found && lines.some((line) => line.kind !== "heading" || word !== "") ? [{ ...entry, lines }] : [];
  });
}

/** The log as text, the oldest first; what was taken back is left out. */
export function asText(log: readonly LogEntry[], say: (text: Text) => string): string {
  const sign = { heading: "\n", deed: "", consequence: "  " };
  return log
    .filter((entry) => !entry.struck)
    .flatMap((entry) => entry.lines.map((line) => sign[line.kind] + say(line.text).trim()))
    .join("\n")
    .trim();
}
