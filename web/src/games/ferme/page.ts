import { cardsOf } from "../../lib/cards";
import { each, has, type GamePage } from "../../lib/page";
import Mat from "./Mat.svelte";

export const page: GamePage = {
  Mat,
  chips: (picture, seat) => each(picture, "chips")[seat] ?? 0,
  out: (picture, seat) => !has(picture.numbers.still_in, seat),
  cards: (picture, _question, seat) => cardsOf(picture.piles[`hand.${seat}`]),
  tapped: (question) => question.step === "exchange",
};
