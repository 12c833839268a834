// What the coach says about the question that is put now: asked for once, kept until the question changes.
import { post, Refusal } from "./api";
import type { Hint, Question, Value } from "./protocol";
import type { Lang } from "./texts.svelte";

/** After so many milliseconds one is told why it takes long. */
const LONG = 3_000;

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  /** The panel is open: the coach thinks, has spoken, or has nothing to say. */
  open = $state(false);
  thinking = $state(false);
  long = $state(false);
  refused = $state("");

  #about: number | null = null;
  #lang = "";
  #run = 0;

  /** Follow the question that is put: about another one the coach has said nothing yet. */
  follow(question: Question | null): void {
    const asked = question?.asked ?? null;
    if (asked === this.#about) return;
    this.#about = asked;
    this.#run += 1;
    this.hint = null;
    this.open = this.thinking = this.long = false;
    this.refused = "";
  }

  /** What he has said already is shown again: the table hears of it once. */
  async ask(code: string, lang: Lang): Promise<void> {
    this.open = true;
    if (this.thinking || (this.hint && this.#lang === lang)) return;
    const run = ++this.#run;
    this.#lang = lang;
    this.thinking = true;
    this.long = false;
    this.refused = "";
    const timer = setTimeout(() => (this.long = run === this.#run), LONG);
    try {
      const hint = await post<Hint>(`/tables/${code}/hint?lang=${lang}`);
      if (run === this.#run && hint.asked === this.#about) this.hint = hint;
    } catch (no) {
      if (run === this.#run) this.refused = no instanceof Refusal ? no.code : "other";
    } finally {
      clearTimeout(timer);
      if (run === this.#run) this.thinking = this.long = false;
    }
  }

  close(): void {
    this.open = false;
  }

  get best(): Value | null {
    return this.hint?.best ?? null;
  }
}
