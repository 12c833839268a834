import { expect, test } from "vitest";
import { aloft, bare, MIDDLE, moves, type Move } from "@/lib/moves";
import type { Picture, SeenTell } from "@/lib/protocol";
import { box, picture, told } from "./made";

const cards = box({ own: ["hand"], common: ["board"], purse: ["chips", "staked"], middle: ["pot"] });
const dice = box({ own: ["cup"], common: ["track"], dice: ["cup", "track"], opens: ["round"] });
const place = (at: number) => (at === MIDDLE ? "middle" : at);
const said = (move: Move): string => {
  if (move.kind === "money") return `${move.n}: ${place(move.from)} → ${place(move.to)}`;
  if (move.kind === "card") return `${move.card}: ${place(move.from)} → ${place(move.to)}${move.turned ? ", turned" : ""}`;
  return `${move.kind} ${move.kind === "turn" ? move.card : move.pile} at ${place(move.at)}`;
};
const seen = (before: Picture, after: Picture, tells: SeenTell[] = [], of = cards) => moves(before, after, tells, of).map(said);
const chips = (pot: number, has: number[], staked: number[] = []) => picture("bet", { chips: has, staked, pot });
const lying = (piles: Picture["piles"]) => picture("play", {}, piles);

test("a stake goes from whoever pays it to the middle, and is counted once", () => {
  expect(seen(chips(0, [9, 9], [0, 0]), chips(2, [9, 7], [0, 2]))).toEqual(["2: 1 → middle"]);
  expect(seen(chips(0, [9, 9, 9]), chips(2, [8, 9, 8]))).toEqual(["1: 0 → middle", "1: 2 → middle"]);
});

test("a pot goes from the middle to whoever wins it, in parts where it is shared", () => {
  expect(seen(chips(6, [6, 6], [3, 3]), chips(0, [6, 12], [0, 0]))).toEqual(["6: middle → 1"]);
  expect(seen(chips(6, [6, 6, 6]), chips(0, [9, 6, 9]))).toEqual(["3: middle → 0", "3: middle → 2"]);
});

test("what one gives to another does not pass the middle, and what comes from nowhere does not move", () => {
  expect(seen(chips(4, [9, 9]), chips(4, [6, 12]))).toEqual(["3: 0 → 1"]);
  expect(seen(chips(4, [9, 9]), chips(4, [9, 10]))).toEqual([]);
});

test("money is not there before it has arrived, and is gone from where it was", () => {
  const [before, after] = [chips(0, [9, 9], [0, 0]), chips(2, [9, 7], [0, 2])];
  expect(aloft(before, after, moves(before, after, [], cards), cards)).toMatchObject({ chips: [9, 7], pot: 0 });
  expect(aloft(after, before, moves(after, before, [], cards), cards)).toMatchObject({ chips: [9, 7], pot: 0 });
});

test("cards are dealt from the middle to everybody, also where closed ones look as before", () => {
  const deal = [told("deal"), told("dealt", 0, {}, ["2c"]), told("dealt", 1, {}, ["??"])];
  expect(seen(lying({ "hand.0": ["As"], "hand.1": 1 }), lying({ "hand.0": ["2c*"], "hand.1": 1 }), deal)).toEqual([
    "2c*: middle → 0, turned",
    "??: middle → 1",
  ]);
  const first = lying({ "hand.0": ["2c*"], "hand.1": 1, stock: 9 });
  expect(seen(bare(first), first)).toEqual(["2c*: middle → 0, turned", "??: middle → 1"]);
});

test("common cards are turned up in the middle; a hand that lay closed is turned where it lies", () => {
  expect(seen(lying({ board: ["3c"], stock: 9 }), lying({ board: ["3c", "4d"], stock: 8 }))).toEqual(["4d: middle → middle, turned"]);
  expect(seen(lying({ "hand.1": 2 }), lying({ "hand.1": ["Kd", "2s"] }))).toEqual(["turn Kd at 1", "turn 2s at 1"]);
});

test("exchanged cards go and others come: those of one's own by name, those of others by number", () => {
  const before = lying({ "hand.0": ["As*", "2c*"], "put_down.0": 0, "hand.1": 2, "put_down.1": 0, stock: 9 });
  const mine = lying({ "hand.0": ["As*", "7d*"], "put_down.0": ["2c*"], "hand.1": 2, "put_down.1": 0, stock: 8 });
  expect(seen(before, mine, [told("exchanged", 0, { n: 1 })])).toEqual(["2c*: 0 → middle", "7d*: middle → 0, turned"]);
  const theirs = lying({ "hand.0": ["As*", "2c*"], "put_down.0": 0, "hand.1": 2, "put_down.1": 1, stock: 8 });
  expect(seen(before, theirs, [told("exchanged", 1, { n: 1 })])).toEqual(["??: 1 → middle", "??: middle → 1"]);
});

test("a card that is laid open before its owner comes out of their hand, and from a row it goes to whoever picks it", () => {
  expect(seen(lying({ "hand.1": 3 }), lying({ "hand.1": 2, "laid.1": ["7c"] }))).toEqual(["7c: 1 → 1, turned"]);
  expect(seen(lying({ row: ["7c", "8d"], "hand.1": 0 }), lying({ row: ["8d"], "hand.1": ["7c"] }))).toEqual(["7c: middle → 1"]);
});

test("what is put away when something new begins is gone at once; at any other time it is seen to go", () => {
  const [before, after] = [lying({ "laid.0": ["7c"], gone: 0 }), lying({ "laid.0": 0, gone: ["7c"] })];
  expect(seen(before, after)).toEqual(["7c: 0 → middle"]);
  expect(seen(before, after, [told("deal")])).toEqual([]);
});

test("dice are thrown where all see them, and shaken under a cup when it is told; what one sees under one's own is no throw", () => {
  expect(seen(lying({ track: 0 }), lying({ track: ["K", "9"] }), [], dice)).toEqual(["roll track at middle"]);
  const shaken = [told("round"), told("shook", 0, {}, ["A"]), told("shook", 1, {}, ["??"])];
  expect(seen(lying({ "cup.0": ["K"], "cup.1": 1 }), lying({ "cup.0": ["A*"], "cup.1": 1 }), shaken, dice)).toEqual([
    "roll cup.0 at 0",
    "roll cup.1 at 1",
  ]);
  expect(seen(lying({ "cup.0": ["A*"], "cup.1": 1 }), lying({ "cup.0": ["A"], "cup.1": ["9"] }), [], dice)).toEqual([]);
});

test("nothing moves between two pictures that are the same", () => {
  const still = picture("bet", { chips: [9, 9], pot: 3 }, { "hand.0": ["As*"], "hand.1": 5, stock: 30 });
  expect(seen(still, { ...still })).toEqual([]);
});

test("a closed card that is known once somebody has taken it is said to come from the heap in the middle where it lay", () => {
  const [before, after] = [lying({ widow: 3, "hand.0": ["2c*"] }), lying({ widow: ["2c*", "??", "??"], "hand.0": ["As*"] })];
  const taken = moves(before, after, [], box({ own: ["hand"], common: ["widow"] }));
  expect(taken).toContainEqual({ kind: "card", card: "As*", from: MIDDLE, to: 0, turned: true, heap: "widow" });
});
