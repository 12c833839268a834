import { beforeEach, expect, test } from "vitest";
import { answerName, inWords, people, words, type Around } from "@/lib/asking";
import { choices, has, tapped, type GamePage } from "@/lib/page";
import type { Hint, Prompt } from "@/lib/protocol";
import { picture, question, speak } from "./made";

const FTL = `
ask-bet-raises = Combien ?
ask-bet = Tu mises ?
ask-passes = Tu passes ?
do-raise = Mettre { $amount }
do-bet-pass = Je passe
do-follow = Suivre pour { $chips }
do-exchange = { $n ->
    [0] Tout garder
   *[other] Changer { $n } cartes
}
do-stake = { $rest ->
    [0] Tout miser
   *[other] Miser { $amount }
}
`;

beforeEach(() => speak("fr", "box", FTL));

const around = (some: Prompt, more: Partial<Around> = {}): Around => ({
  question: some,
  game: "box",
  names: [],
  cards: [],
  printed: () => undefined,
  ...more,
});
const hint = (best: Hint["best"], lines: string[], weighed: [Hint["best"], string][]): Hint => ({
  asked: 1,
  lines,
  best,
  weighed: weighed.map(([value, text], i) => ({ value, text, worth: 9 - i })),
  unit: "",
});

test("a question is put in the most precise words there are", () => {
  expect(words("ask", question({ step: "bet", verb: "raises" }), "box", {})).toBe("Combien ?");
  expect(words("ask", question({ step: "bet", verb: "other" }), "box", {})).toBe("Tu mises ?");
  expect(words("ask", question({ step: "other", verb: "passes" }), "box", {})).toBe("Tu passes ?");
});

test("an option has words for its step, or for itself, and knows the facts of the question", () => {
  const asked = question({ step: "bet", facts: { chips: 3 } });
  expect(words("do", asked, "box", {}, "pass")).toBe("Je passe");
  expect(words("do", asked, "box", {}, "follow")).toBe("Suivre pour 3");
});

test("a button may say that the amount is all there is", () => {
  const asked = question({ verb: "stake", form: "amount", of: "amount", most: 5 });
  expect([4, 5].map((amount) => words("do", asked, "box", { amount }))).toEqual(["Miser 4", "Tout miser"]);
});

test("whoever a question mentions has a name", () => {
  const asked = question({ facts: { seat_raiser: 1, raise: 3 } });
  expect(people(asked, ["Anna", "Bruno"])).toEqual({ raiser: "Bruno" });
});

test("the coach calls options as their buttons do", () => {
  const asked = question({ step: "bet", members: [0, 1], options: ["pass", "follow"], facts: { chips: 3 } });
  const said = inWords(
    hint(
      1,
      ["Suis."],
      [
        [1, "suivre"],
        [0, "passer"],
      ],
    ),
    around(asked),
  );
  expect(said.lines).toEqual(["Suis."]);
  expect(said.weighed).toEqual([
    { text: "Suivre pour 3", worth: 9, best: true },
    { text: "Je passe", worth: 8, best: false },
  ]);
});

test("the coach calls players by their names, and a number inside another number is left alone", () => {
  const asked = question({ of: "seats", members: [1, 2] });
  const said = inWords(
    hint(
      1,
      ["Prends 1, pas 11."],
      [
        [1, "1"],
        [2, "2"],
      ],
    ),
    around(asked, { names: ["Anna", "Bruno", "Chloé"] }),
  );
  expect(said.lines).toEqual(["Prends Bruno, pas 11."]);
  expect(said.weighed.map(({ text }) => text)).toEqual(["Bruno", "Chloé"]);
});

test("the coach calls cards by what they are, where all of them are known", () => {
  const asked = question({ of: "positions", form: "some" });
  const said = inWords(
    hint(
      [0, 1],
      ["Change 0 et 1."],
      [
        [[0, 1], "0 et 1"],
        [[0, 5], "0 et 5"],
      ],
    ),
    around(asked, { cards: ["Ks", "2c"] }),
  );
  expect(said.lines).toEqual(["Change R♠, 2♣."]);
  expect(said.weighed.map(({ text }) => text)).toEqual(["R♠, 2♣", "0 et 5"]);
});

test("the coach's own words stay where they name the cards: they say what to do with them", () => {
  const asked = question({ of: "positions", form: "some" });
  const said = inWords(hint([0], ["Le mieux : changer R♠."], [[[0], "changer R♠"]]), around(asked, { cards: ["Ks", "2c"] }));
  expect(said.lines).toEqual(["Le mieux : changer R♠."]);
  expect(said.weighed.map(({ text }) => text)).toEqual(["Changer R♠"]);
});

test("an answer of cards says which, and what was done to them where one may choose more or fewer", () => {
  const some = question({ verb: "exchange", of: "positions", form: "some", most: 3 });
  const known = { cards: ["Ks", "2c", "9h"] };
  const said = [[0, 2], [], 1].map((value) => answerName(value, around(some, known)));
  expect(said).toEqual(["Changer 2 cartes (R♠, 9♥)", "Tout garder", "2♣"]);
  expect(answerName([0, 2], around({ ...some, least: 2, most: 2 }, known))).toBe("R♠, 9♥");
});

test("several cards that are chosen as one make one choice, and what is left over makes none", () => {
  const asked = question({ of: "positions", pile: "row", together: 2 });
  expect(choices(picture("", {}, { row: ["As", "Kd", "2c", "3h", "4s"] }), asked)).toEqual(["As Kd", "2c 3h"]);
});

test("the mat is tapped for cards that lie on it, and for seats where its game says so", () => {
  const usual = {} as GamePage;
  expect(tapped(usual, question({ of: "positions", pile: "row" }))).toBe(true);
  expect(tapped(usual, question({ of: "positions" }))).toBe(false);
  expect(tapped(usual, question({ of: "seats" }))).toBe(false);
  expect(tapped({ ...usual, taps: ["seats"] }, question({ of: "seats" }))).toBe(true);
});

test("a set of seats has a bit for each", () => {
  expect([0, 1, 2].map((seat) => has(0b101, seat))).toEqual([true, false, true]);
  expect([has(undefined, 0), has([1], 0)]).toEqual([false, false]);
});
