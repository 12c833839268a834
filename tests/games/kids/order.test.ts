import { expect, test } from "vitest";
import { inOrder } from "../../../src/brelan/games/kids/page/order";
import { inRow, rowsOf } from "../../../src/brelan/games/kids/page/rows";

test("three in sequence lie in sequence, whatever order they were chosen in", () => {
  expect(inOrder(["9star", "8pig", "10heart"])).toEqual(["8pig", "9star", "10heart"]);
});

test("equal values lie in the order of their symbols, and nothing is changed in the hand", () => {
  const hand = ["5moon", "5pig"];
  expect(inOrder(hand)).toEqual(["5pig", "5moon"]);
  expect(hand).toEqual(["5moon", "5pig"]);
});

test("a hand lies in two rows only where it does not fit into one", () => {
  expect([4, 6, 7].map((n) => inRow(n, 6))).toEqual([4, 6, 4]);
});

test("a small hand stays in one row, even where there is room for two", () => {
  expect(rowsOf(4, true)).toEqual(rowsOf(4, false));
  expect(rowsOf(10, true)).toEqual([{ n: 5, tall: 2.5 }]);
});
