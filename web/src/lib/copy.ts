/** Copies text, also where the page is not secure and the browser keeps its clipboard to itself. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

/** The old way: what is selected is copied. */
function copiedByHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("aria-hidden", "true");
  field.className = "sr";
  document.body.append(field);
  field.select();
  // The only way that works without a secure page; it is outdated, but every browser has it.
  const done = (document as { execCommand?: (command: string) => boolean }).execCommand?.("copy") ?? false;
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
