import { expect, test } from "vitest";
import { latestSaid, type Said } from "../src/lib/story";

const line = (what: string, text: string, more: Partial<Said> = {}): Said => ({
  text,
  rule: what,
  what,
  mine: false,
  won: false,
  read: false,
  ...more,
});

test("the last thing that happened is said, with its rule", () => {
  expect(latestSaid([line("bet", "Tom stakes 2."), line("fold", "Nino folds.")])).toEqual({ text: "Nino folds.", rule: "fold" });
  expect(latestSaid([])).toBeNull();
});

test("who won is said rather than what came after it, and what can be read on the mat not at all", () => {
  expect(latestSaid([line("won", "Tom wins.", { won: true }), line("round", "Round 2.")])?.text).toBe("Tom wins.");
  expect(latestSaid([line("threw", "Tom throws."), line("announced", "First die: 9.", { read: true })])?.text).toBe("Tom throws.");
});

test("of several to whom the same happened, one reads of oneself", () => {
  const dealt = [line("dealt", "Tom is dealt.", { mine: true }), line("dealt", "Nino is dealt.")];
  expect(latestSaid(dealt)?.text).toBe("Tom is dealt.");
});

test("what nobody matched is said before what was won: both were in the heap", () => {
  const lines = [
    line("came-back", "2 points go back to Tom."),
    line("won", "Tom wins the pot of 2.", { won: true }),
    line("round", "Round 2."),
  ];
  expect(latestSaid(lines)).toEqual({ text: "2 points go back to Tom. Tom wins the pot of 2.", rule: "won" });
});
