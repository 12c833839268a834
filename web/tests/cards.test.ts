import { beforeEach, expect, test } from "vitest";
import { back, cardsOf, face, shown, spoken, turned, written } from "@/lib/cards";
import { inkOn } from "@/lib/colours";
import { markOf, markSpoken } from "@/lib/marks";
import { texts } from "@/lib/texts.svelte";
import { box, speak } from "./made";

const marked = box({ backs: { fr: ["S♣", "A"], en: ["S♣", "A"] } });

beforeEach(() => speak("fr", "box", "symbol-pig = de cochon"));

test.each([
  ["As", { rank: "A", suit: "s", secret: false, back: 0 }],
  ["10h*", { rank: "10", suit: "h", secret: true, back: 0 }],
  ["As*13", { rank: "A", suit: "s", secret: true, back: 13 }],
  ["7pig", { rank: "7", suit: "pig", secret: false, back: 0 }],
  ["Jo", { rank: "Jo", suit: "", secret: false, back: 0 }],
  ["K", { rank: "K", suit: "", secret: false, back: 0 }],
  ["mise-4", { rank: "mise-4", suit: "", secret: false, back: 0 }],
])("%s is read as what lies there", (text, card) => {
  expect(face(text)).toEqual(card);
});

test("an unknown card has no face, and shows its back if that tells something", () => {
  expect(face("??")).toBeNull();
  expect([back("??"), back("?5"), back("As")]).toEqual([0, 5, 0]);
});

test("turned over, one's own card shows what the others see", () => {
  expect([turned("As*13"), turned("As"), turned("?5"), turned("??")]).toEqual(["?13", "??", "?5", "??"]);
});

test("in French a king is written R, in English K", async () => {
  expect(shown("Ks")).toBe("R♠");
  await texts.choose("en");
  expect(shown("Ks")).toBe("K♠");
});

test("a suit that is a word is said as its game says it, and as it is where the game says nothing", () => {
  expect(shown("7pig", "box")).toBe("7 de cochon");
  expect(shown("7moon", "box")).toBe("7 moon");
});

test("a screen reader says whole words", () => {
  expect(spoken("Ks")).toBe("roi de pique");
  expect(spoken("Jo")).toBe("Joker");
  expect(spoken("??")).toBe("carte cachée");
  expect(spoken("?1", marked)).toBe("carte cachée, dos S trèfle");
  expect(spoken("Ks*2", marked)).toBe("roi de pique ; les autres voient A");
});

test("a pile of which only the number is known is so many unknown cards", () => {
  expect([cardsOf(2), cardsOf(["As"]), cardsOf(undefined)]).toEqual([["??", "??"], ["As"], []]);
});

test("a back tells a word and a suit, or either; its number if the box has no words for it", () => {
  expect(markOf(marked, 1)).toMatchObject({ word: "S", suit: "c" });
  expect(markOf(marked, 2)).toMatchObject({ word: "A", suit: "" });
  expect(markOf(marked, 3)).toMatchObject({ word: "3", suit: "" });
  expect(markOf(marked, 0)).toBeUndefined();
  expect(markSpoken(marked, 0)).toBe("");
});

test("ink is dark on a light ground and white on a dark one", () => {
  expect([inkOn("#ffffff"), inkOn("#f2c230"), inkOn("#000000"), inkOn("#1f5fa8")]).toEqual(["#1d1a10", "#1d1a10", "#ffffff", "#ffffff"]);
});

test.each([
  ["D♠ 10♥ Joker", false, ["Qs", "10h", "Jo"]],
  ["9 9 V", true, ["9", "9", "J"]],
  ["L♠ M♠", false, null],
  ["D D D A A", false, null],
  ["A", true, null],
])("%s, as people write it, is drawn only if all of it can be", (text, dice, cards) => {
  expect(written(text, dice)).toEqual(cards);
});
