// The deals that have just ended, to be looked at one after the other before the next question is put.
import { showdowns, type Showdown } from "./showdown";
import type { Told } from "./protocol";

export class Endings {
  waiting = $state.raw<Showdown[]>([]);
  #seen: Told[] | null = null;

  get now(): Showdown | undefined {
    return this.waiting[0];
  }

  /** `all`: also deals in which no hands were compared. */
  constructor(readonly all = false) {}

  /** Hear what has just been told. */
  hear(latest: Told[]): void {
    const first = this.#seen === null;
    if (latest === this.#seen) return;
    this.#seen = latest;
    const more = first ? [] : showdowns(latest).filter((ended) => this.all || ended.hands.length);
    if (more.length) this.waiting = more;
  }

  onward = (): void => {
    this.waiting = this.waiting.slice(1);
  };
}
