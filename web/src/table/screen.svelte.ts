/** The widths at which the table changes its frame. */
import { MediaQuery } from "svelte/reactivity";

export const onPhone = new MediaQuery("max-width: 599px");
/** A phone on its side. */
export const isLow = new MediaQuery("(min-width: 600px) and (max-width: 1023px) and (max-height: 480px)");
export const belowWide = new MediaQuery("max-width: 1023px");
