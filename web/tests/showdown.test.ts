import { expect, test } from "vitest";
import { compared, laidDown, showdowns, unlit, withCommon } from "@/lib/showdown";
import { told } from "./made";

// one card each and two in the middle: the first place counts and makes, the second counts, the third does neither
const first = told("beats", 2, { own: 1, seat_over: 0, counts: 0b011, makes: 0b001, counts_over: 0b110, makes_over: 0b100 }, [
  "As",
  "Kd",
  "2c",
  "3h",
]);
const second = told("beats", 0, { own: 1, seat_over: 1, counts: 0b110, makes: 0b100, counts_over: 0b111, makes_over: 0 }, [
  "Kd",
  "Qs",
  "2c",
  "3h",
]);

test("hands that are compared in a chain stand there once each, best first", () => {
  expect(compared([first, second]).map((hand) => hand.seat)).toEqual([2, 0, 1]);
});

test("each hand says why it beats the next one, and the last says nothing", () => {
  expect(compared([first, second]).map((hand) => hand.beats)).toEqual([first, second, null]);
});

test("a card is lit if the combination is made of it, and counts if it decides anything", () => {
  const [best, other] = compared([first]);
  expect(best?.own).toEqual([{ card: "As", counts: true, makes: true }]);
  expect(best?.common).toEqual([
    { card: "2c", counts: true, makes: false },
    { card: "3h", counts: false, makes: false },
  ]);
  expect(other?.own).toEqual([{ card: "Kd", counts: false, makes: false }]);
  expect(other?.common.map(({ makes }) => makes)).toEqual([false, true]);
});

test("a hand may be laid down with what counts for it of the middle", () => {
  const whole = withCommon(compared([first]));
  expect(whole.map(({ own, common }) => [own.map(({ card }) => card), common])).toEqual([
    [["As", "2c"], []],
    [["Kd", "2c", "3h"], []],
  ]);
  expect(whole[0]?.own.map(({ common = false }) => common)).toEqual([false, true]);
});

test("a card that stands for another is marked as such, and no other", () => {
  const wild = { ...first, numbers: { ...first.numbers, wild_over: 1 } };
  expect(compared([wild]).map(({ own }) => own.map((card) => card.wild ?? false))).toEqual([[false], [true]]);
});

test("nothing compared is nothing shown", () => {
  expect(compared([])).toEqual([]);
});

test("a deal that ended has its hands, who won and what is said about it", () => {
  const won = told("won", 2, { chips: 7 });
  expect(showdowns([first, won])).toEqual([
    { hands: compared([first]), common: compared([first])[0]?.common, won: { 2: 7 }, lines: [won] },
  ]);
});

test("whoever wins several pots has won their sum", () => {
  expect(showdowns([told("won", 1, { chips: 4 }), told("shared", 1, { chips: 3 }), told("shared", 2, { chips: 3 })])[0]?.won).toEqual({
    1: 7,
    2: 3,
  });
});

test("points count where a game plays for points, even beside chips", () => {
  expect(showdowns([told("won", 0, { chips: 1, points: 5 })])[0]?.won).toEqual({ 0: 5 });
});

test("what somebody took is said but not won", () => {
  const took = told("took", 0, { chips: 2 });
  expect(showdowns([took])).toEqual([{ hands: [], common: [], won: {}, lines: [took] }]);
});

test("hands are compared before it is told who won; what is compared afterwards is another matter", () => {
  expect(showdowns([first, told("won", 2, { chips: 1 }), second])[0]?.hands.map((hand) => hand.seat)).toEqual([2, 0]);
});

test("hands that were compared are shown, also when nobody was told to have won", () => {
  expect(showdowns([first])).toMatchObject([{ won: {}, lines: [] }]);
});

test("what could not be shared is said to stay; somebody who stays in is no ending", () => {
  const [shared, stayed] = [told("shared", 0, { points: 3, pot: 7 }), told("stayed", -1, { points: 1 })];
  expect(showdowns([told("stayed", 0), shared, stayed])).toMatchObject([{ won: { 0: 3 }, lines: [shared, stayed] }]);
});

test("a deal that only began has not ended", () => {
  expect(showdowns([told("deal"), told("dealt", 0, {}, ["As"])])).toEqual([]);
});

test("a whole hand is laid down with what makes it first, the joker before all and equals side by side", () => {
  const hand = (cards: string, makes: number) =>
    laidDown(cards.split(" ").map((card, i) => ({ ...unlit(card), makes: ((makes >> i) & 1) === 1 })));
  expect(hand("Qd Kh 7s Kc Jo", 0b11010).map(({ card }) => card)).toEqual(["Jo", "Kh", "Kc", "Qd", "7s"]);
  expect(hand("9s Qh 9d Qs 9c", 0b11111).map(({ card }) => card)).toEqual(["9s", "9d", "9c", "Qh", "Qs"]);
  expect(hand("Qs 9c Jh 2d 10d", 0b00001).map(({ card }) => card)).toEqual(["Qs", "Jh", "10d", "9c", "2d"]);
});
