import type { GamePage } from "@/lib/page";
import { unlit } from "@/lib/showdown";
import Mat from "./Mat.svelte";
import { toldReveals } from "./stages";
import { tried } from "./tried";

export const page: GamePage = {
  Mat,
  seated: true,
  reveals: true,
  holds: tried,
  endings: (tells) =>
    toldReveals(tells).map(({ lines }) => ({
      hands: lines.map(({ seat, cards }) => ({ seat, own: cards.map(unlit), common: [], beats: null })),
      common: [],
      won: {},
      lines: [],
    })),
};
