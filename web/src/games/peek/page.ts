import { each, has, number, type GamePage } from "../../lib/page";
import Mat from "./Mat.svelte";

export const page: GamePage = {
  Mat,
  chips: (picture, seat) => each(picture, "points")[seat] ?? 0,
  pot: (picture) => each(picture, "staked").reduce((sum, n) => sum + n, 0) + number(picture, "track"),
  out: (picture, seat) => !has(picture.numbers.playing, seat),
  tapped: () => false,
};
