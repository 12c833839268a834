// What a screen reader says, one thing after the other: what happened, whose turn it is and what it costs. Each thing once.
import { untrack } from "svelte";

export interface Line {
  id: number;
  text: string;
}

const KEPT = 6;

export class Spoken {
  lines = $state.raw<Line[]>([]);
  #said = 0;

  say(text: string): void {
    const before = untrack(() => this.lines); // whoever says something does not wait for what is said
    if (!text || text === before.at(-1)?.text) return;
    this.#said += 1;
    this.lines = [...before.slice(1 - KEPT), { id: this.#said, text }];
  }
}
