import { expect, test } from "vitest";
import { MOST, Queue, type Timed } from "@/lib/queue";

/** A queue on a clock that is wound by hand: what it has shown, and whether it is at rest. */
class Stage {
  shown: string[] = [];
  rests = 0;
  #now = 0;
  #due: { at: number; run: () => void }[] = [];

  queue = new Queue<Timed & { name: string }>(
    ({ name }) => this.shown.push(name),
    () => (this.rests += 1),
    (ms, run) => {
      const mine = { at: this.#now + ms, run };
      this.#due.push(mine);
      return () => (this.#due = this.#due.filter((one) => one !== mine));
    },
  );

  wind(ms: number): string {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = until;
    return this.shown.join("");
  }
}

const beat = (name: string, ms = 300, more: Partial<Timed> = {}) => ({ name, ms, ...more });
const stands = (name: string, ms = Infinity) => beat(name, ms, { stands: true, steady: true });

test("one thing comes after the other, each for its time, and then there is rest", () => {
  const stage = new Stage();
  stage.queue.add([beat("a"), beat("b"), beat("c", 500)]);
  expect(stage.wind(0)).toBe("a");
  expect(stage.wind(299)).toBe("a");
  expect(stage.wind(1)).toBe("ab");
  expect(stage.wind(300)).toBe("abc");
  expect(stage.rests).toBe(0);
  stage.wind(500);
  expect(stage.rests).toBe(1);
  stage.queue.add([beat("d")]);
  expect(stage.wind(0)).toBe("abcd");
});

test("what takes no time is there at once, and what comes meanwhile waits behind what is shown", () => {
  const stage = new Stage();
  stage.queue.add([beat("a", 0), beat("b")]);
  stage.queue.add([beat("c", 0)]);
  expect(stage.wind(0)).toBe("ab");
  expect(stage.wind(300)).toBe("abc");
  expect(stage.rests).toBe(1);
});

test("many things are shortened so that a question is not kept waiting, but a showdown takes its time", () => {
  const stage = new Stage();
  stage.queue.add([..."abcdefghij"].map((name) => beat(name, 600)));
  expect(stage.wind(MOST)).toBe("abcdefghij");
  const other = new Stage();
  other.queue.add([beat("a", 600), ..."bcdef".split("").map((name) => beat(name, 1000, { steady: true }))]);
  expect(other.wind(MOST)).toBe("ab");
  expect(other.wind(4000)).toBe("abcdef");
});

test("a hurry shows whatever moves at once, up to what is looked at", () => {
  const stage = new Stage();
  stage.queue.add([beat("a"), beat("b", 900, { steady: true }), stands("C"), beat("d")]);
  stage.queue.hurry();
  stage.queue.hurry();
  expect(stage.wind(100_000)).toBe("abC");
  expect(stage.rests).toBe(0);
  stage.queue.release();
  expect(stage.wind(300)).toBe("abCd");
  expect(stage.rests).toBe(1);
});

test("what stands goes by itself when its time is over, and a release of nothing does nothing", () => {
  const stage = new Stage();
  stage.queue.release();
  stage.queue.add([stands("A", 8000), beat("b")]);
  expect(stage.wind(7999)).toBe("A");
  expect(stage.wind(1)).toBe("Ab");
  stage.queue.release();
  expect(stage.wind(299)).toBe("Ab");
  expect(stage.rests).toBe(0);
});

test("when others have put something away it is passed, and what follows takes its time", () => {
  const stage = new Stage();
  const ends = (one: { name: string }) => one.name !== one.name.toLowerCase();
  stage.queue.add([beat("A"), beat("B", 900, { steady: true }), stands("C"), beat("d"), beat("e")]);
  stage.queue.pass(ends);
  expect(stage.wind(0)).toBe("ABCd");
  stage.queue.pass(ends);
  expect(stage.wind(300)).toBe("ABCde");
});

test("whoever slept is at the end at once; the last thing to look at still stands", () => {
  const stage = new Stage();
  stage.queue.add([stands("A"), ..."bcdefghijklm".split("").map((name) => beat(name)), stands("N"), beat("o")]);
  stage.queue.add([..."pqrstuv".split("").map((name) => beat(name)), beat("W", 900, { steady: true }), stands("X"), beat("y"), beat("z")]);
  expect(stage.wind(0)).toBe("AbcdefghijklmNopqrstuvW");
  expect(stage.wind(900)).toBe("AbcdefghijklmNopqrstuvWX");
  stage.queue.skip();
  expect(stage.shown.at(-1)).toBe("z");
  expect(stage.rests).toBe(1);
});
