/** The server's time, read again twice a second for as long as anything on the page depends on it. */
import { createSubscriber } from "svelte/reactivity";
import { serverNow } from "./clock";

const OFTEN = 500;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, OFTEN);
  return () => clearInterval(timer);
});

export const ticking = {
  get now(): number {
    subscribe();
    return serverNow();
  },
};
