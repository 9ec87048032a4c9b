/**
 * The thing that an event is about. On a drawn board a piece at rest lets clicks through to what lies beneath it, and is
 * found by where it stands.
 */
export function thingAt(event: Event): Element | null {
  if (!(event.target instanceof Element)) return null;
  const thing = event.target.closest("[data-id]");
  const board = event.target.closest("svg")?.closest(".canvas-frame");
  if (!board || !(event instanceof MouseEvent) || thing?.matches(".thing")) return thing;
  const { clientX: x, clientY: y } = event;
  const pieces = [...board.querySelectorAll(".on-board.at-rest")].filter((piece) => {
    const box = piece.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return pieces.at(-1) ?? thing;
}
