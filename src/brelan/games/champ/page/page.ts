import { cardsOf } from "@/lib/cards";
import type { GamePage } from "@/lib/page";
import Cups from "./Cups.svelte";
import Mat from "./Mat.svelte";
import { ended, scenes } from "./scenes";

export const page: GamePage = {
  Mat,
  seated: true,
  endings: (tells, before) => scenes(tells, cardsOf(before.piles.board)).map(ended),
  Prize: Cups,
};
