import { expect, test } from "vitest";
import { apart, span, ticks } from "@/lib/curve";
import { biggest, facts } from "@/lib/evening";
import { arranged } from "@/lib/podium";
import type { Standing } from "@/lib/protocol";

/** What each seat had after each deal, where that is also its score. */
const game = (...deals: number[][]): Standing[] => deals.map((has, deal) => ({ deal, has, scores: has }));

test("equals share a step, and the next place counts all of them", () => {
  expect(arranged([5, 9, 9, 2]).raised).toEqual([
    { place: 1, seats: [1, 2] },
    { place: 3, seats: [0] },
    { place: 4, seats: [3] },
  ]);
  expect(arranged([5, 9, 9, 2]).beside).toEqual([]);
});

test("five stand on steps, and whoever comes after them beside", () => {
  expect(arranged([1, 2, 3, 4, 5, 0]).raised.flatMap(({ seats }) => seats)).toEqual([4, 3, 2, 1, 0]);
  expect(arranged([1, 2, 3, 4, 5, 0]).beside).toEqual([{ place: 6, seats: [5] }]);
});

test("many equals in third place stand beside, so that the winner is seen; many winners stand up all the same", () => {
  expect(arranged([2, 1, 0, 0, 0, 0]).raised.map(({ place }) => place)).toEqual([1, 2]);
  expect(arranged([2, 1, 0, 0, 0, 0]).beside).toEqual([{ place: 3, seats: [2, 3, 4, 5] }]);
  expect(arranged([7, 7, 7, 7, 7, 7, 7, 7]).beside).toEqual([]);
});

test("whoever was last late in the game and wins is told of first, with the latest such deal", () => {
  const told = facts(game([9, 9, 9], [7, 9, 11], [6, 9, 12], [12, 8, 7], [14, 7, 6]));
  expect(told[0]).toEqual({ what: "from-behind", who: 0, deal: 2 });
  expect(told[1]).toEqual({ what: "since", who: 0, deal: 3 });
});

test("of two, nobody is last: who went ahead at the very end is told instead", () => {
  expect(facts(game([9, 9], [8, 10], [7, 11], [12, 6]))[0]).toEqual({ what: "last-deal", who: 0, other: 1, deal: 3 });
});

test("who led all the time, and who led longer than the winner", () => {
  expect(facts(game([9, 9], [10, 8], [11, 7], [15, 3]))[0]).toEqual({ what: "throughout", who: 0 });
  expect(facts(game([9, 9], [8, 10], [8, 10], [8, 10], [12, 6], [16, 2]))[0]).toEqual({ what: "longest", who: 0, other: 1 });
});

test("a shared victory is called one, and a game of one deal gets no story", () => {
  expect(facts(game([9, 9], [10, 8], [9, 9]))[0]).toEqual({ what: "equal" });
  expect(facts(game([9, 9], [12, 6]))).toEqual([]);
  expect(facts([])).toEqual([]);
});

test("a small difference is told of only where it is small beside all that there is", () => {
  expect(facts(game([100, 100], [99, 101], [99, 101], [98, 102])).map(({ what }) => what)).toContain("narrow");
  expect(facts(game([0, 0], [1, 0], [1, 0], [2, 1])).map(({ what }) => what)).not.toContain("narrow");
});

test("the biggest gain is that of one deal", () => {
  expect(biggest(game([10, 10], [12, 8], [6, 14], [8, 12]))).toEqual({ seat: 1, deal: 2, n: 6 });
  expect(biggest(game([10, 10], [10, 10]))).toBeNull();
});

test("names at the ends of lines keep their order and do not lie on each other", () => {
  const heights = apart([50, 51, 10, 52], 10, 5, 60);
  expect(heights).toEqual([40, 50, 10, 60]);
});

test("the numbers beside the curve are few and round", () => {
  expect(ticks(0, 310)).toEqual([0, 100, 200, 300]);
  expect(ticks(0, 2)).toEqual([0, 1, 2]);
  expect(ticks(74, 118)).toEqual([80, 100]);
});

test("a curve has some height even where everybody has the same all the time", () => {
  for (const values of [[100, 100, 100], [0, 0], [1, 1], []]) expect(span(values).high).toBeGreaterThan(span(values).low);
});
