/** What was said, cut into text and addresses. Nothing else is made of it, whatever it looks like. */

export interface Piece {
  readonly text: string;
  readonly link: boolean;
}

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/giu;

export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (index > from) found.push({ text: text.slice(from, index), link: false });
    found.push({ text: address, link: true });
    from = index + address.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), link: false });
  return found;
}
