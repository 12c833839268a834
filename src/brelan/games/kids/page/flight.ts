// Cards fly between the hand and the slots: the same card leaves the one and arrives in the other.
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";

type Flight = (node: Element, params: { key: string }) => TransitionConfig | (() => TransitionConfig);

const time = (ms: number) => (prefersReducedMotion.current ? 0 : ms);
const [send, receive] = crossfade({
  duration: () => time(240),
  easing: cubicOut,
  fallback: () => ({ duration: time(160), css: (t) => `opacity: ${t}` }),
});

/** What is not drawn has no place to fly from or to. */
const drawn =
  (flight: typeof send): Flight =>
  (node, params) =>
    node.clientWidth ? flight(node, params) : { duration: 0 };

export const leave = drawn(send);
export const arrive = drawn(receive);
