// What the coach says about the question that is put now: asked for once, kept until the question changes.
import { post, Refusal } from "./api";
import type { Hint, Prompt, Value } from "./protocol";
import type { Lang } from "./texts.svelte";

/** After this many milliseconds you are told why it takes so long. */
const LONG = 3_000;

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  /** The panel is open: the coach thinks, has spoken, or has nothing to say. */
  open = $state(false);
  /** The figures are asked for besides. */
  more = $state(false);
  thinking = $state(false);
  long = $state(false);
  refused = $state("");

  #about = "";
  #option: number | null = null;
  #lang = "";
  #run = 0;

  /** Follow the question that is put, or the amount that an option leads to: about another one nothing has been said yet. */
  follow(question: Prompt | null, option: number | null): void {
    const about = question ? `${question.asked}/${option ?? ""}` : "";
    if (about === this.#about) return;
    this.#about = about;
    this.#option = option;
    this.#run += 1;
    this.hint = null;
    this.open = this.more = this.thinking = this.long = false;
    this.refused = "";
  }

  /** What it has said already is shown again: the table hears of it once. */
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
      const about = this.#option === null ? "" : `&option=${this.#option}`;
      const hint = await post<Hint>(`/tables/${code}/hint?lang=${lang}${about}`);
      if (run === this.#run && this.#about.startsWith(`${hint.asked}/`)) this.hint = hint;
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
