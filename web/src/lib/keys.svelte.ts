// The keyboard at the table. A key presses a button only where the button shows it; the caps come with the first key.
import { me } from "./me.svelte";

const TYPING = "textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])";
const PRESSED_ITSELF = "button, a, summary, select, input:not([type=range])";
const CARDS = ".mat button[aria-pressed]:not(:disabled, .cup)";
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

const visible = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());

class Keys {
  /** Buttons show their keys. */
  shown = $state(false);

  /** Whoever touches the screen has no use for them. */
  touch(event: PointerEvent): void {
    if (event.pointerType === "touch") this.shown = false;
  }

  /** A key that nothing on the page has taken; `others`: what single letters do. */
  press(event: KeyboardEvent, others: Record<string, () => void>): void {
    const at = document.activeElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (at?.matches(TYPING) || document.querySelector("dialog[open]")) return;
    const armed = this.shown || event.key === "Escape";
    this.shown = true;
    if (event.repeat && !(event.key in STEPS)) return;
    if ((event.key === "Enter" || event.key === " ") && at?.matches(PRESSED_ITSELF)) return;
    const does = event.key in STEPS ? this.#walk(event.key, at) : me.keys && this.#does(event.key, armed, others);
    if (does) {
      event.preventDefault();
      does();
    }
  }

  #does(key: string, armed: boolean, others: Record<string, () => void>): (() => void) | undefined {
    const button = visible(`[aria-keyshortcuts~="${CSS.escape(key)}"]:not(:disabled)`)[0];
    if (button) return armed ? () => button.click() : undefined;
    const card = /^[1-9]$/.test(key) ? visible(CARDS)[Number(key) - 1] : undefined;
    return card ? () => card.click() : others[key.toLowerCase()];
  }

  /** Arrows walk along what can be chosen on the mat, and down to the answer. */
  #walk(key: string, at: Element | null): (() => void) | undefined {
    if (at?.matches("input")) return undefined;
    const cards = visible(CARDS);
    const bar = document.querySelector<HTMLElement>(".bar");
    const here = cards.indexOf(at as HTMLElement);
    const next = here < 0 ? cards[key === "ArrowLeft" ? cards.length - 1 : 0] : cards[here + (STEPS[key] ?? 0)];
    if (key === "ArrowDown") return here >= 0 && bar ? () => bar.focus() : undefined;
    return next && (here >= 0 || bar?.contains(at) || at === document.body) ? () => next.focus() : undefined;
  }
}

export const keys = new Keys();
