import { expect, test } from "vitest";
import { ended, scenes } from "../../../src/brelan/games/champ/page/scenes";
import { told } from "../../../web/tests/made";

const FLOP = ["2c", "3h", "4s"];

test("a showdown has the board as it lay, the hands in order, and what each won", () => {
  const found = scenes(
    [
      told("turn", 0, {}, ["5d"]),
      told("river", 0, {}, ["6d"]),
      told("held", 1, { hand: 4 }, ["7s", "8s"]),
      told("held", 0, { hand: 1 }, ["As", "Kd"]),
      told("won", 1, { chips: 9 }),
    ],
    FLOP,
  );
  expect(found).toMatchObject([
    {
      kind: "showdown",
      board: [...FLOP, "5d", "6d"],
      hands: [
        { seat: 1, cards: ["7s", "8s"] },
        { seat: 0, cards: ["As", "Kd"] },
      ],
      won: { 1: 9 },
    },
  ]);
});

test("whoever is left alone and shows is seen with their cards, on the board of that moment", () => {
  expect(scenes([told("showed", 2, {}, ["As", "Kd"]), told("won", 2, { chips: 3 })], FLOP)).toMatchObject([
    { kind: "alone", board: FLOP, hands: [{ seat: 2, cards: ["As", "Kd"] }], won: { 2: 3 } },
  ]);
});

test("whoever is left alone and does not show has won without hands", () => {
  expect(scenes([told("won", 2, { chips: 3 })], [])).toMatchObject([{ kind: "alone", hands: [], won: { 2: 3 } }]);
});

test("a tie closes the showdown with its words and opens a duel on a board of its own", () => {
  const tied = told("tied", 0);
  const [showdown, duel] = scenes(
    [
      told("held", 0, {}, ["As", "Kd"]),
      tied,
      told("duellist", 0, {}, ["2s", "2d"]),
      told("duellist", 1, {}, ["3s", "3d"]),
      told("common", 0, {}, FLOP),
      told("gave", 1),
    ],
    ["9c"],
  );
  expect(showdown).toMatchObject({ kind: "showdown", board: ["9c"], lines: [tied] });
  expect(duel).toMatchObject({ kind: "duel", board: FLOP, hands: [{ seat: 0 }, { seat: 1 }], awarded: [1] });
});

test("who is told to hold something again is not seen twice", () => {
  expect(scenes([told("duel"), told("duellist", 0, {}, ["2s", "2d"]), told("held", 0, { hand: 2 }, ["2s", "2d"])], [])).toMatchObject([
    { kind: "duel", hands: [{ seat: 0 }] },
  ]);
});

test("what follows a new deal belongs to the next scene, on an empty board", () => {
  const found = scenes([told("held", 0, {}, ["As", "Kd"]), told("deal"), told("flop", 0, {}, FLOP), told("won", 1, { chips: 2 })], ["9c"]);
  expect(found.map(({ kind, board }) => [kind, board])).toEqual([
    ["showdown", ["9c"]],
    ["alone", FLOP],
  ]);
});

test("an award that nobody played for is a gift", () => {
  expect(scenes([told("gave", 3)], FLOP)).toMatchObject([
    { kind: "gift", board: [], hands: [], awarded: [3], lines: [{ what: "gave", seat: 3 }] },
  ]);
});

test("hands that were compared lie best first, with what makes them lit, on the board and in the hand", () => {
  const beats = told("beats", 1, { own: 2, seat_over: 0, counts: 0b11111, makes: 0b00101 }, ["7s", "8s", "As", "Kd", ...FLOP]);
  const [scene] = scenes([told("held", 0, {}, ["As", "Kd"]), told("held", 1, {}, ["7s", "8s"]), beats], FLOP);
  const shown = scene && ended(scene);
  expect(shown?.hands.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(shown?.common.map(({ makes }) => makes)).toEqual([true, false, false]);
});

test("in a duel the board shows what makes the winner's hand, wherever the winner sits", () => {
  const beats = told("beats", 1, { own: 2, seat_over: 0, makes: 0b00101, makes_over: 0b01001 }, ["7s", "8s", "As", "Kd", ...FLOP]);
  const duellists = [told("duellist", 0, {}, ["As", "Kd"]), told("duellist", 1, {}, ["7s", "8s"])];
  const [scene] = scenes([told("duel"), ...duellists, told("common", 0, {}, FLOP), beats, told("gave", 1)], []);
  expect(scene && ended(scene)).toMatchObject({ turning: true, common: [{ makes: true }, { makes: false }, { makes: false }] });
});

test("a hand that nobody opposed lies there as it is, beside the board", () => {
  const [scene] = scenes([told("showed", 2, {}, ["As", "Kd"]), told("won", 2, { chips: 3 })], FLOP);
  const plain = (card: string) => ({ card, counts: true, makes: false });
  expect(scene && ended(scene)).toMatchObject({
    hands: [{ seat: 2, own: [plain("As"), plain("Kd")] }],
    common: FLOP.map(plain),
    won: { 2: 3 },
  });
});
