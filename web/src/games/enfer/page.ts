import { each, type GamePage } from "../../lib/page";
import Mat from "./Mat.svelte";

export const page: GamePage = {
  Mat,
  chips: (picture, seat) => each(picture, "chips")[seat] ?? 0,
  pot: () => 0,
  out: () => false,
  tapped: () => false,
};
