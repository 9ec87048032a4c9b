/** Buttons that have just come, or just become others. */

/** Milliseconds: a second tap that was meant for what stood there a moment ago comes within them. */
const DEAF = 300;

/**
 * Makes the things of a group deaf to a click that comes too soon after what stands there has changed. Nobody has to wait
 * at the keyboard, where a key that is held answers nothing in any case.
 */
export function deaf(standing: () => unknown): (group: HTMLElement) => () => void {
  return (group) => {
    // Whenever this becomes another, the group begins anew.
    void standing();
    const since = performance.now();
    const clicked = (event: MouseEvent): void => {
      const late = event.detail > 0 && performance.now() - since < DEAF;
      if (!late || !(event.target instanceof Element) || !event.target.closest("[data-thing]")) return;
      event.preventDefault();
      event.stopPropagation();
    };
    group.addEventListener("click", clicked, { capture: true });
    return () => group.removeEventListener("click", clicked, { capture: true });
  };
}
