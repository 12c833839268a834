// One thing after the other: what is shown for a while, and then the next. It knows time only by the clock it is given.

/** Something to show: for so many milliseconds, or until somebody has seen enough of it. */
export interface Timed {
  ms: number;
  /** A showdown takes its time; whatever else waits makes room for a question. */
  steady?: boolean;
  /** It stands until it is released, for `ms` at most; no hurry leads past it. */
  stands?: boolean;
}

/** Runs something later, and can be told not to. */
export type After = (ms: number, run: () => void) => () => void;

/** Milliseconds that all that is in a hurry may take together: nobody waits longer for their own question. */
export const MOST = 1500;
/** With so many waiting we are far behind: a tab that slept. */
const LONG = 24;

export class Queue<T extends Timed> {
  #waiting: T[] = [];
  #now: T | null = null;
  #stop: () => void = () => undefined;
  /** What is left of `MOST` since nothing was in a hurry. */
  #left = MOST;

  constructor(
    /** Called with the milliseconds for which it is to be seen; 0 for what is passed over. */
    readonly show: (what: T, ms: number) => void,
    /** Called whenever nothing is left to wait for. */
    readonly idle: () => void,
    readonly after: After,
  ) {}

  get now(): T | null {
    return this.#now;
  }

  /** Whether something like that is still to come. */
  brings(what: (one: T) => boolean): boolean {
    return this.#waiting.some(what);
  }

  add(more: T[]): void {
    this.#waiting.push(...more);
    if (this.#waiting.length > LONG) this.#catchUp();
    else if (!this.#now) this.#next();
  }

  /** Whatever moves is there at once, up to the next thing that stands. */
  hurry(): void {
    this.pass((one) => !one.stands);
  }

  /** What stands has been looked at. */
  release(): void {
    if (this.#now?.stands) this.#next();
  }

  /** Everything that `passes` is shown at once and gone; what comes then takes its time again. */
  pass(passes: (what: T) => boolean): void {
    if (!this.#now || !passes(this.#now)) return;
    while (this.#waiting[0] && passes(this.#waiting[0])) this.show(this.#waiting.shift() as T, 0);
    this.#next();
  }

  /** To the end at once. */
  skip(): void {
    this.pass(() => true);
  }

  /** We are far behind: straight to the last thing that stands, or to the end. */
  #catchUp(): void {
    this.#stop();
    const last = this.#waiting.findLastIndex((one) => one.stands);
    const first = last < 0 ? this.#waiting.length : this.#waiting.slice(0, last).findLastIndex((one) => !one.steady && !one.stands) + 1;
    for (const one of this.#waiting.splice(0, first)) this.show(one, 0);
    this.#next();
  }

  #next(): void {
    this.#stop();
    this.#stop = () => undefined;
    const next = this.#waiting.shift() ?? null;
    this.#now = next;
    if (!next) {
      this.#left = MOST;
      this.idle();
      return;
    }
    const ms = this.#lasts(next);
    this.show(next, ms);
    if (ms === 0) this.#next();
    else if (Number.isFinite(ms)) this.#stop = this.after(ms, () => this.#next());
  }

  /** How long it is shown: things are shortened so that they do not keep anybody waiting. */
  #lasts(next: T): number {
    if (next.stands || next.steady) {
      this.#left = MOST;
      return next.ms;
    }
    const until = this.#waiting.findIndex((one) => one.steady || one.stands);
    const hurried = until < 0 ? this.#waiting : this.#waiting.slice(0, until);
    const total = hurried.reduce((sum, one) => sum + one.ms, next.ms);
    const ms = next.ms * Math.min(1, this.#left / Math.max(1, total));
    this.#left = Math.max(0, this.#left - ms);
    return ms < 1 ? 0 : ms;
  }
}
