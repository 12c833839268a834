// A game looked at again: what was told then is told once more, at the reader's own pace, to the same director.
import type { Glimpse } from "./beats";
import { Director } from "./director.svelte";
import { after, glimpsed } from "./folding";
import { number } from "./page";
import type { Box, Eyes, Picture, Replay, SeenTell, Value, Whole } from "./protocol";

/** The table after something had happened, and how it came there from the one before. */
export interface Step {
  table: Whole;
  deal: number;
  /** Whose answer led here; -1 for nobody's. */
  seat: number;
  /** The answer, if it was the reader's own. */
  given: Value | null;
  /** How many answers had been given in the game by then. */
  answers: number;
  told: SeenTell[];
  glimpses: Glimpse[];
}

/** Milliseconds between one thing and the next. */
const PACE = 900;

/** Every step of a game. */
export function stepsOf(replay: Replay, box: Box): Step[] {
  let table = replay.table;
  let answers = 0;
  const step = (told: SeenTell[], glimpses: Glimpse[]): Step => {
    const next = replay.answers[answers];
    const by = next?.number === table.number ? next : undefined;
    if (by) answers += 1;
    const deal = table.picture ? number(table.picture, box.deal) : 0;
    return { table, deal, seat: by?.seat ?? -1, given: by?.value ?? null, answers, told, glimpses };
  };
  const found = [step(table.tells, [])];
  for (const message of replay.messages) {
    if (message.type === "table") {
      table = message;
      found.push(step(message.tells, []));
    } else {
      const before = table.picture as Picture;
      table = after(table, message);
      found.push(step(message.tells ?? [], glimpsed(before, message)));
    }
  }
  return found;
}

export class Replaying {
  readonly director = new Director(() => undefined);
  readonly steps: Step[];
  readonly eyes: Eyes;
  /** Which step is shown. */
  at = $state(0);
  playing = $state(false);
  #timer = 0;

  constructor(
    readonly replay: Replay,
    readonly box: Box,
  ) {
    this.steps = stepsOf(replay, box);
    this.eyes = replay.eyes;
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The reader's own answer that comes next; null where somebody else's does. */
  get next(): Step | null {
    const step = this.steps[this.at + 1];
    return step && step.given !== null ? step : null;
  }

  /** The steps before which the reader decided something. */
  get decisions(): number[] {
    return this.steps.flatMap((step, i) => (step.given === null ? [] : [i - 1]));
  }

  /** The first step of each deal. */
  get deals(): number[] {
    return this.steps.flatMap((step, i) => (i === 0 || step.deal !== this.steps[i - 1]?.deal ? [i] : []));
  }

  /** Where an entry of the log is, or the last thing before it. */
  find(entry: number): number {
    return Math.max(
      0,
      this.steps.findLastIndex((step) => step.table.number <= entry),
    );
  }

  /** The table before an answer of the game, counted from 1. */
  before(answer: number): number {
    return Math.max(
      0,
      this.steps.findLastIndex((step) => step.answers < answer),
    );
  }

  /** Straight there. */
  jump(to: number): void {
    this.at = Math.min(Math.max(0, to), this.last);
    const told = this.steps.slice(0, this.at + 1).flatMap((step) => step.told);
    this.director.begin(this.step.table, this.#latest(told), told);
  }

  /** What is told of a step: where it begins a deal, nothing of the last one. */
  #latest(told: SeenTell[]): SeenTell[] {
    const here = this.step.told;
    const opening = here.findLastIndex(({ what }) => this.box.opens.includes(what));
    return here.length ? here.slice(Math.max(0, opening)) : told.slice(-1);
  }

  /** One thing further, as it was seen then. */
  onward = (): void => {
    if (this.at >= this.last) return;
    if (!this.director.idle) this.jump(this.at);
    const before = this.step.table.picture;
    this.at += 1;
    const { table, told, glimpses } = this.step;
    if (before && table.picture) this.director.go(before, table, told, glimpses);
    else this.jump(this.at);
  };

  back = (): void => this.jump(this.at - 1);

  /** To the next of some steps, or to the one before. */
  skip(places: number[], by: 1 | -1): void {
    const to = by > 0 ? places.find((at) => at > this.at) : places.findLast((at) => at < this.at);
    if (to !== undefined) this.jump(to);
    else if (by < 0) this.jump(0);
  }

  turn = (): void => {
    if (!this.playing && this.at === this.last) this.jump(0);
    this.playing = !this.playing;
  };

  /** While it plays: the next thing comes when the last one has been seen. To be run whenever the stage comes to rest. */
  follow(): () => void {
    window.clearTimeout(this.#timer);
    if (this.playing && this.at >= this.last) this.playing = false;
    else if (this.playing && this.director.idle) this.#timer = window.setTimeout(this.onward, PACE);
    return () => window.clearTimeout(this.#timer);
  }
}
