/** `**strong**` and `*stressed*` words of the rules pages. */
export interface Part {
  readonly as: "span" | "b" | "em";
  readonly text: string;
}

export function emphasized(text: string): readonly Part[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/u)
    .filter((part) => part !== "")
    .map((part): Part => {
      if (part.startsWith("**") && part.length > 4) return { as: "b", text: part.slice(2, -2) };
      if (part.startsWith("*") && part.length > 2) return { as: "em", text: part.slice(1, -1) };
      return { as: "span", text: part };
    });
}
