import type { GamePage } from "@/lib/page";
import { unlit } from "@/lib/showdown";
import Mat from "./Mat.svelte";
import Paid from "./Paid.svelte";
import { toldReveals } from "./stages";

export const page: GamePage = {
  Mat,
  seated: true,
  reveals: true,
  Coin: Paid,
  endings: (tells) =>
    toldReveals(tells).map(({ lines }) => ({
      hands: lines.map(({ seat, cards }) => ({ seat, own: cards.map(unlit), common: [], beats: null })),
      common: [],
      won: {},
      lines: [],
    })),
};
