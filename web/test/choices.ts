/** Choices and refusals in few words, for tests. */
import type { Choice } from "../src/generated/Choice";
import type { Refused } from "../src/generated/Refused";

/** "move: a b" is the verb move and the path a, b; ": a" has no verb. */
export function choice(text: string, action: unknown = text): Choice {
  const [verb = "", path = ""] = text.split(":").map((part) => part.trim());
  return {
    verb: verb === "" ? null : verb,
    path: path.split(" ").filter((id) => id !== ""),
    label: [{ text }],
    preview: [],
    ghosts: [{ on: path.split(" ").at(-1) ?? "", symbol: "s", tone: "plain" }],
    action,
  };
}

export function refusal(text: string, reason = text): Refused {
  const { verb, path, label } = choice(text);
  return { verb, path, label, reason: [{ text: reason }], clause: "R-1" };
}
