// What the player is about to answer: shared by the cards that are tapped and the buttons below them.
import type { Prompt, Value } from "./protocol";

export class Choosing {
  question = $state.raw<Prompt | null>(null);
  /** An option that leads to an amount: chosen, and held back until the amount is sent with it. */
  option = $state<number | null>(null);
  /** What is to be answered now: the question, or the amount that the option leads to. */
  put = $derived.by<Prompt | null>(() => {
    const question = this.question;
    const following = this.option === null ? undefined : question?.then[this.option];
    if (!question || !following) return question;
    return { ...question, ...following, form: "amount", members: [], options: [], chosen: null, then: {} };
  });
  picked = $state.raw<number[]>([]);
  amount = $state(0);
  /** The mat still shows how the last deal ended: the question waits below until that has been seen. */
  held = $state(false);
  /** The answer that the coach would give, once it has been asked. */
  advised = $state.raw<Value | null>(null);

  /** Follow the question that is put; another one begins afresh. */
  follow(question: Prompt | null): void {
    if (question?.asked === this.question?.asked && question?.verb === this.question?.verb) {
      this.question = question;
      if (this.option !== null) this.lead(this.option, this.amount);
      return;
    }
    this.question = question;
    this.option = null;
    this.amount = question?.least ?? 0;
    const chosen = question?.chosen;
    this.picked = Array.isArray(chosen) ? chosen : [];
  }

  /** Choose the amount that an option leads to. */
  lead(option: number, amount = 0): void {
    const following = this.question?.then[option];
    this.option = following ? option : null;
    if (following) this.amount = Math.min(following.most, Math.max(following.least, amount));
  }

  /** Think better of it: nothing has been sent. */
  back(): void {
    this.option = null;
    this.amount = this.question?.least ?? 0;
  }

  can(member: number): boolean {
    return this.question?.members.includes(member) ?? false;
  }

  /** Whether the coach would choose this one. */
  advises(member: number): boolean {
    if (this.put?.form === "amount") return false;
    return Array.isArray(this.advised) ? this.advised.includes(member) : this.advised === member;
  }

  /** Whether the answer as it stands is the coach's. */
  get asAdvised(): boolean {
    return this.advised !== null && JSON.stringify(this.value) === JSON.stringify(this.advised);
  }

  /** Whether the answer as it stands is the one that was given, and may still be changed. */
  get given(): boolean {
    const chosen = this.question?.chosen ?? null;
    return chosen !== null && JSON.stringify(this.value) === JSON.stringify(chosen);
  }

  /** Tap a card or a seat: it is picked, or put back. */
  tap(member: number): void {
    const question = this.question;
    if (!question || !this.can(member)) return;
    if (this.picked.includes(member)) this.picked = this.picked.filter((other) => other !== member);
    else if (question.form === "one" || question.most === 1) this.picked = [member];
    else if (this.picked.length < question.most) this.picked = [...this.picked, member].sort((a, b) => a - b);
    else if (question.least === question.most) this.picked = [...this.picked.slice(1), member].sort((a, b) => a - b);
  }

  /** The answer as it stands, if it is one. */
  get value(): Value | null {
    const question = this.put;
    if (!question) return null;
    if (question.form === "amount") return this.amount;
    if (question.form === "one") return this.picked[0] ?? null;
    const enough = this.picked.length >= question.least && this.picked.length <= question.most;
    return enough ? this.picked : null;
  }
}
