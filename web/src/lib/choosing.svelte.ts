// What the player is about to answer: shared by the cards that are tapped and the buttons below them.
import type { Question, Value } from "./protocol";

export class Choosing {
  question = $state.raw<Question | null>(null);
  picked = $state.raw<number[]>([]);
  amount = $state(0);
  /** The mat still shows how the last deal ended: the question waits below until that has been seen. */
  held = $state(false);
  /** The answer that the coach would give, once he has been asked. */
  advised = $state.raw<Value | null>(null);

  /** Follow the question that is put; another one begins afresh. */
  follow(question: Question | null): void {
    if (question?.asked === this.question?.asked && question?.verb === this.question?.verb) {
      this.question = question;
      return;
    }
    this.question = question;
    this.amount = question?.least ?? 0;
    const chosen = question?.chosen;
    this.picked = Array.isArray(chosen) ? chosen : [];
  }

  can(member: number): boolean {
    return this.question?.members.includes(member) ?? false;
  }

  /** Whether the coach would choose this one. */
  advises(member: number): boolean {
    if (this.question?.form === "amount") return false;
    return Array.isArray(this.advised) ? this.advised.includes(member) : this.advised === member;
  }

  /** Whether the answer as it stands is the coach's. */
  get asAdvised(): boolean {
    return this.advised !== null && JSON.stringify(this.value) === JSON.stringify(this.advised);
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
    const question = this.question;
    if (!question) return null;
    if (question.form === "amount") return this.amount;
    if (question.form === "one") return this.picked[0] ?? null;
    const enough = this.picked.length >= question.least && this.picked.length <= question.most;
    return enough ? this.picked : null;
  }
}
