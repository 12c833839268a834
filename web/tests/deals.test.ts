import { expect, test } from "vitest";
import { byDeal } from "../src/lib/deals";

const line = (what: string, text: string, seat = 8) => ({ what, text, seat, rule: "X1" });

test("lines are grouped by the tell with which a deal begins, whose words are the heading", () => {
  const deals = byDeal(
    [
      line("seated", "Ana is the dealer."),
      line("round", "— Round 1: Ana leads. —"),
      line("dealt", "Ana is dealt.", 0),
      line("round", "— Round 2 —"),
    ],
    "round",
  );
  expect(deals.map((deal) => deal.title)).toEqual(["", "Round 1: Ana leads.", "Round 2"]);
  expect(deals.map((deal) => deal.lines.length)).toEqual([1, 1, 0]);
});

test("a game that tells no deals has one list", () => {
  expect(byDeal([line("a", "A."), line("b", "B.")], "round")).toHaveLength(1);
});
