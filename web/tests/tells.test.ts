import { beforeEach, expect, test } from "vitest";
import type { SeenTell } from "@/lib/protocol";
import { sentence } from "@/lib/tells";
import { speak, told } from "./made";

const FTL = `
told-gave = { $who } donne { $cards } à { $to }.
    .you = Tu donnes { $cards } à { $to }.
    .to-you = { $who } te donne { $cards }.
told-shared = { $winners } : { $chips }.
    .you-among-winners = { $winners } partagez : { $chips }.
told-got = { $known ->
    [yes] { $who } reçoit { $cards }.
   *[no] { $who } reçoit { $n } cartes.
}
`;
const NAMES = ["Anna", "Bruno", "Chloé"];

beforeEach(() => speak("fr", "box", FTL));

test("people are called by their names, and cards as they are written", () => {
  expect(sentence(told("gave", 0, { seat_to: 1 }, ["Ks", "Jo"]), NAMES, "box")).toBe("Anna donne R♠ Joker à Bruno.");
});

test("a reader without a name is spoken to, for what they do and for what befalls them", () => {
  expect(sentence(told("gave", 0, { seat_to: 1 }, ["Ks"]), ["", "Bruno"], "box")).toBe("Tu donnes R♠ à Bruno.");
  expect(sentence(told("gave", 1, { seat_to: 0 }, ["Ks"]), ["", "Bruno"], "box")).toBe("Bruno te donne R♠.");
});

test("a reader on a seat is spoken to as well, and called by their name where there are no words for it", () => {
  const spoken = (one: SeenTell) => sentence(one, NAMES, "box", undefined, 0);
  expect(spoken(told("gave", 0, { seat_to: 1 }, ["Ks"]))).toBe("Tu donnes R♠ à Bruno.");
  expect(spoken(told("gave", 2, { seat_to: 0 }, ["Ks"]))).toBe("Chloé te donne R♠.");
  expect(spoken(told("gave", 2, { seat_to: 1 }, ["Ks"]))).toBe("Chloé donne R♠ à Bruno.");
  expect(spoken(told("shared", 8, { seats_winners: 0b101, chips: 4 }))).toBe("Chloé et toi partagez\u00a0: 4.");
  expect(spoken(told("got", 0, {}, ["As"]))).toBe("Anna reçoit A♠.");
});

test("a set of seats is a list of names, and no line ends before a colon", () => {
  expect(sentence(told("shared", 0, { seats_winners: 0b111, chips: 4 }), NAMES, "box")).toBe("Anna, Bruno et Chloé\u00a0: 4.");
  expect(sentence(told("shared", 0, { seats_winners: 0b100, chips: 4 }), NAMES, "box")).toBe("Chloé\u00a0: 4.");
});

test("a reader who is one of several is spoken to with the others, and named last", () => {
  expect(sentence(told("shared", 8, { seats_winners: 0b101, chips: 4 }), ["", "Bruno", "Chloé"], "box")).toBe(
    "Chloé et toi partagez\u00a0: 4.",
  );
  expect(sentence(told("shared", 8, { seats_winners: 0b110, chips: 4 }), ["", "Bruno", "Chloé"], "box")).toBe("Bruno et Chloé\u00a0: 4.");
});

test("cards are counted where one of them is not known", () => {
  expect(sentence(told("got", 0, {}, ["As", "2c"]), NAMES, "box")).toBe("Anna reçoit A♠ 2♣.");
  expect(sentence(told("got", 0, {}, ["As", "??"]), NAMES, "box")).toBe("Anna reçoit 2 cartes.");
});

test("cards with words on them are named by these, with commas between", () => {
  const printed = (card: string) => (card === "m1" ? { name: "Le Pacte", atmosphere: "", effect: "" } : undefined);
  expect(sentence(told("got", 0, {}, ["m1", "As"]), NAMES, "box", printed)).toBe("Anna reçoit Le Pacte, A♠.");
});
