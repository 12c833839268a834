// How far somebody is in a lesson: at which moment, at which task, and what was said of the last try.
import type { Lesson, Reply, Scene, Task, Value } from "./protocol";

type Said = Record<string, string>;
const same = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Learning {
  readonly lesson: Lesson;
  at = $state(0);
  number = $state(0);
  /** A task is to be done, was done wrongly, or was done. */
  stands = $state<"todo" | "wrong" | "right">("todo");
  /** Said of the last try; null before the first one. */
  said = $state.raw<Said | null>(null);
  /** Each try is heard again, even if the same is said of it. */
  tries = $state(0);
  #tried: Value | null = null;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
  }

  get scene(): Scene | undefined {
    return this.lesson.scenes[this.at];
  }

  /** What is to be done now; null while the others play, and at the end. */
  get task(): Task | null {
    const next = this.lesson.tasks[this.number];
    return next && next.scene <= this.at ? next : null;
  }

  get over(): boolean {
    return this.task === null && this.at === this.lesson.scenes.length - 1;
  }

  /** The others play: the next moment comes by itself. */
  get passing(): boolean {
    return this.task === null && !this.over;
  }

  /** A try: a thing that was touched, an answer, one of the hands that are drawn, a player. A right answer is played. */
  attempt(value: Value | boolean): void {
    const task = this.task;
    if (!task || this.stands === "right") return;
    this.#tried = typeof value === "boolean" ? null : value;
    const right = typeof value === "boolean" ? value : same(value, task.answer);
    const reply = (one: Reply) => typeof value !== "boolean" && same(one.value, value);
    this.stands = right ? "right" : "wrong";
    this.said = right ? task.right : (task.replies.find(reply)?.said ?? task.wrong);
    this.tries += 1;
    if (right && task.kind === "answer") this.#pass();
  }

  /** On to the next task; where there is none at this moment, on to the next one. */
  onward(): void {
    const task = this.task;
    if (task && this.stands !== "right") return;
    if (task) this.number += 1;
    if (this.task === null) this.#pass();
    this.stands = "todo";
    this.said = null;
  }

  /** Something else is chosen: what was said of the last try is no longer about it. */
  anew(value: Value): void {
    if (this.stands !== "wrong" || this.#tried === null || same(value, this.#tried)) return;
    this.stands = "todo";
    this.said = null;
  }

  #pass(): void {
    this.at = Math.min(this.at + 1, this.lesson.scenes.length - 1);
  }

  again(): void {
    this.at = this.number = this.tries = 0;
    this.stands = "todo";
    this.said = null;
  }
}
