import { each, has, type GamePage } from "../../lib/page";
import Mat from "./Mat.svelte";
import { pile, placeOf } from "./sight";

export const page: GamePage = {
  Mat,
  chips: (picture, seat) => each(picture, "chips")[seat] ?? 0,
  out: (picture, seat) => !has(picture.numbers.still_in, seat),
  cards: (picture, question, seat) => {
    const place = placeOf(question);
    if (place === "row") {
      const seen = pile(picture, "row_visible");
      return seen.flatMap((card, i) => (i % 2 ? [] : [`${card} ${seen[i + 1] ?? ""}`]));
    }
    return place === "hidden" || place === "visible" || place === "mises" ? pile(picture, place, seat) : [];
  },
  low: (question) => ["row", "his-hidden", "his-visible"].includes(placeOf(question) ?? ""),
  tapped: (question) => question.of === "positions" || question.of === "seats",
};
