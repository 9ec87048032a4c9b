/** The widths at which the table changes its frame. */
import { MediaQuery } from "svelte/reactivity";

export const onPhone = new MediaQuery("max-width: 599px");
export const belowWide = new MediaQuery("max-width: 1023px");
