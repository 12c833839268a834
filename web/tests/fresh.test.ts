import { expect, test } from "vitest";
import { freshened, NONE } from "@/lib/fresh";
import type { SeenTell } from "@/lib/protocol";
import { box, picture, told } from "./made";

const BOX = box({ own: ["hand", "cup"], dice: ["cup"], deal: "deal", opens: ["deal", "turned"] });
const holding = (...cards: string[]) => picture("", { deal: 1 }, { "hand.0": cards });
const after = (was: string[], is: string[], tells: SeenTell[] = [], fresh = NONE) => [
  ...freshened(fresh, holding(...was), holding(...is), tells, BOX, 0),
];

test("the cards that came to the others of a hand are fresh, wherever they lie in it", () => {
  expect(after(["As", "Ks", "2c"], ["5d", "As*", "6d"])).toEqual(["5d", "6d"]);
});

test("a hand that is dealt has no fresh cards, even where the last one lay until then", () => {
  expect(after([], ["As", "Ks"])).toEqual([]);
  const next = picture("", { deal: 2 }, { "hand.0": ["As", "Ks"] });
  expect([...freshened(NONE, holding("As", "2c"), next, [], BOX, 0)]).toEqual([]);
  expect(after(["As"], ["As", "Ks"], [told("dealt")])).toEqual([]);
});

test("a hand that is taken has no fresh cards, whatever else its owner holds; one card that is drawn to it has", () => {
  const two = box({ own: ["stakes", "hidden", "open"], deal: "deal" });
  const lies = (hidden: string[], open: string[]) =>
    picture("", { deal: 1 }, { "stakes.0": ["7*", "9*"], "hidden.0": hidden, "open.0": open });
  const [none, taken] = [lies([], []), lies(["As*", "Ks*"], ["2c"])];
  expect([...freshened(NONE, none, taken, [], two, 0)]).toEqual([]);
  expect([...freshened(NONE, taken, lies(["5d*", "6d*"], ["2c"]), [], two, 0)]).toEqual(["5d", "6d"]);
});

test("what came stays fresh while nothing changes, and no longer than until a card goes", () => {
  const fresh = new Set(["5d"]);
  expect(after(["As", "5d"], ["As", "5d"], [told("passed", 1), told("turned")], fresh)).toEqual(["5d"]);
  expect(after(["As", "5d"], ["5d"], [], fresh)).toEqual([]);
});

test("cards that lie closed and dice that are thrown again are not fresh", () => {
  expect(after(["As"], ["As", "??"])).toEqual([]);
  const cup = (...dice: string[]) => picture("", {}, { "hand.0": ["As"], "cup.0": dice });
  expect([...freshened(NONE, cup("9"), cup("K"), [], BOX, 0)]).toEqual([]);
});
