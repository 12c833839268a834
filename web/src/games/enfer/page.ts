import { each, has, number, type GamePage } from "../../lib/page";
import Mat from "./Mat.svelte";

export const page: GamePage = {
  Mat,
  chips: (picture, seat) => each(picture, "chips")[seat] ?? 0,
  pot: (picture) => number(picture, "pot"),
  out: (picture, seat) => !has(picture.numbers.still_in, seat),
  tapped: (question) => question.of === "positions" || question.of === "seats",
};
