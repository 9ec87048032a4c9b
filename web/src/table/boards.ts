/** The boards of a table that can be looked at closer. */

/** All of it is shown if there is no factor. */
interface Board {
  readonly zoom: (factor: number | null) => void;
  /** Whether the pointer or the focus is there. */
  readonly isMeant: () => boolean;
}

export class Boards {
  readonly #all = new Set<Board>();

  /** A board that comes says how it is looked at; returns how to take that back. */
  add(board: Board): () => void {
    this.#all.add(board);
    return () => this.#all.delete(board);
  }

  /** Looks closer by this factor, or at all of it: at the board that is meant, else at the first. */
  zoom(factor: number | null): void {
    const all = [...this.#all];
    (all.find(({ isMeant }) => isMeant()) ?? all[0])?.zoom(factor);
  }
}
