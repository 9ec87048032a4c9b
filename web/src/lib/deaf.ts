/** Buttons that have just come, or just become others. */

/** Milliseconds: a second tap that was meant for what stood there a moment ago comes within them. */
const COME = 300;
/** Whoever has seen a button there a moment ago takes longer to see that it is another one now. */
const CHANGED = 500;

/**
 * What decides whether a click is heard: the innermost group, a button that does nothing but show something, or a dialog,
 * which stands where nothing else does.
 */
const DEAF = "[data-deaf], [data-harmless], dialog";

interface Deafness {
  /** For how long at first, and for how long whenever what stands there has changed. */
  readonly come?: number;
  readonly changed?: number;
  /** Hears every click but the second half of a double click, however soon it comes. */
  readonly doubles?: boolean;
}

/** What stood there last, since when, and for how long nothing is heard about it. */
interface Known {
  readonly group: HTMLElement;
  readonly stood: unknown;
  readonly since: number;
  readonly within: number;
}

/**
 * Makes a button, or a group of them, deaf to a click that comes too soon after what stands there has changed. A group
 * within a group has its own reasons. Nobody has to wait at the keyboard: there a key that is held is what must not
 * answer, and whoever hears keys sees to that. Where nothing stands that could do harm (null), all is heard.
 */
export function deaf(
  standing: () => unknown,
  { come = COME, changed = CHANGED, doubles = false }: Deafness = {},
): (group: HTMLElement) => () => void {
  let last: Known | null = null;
  return (group) => {
    // Whenever this becomes another, the group begins anew; that the page looked whether it has does not count.
    const stood = standing();
    const [now, known] = [performance.now(), last?.group === group];
    if (!last || !known || last.stood !== stood) {
      const apart = known ? changed : come;
      last = { group, stood, since: now, within: stood === null ? 0 : apart };
    }
    const { since, within } = last;
    group.dataset["deaf"] = doubles || now - since >= within ? "" : "now";
    const heard = setTimeout(() => (group.dataset["deaf"] = ""), since + within - now);
    const clicked = (event: MouseEvent): void => {
      const meant = doubles ? event.detail < 2 : event.detail < 1;
      if (meant || performance.now() - since >= within) return;
      if (!(event.target instanceof Element) || event.target.closest(DEAF) !== group) return;
      event.preventDefault();
      event.stopPropagation();
    };
    group.addEventListener("click", clicked, { capture: true });
    return () => {
      clearTimeout(heard);
      group.removeEventListener("click", clicked, { capture: true });
    };
  };
}
