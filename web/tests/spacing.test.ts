import { expect, test } from "vitest";
import { answered, due, solved, type Known } from "../src/lib/spacing";
import type { Mistake } from "../src/lib/protocol";

const DAY = 86_400_000;
const mistake = (answer: number): Mistake => ({
  code: "BCDFG",
  games: 0,
  game: "",
  at: 0,
  answer,
  deal: 1,
  lost: 1 / answer,
  given: 0,
  as_good: [1],
  facts: {},
});

test("a mistake comes back later after each right answer, and goes after three in a row", () => {
  let known: Known | undefined;
  const waits: number[] = [];
  for (let time = 0; !solved(known); time += 1) {
    known = answered(known, true, 0);
    waits.push(known.due / DAY);
  }
  expect(waits).toEqual([1, 3, 9]);
});

test("after a wrong answer it comes back tomorrow, and begins anew", () => {
  const once = answered(answered(undefined, true, 0), true, 0);
  expect(answered(once, false, 0)).toEqual({ right: 0, due: DAY });
});

test("what is solved or not yet due is not asked", () => {
  const known = { "BCDFG/0/1": { right: 3, due: 0 }, "BCDFG/0/2": { right: 1, due: DAY }, "BCDFG/0/3": { right: 1, due: 5 } };
  const all = [1, 2, 3, 4].map(mistake);
  expect(due(all, known, 10).map(({ answer }) => answer)).toEqual([3, 4]);
});
