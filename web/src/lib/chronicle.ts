/** The log as it is shown: turns with their entries, the newest turn first. */
import type { Line } from "../generated/Line";
import type { LogEntry } from "../generated/LogEntry";
import type { Text } from "../generated/Text";

interface Deed {
  readonly n: number;
  readonly struck: boolean;
  readonly lines: readonly Line[];
}

export interface Chapter {
  /** Counts chapters from the first: a stable key. */
  readonly n: number;
  readonly heading: Text;
  readonly deeds: readonly Deed[];
}

export function chapters(log: readonly LogEntry[]): readonly Chapter[] {
  const found: { n: number; heading: Text; deeds: { n: number; struck: boolean; lines: Line[] }[] }[] = [];
  for (const entry of log) {
    for (const line of entry.lines) {
      if (line.kind === "heading" || found.length === 0) {
        found.push({ n: found.length, heading: line.kind === "heading" ? line.text : [], deeds: [] });
        if (line.kind === "heading") continue;
      }
      const chapter = found.at(-1);
      const deed = chapter?.deeds.at(-1);
      if (deed && deed.n === entry.n) deed.lines.push(line);
      else chapter?.deeds.push({ n: entry.n, struck: entry.struck, lines: [line] });
    }
  }
  return found.toReversed();
}
