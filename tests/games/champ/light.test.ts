import { expect, test } from "vitest";
import { isAll, isLast, lightOf, stageNow, stakesOf } from "../../../src/brelan/games/champ/page/light";
import { picture } from "../../../web/tests/made";

const STAKED = [1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0];
const deciding = picture("decide", { still_in: 0b011, asked: 0b010, stage: 1, staked: STAKED });

test("a lamp says whether a seat has staked, thinks, or gave up", () => {
  expect([0, 1, 2].map((seat) => lightOf(deciding, seat))).toEqual(["staked", "thinks", "gave-up"]);
});

test("who is in without a stake in this stage stays", () => {
  expect(lightOf(picture("decide", { still_in: 0b1, asked: 0, stage: 2, staked: STAKED }), 0)).toBe("stays");
});

test("between the decisions lamps are off, but not those of who gave up", () => {
  expect([0, 2].map((seat) => lightOf(picture("flop", { still_in: 0b011 }), seat))).toEqual(["off", "gave-up"]);
});

test("what a seat has staked lies in its own boxes", () => {
  expect(stakesOf(deciding, 1)).toEqual([1, 0, 0, 0]);
});

test("a stage is on only while people decide", () => {
  expect([stageNow(deciding), stageNow(picture("flop", { stage: 1 }))]).toEqual([1, -1]);
});

test("everybody waits for the last one only when nobody else thinks", () => {
  expect([isLast(deciding, 1), isLast(deciding, 0), isLast(picture("decide", { asked: 0b110 }), 1)]).toEqual([true, false, false]);
});

test("staying in takes all of a seat that owns no more than the price", () => {
  const owning = picture("decide", { chips: [2, 1, 3] });
  expect([0, 1, 2].map((seat) => isAll(owning, seat, 2))).toEqual([true, true, false]);
});
