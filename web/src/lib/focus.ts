// Where the keyboard is when what it was on has gone: at the place where one is asked.
import { tick } from "svelte";

const PLACE = ".bar .onward .button, .mat [aria-keyshortcuts~='Enter'], .bar input[type='range'], .bar, section.end .button";

/** Whether the keyboard is nowhere: on the page itself, or on something that is not there any more. */
const nowhere = (): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || !at.isConnected;
};

/** Go to what is asked now, from the earlier question or from nowhere; whoever is elsewhere stays there. */
export async function home(): Promise<void> {
  await tick();
  if (document.querySelector("dialog[open]")) return;
  if (!nowhere() && !document.activeElement?.closest(".bar")) return;
  const places = [...document.querySelectorAll<HTMLElement>(PLACE)].filter((element) => element.checkVisibility());
  const rank = (element: HTMLElement): number => PLACE.split(", ").findIndex((selector) => element.matches(selector));
  places.sort((a, b) => rank(a) - rank(b))[0]?.focus({ preventScroll: true });
}
