/** The command line of the text table: a word, perhaps with a number or a search word after it. */

export const COMMANDS = [
  "hand",
  "board",
  "players",
  "choices",
  "why",
  "hint",
  "last",
  "log",
  "scores",
  "waiting",
  "now",
  "at",
  "earlier",
  "later",
  "undo",
  "redo",
  "restart",
  "resign",
  "yes",
  "help",
] as const;

export type Command = (typeof COMMANDS)[number];

export interface Understood {
  /** `take` is a number by itself; `unknown` is none of ours. */
  readonly command: Command | "take" | "unknown";
  readonly number: number | null;
  readonly rest: string;
}

/** For each command the words that mean it, in every language at once, parted by "|". */
export type Vocabulary = Readonly<Record<Command, readonly string[]>>;

/** Without accents, question marks and capitals: nobody should fail by a keyboard that lacks them. */
function plainly(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f¿?¡!.,]/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .trim();
}

export function understood(text: string, vocabulary: Vocabulary): Understood {
  const said = plainly(text);
  if (text.trim() === "?") return { command: "help", number: null, rest: "" };
  if (/^\d{1,4}$/u.test(said)) return { command: "take", number: Number(said), rest: "" };
  const known = COMMANDS.flatMap((command) =>
    vocabulary[command].map((word) => ({ command, word: plainly(word) })),
  ).toSorted((one, other) => other.word.length - one.word.length);
  const found = known.find(({ word }) => said === word || said.startsWith(`${word} `));
  if (!found) return { command: "unknown", number: null, rest: said };
  const rest = said.slice(found.word.length).trim();
  return { command: found.command, number: /^\d{1,4}$/u.test(rest) ? Number(rest) : null, rest };
}
