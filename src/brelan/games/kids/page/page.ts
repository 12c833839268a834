import { number, type GamePage } from "@/lib/page";
import { unlit } from "@/lib/showdown";
import { texts } from "@/lib/texts.svelte";
import Mat from "./Mat.svelte";
import Paid from "./Paid.svelte";
import { stagesOf, toldReveals } from "./stages";
import { tried } from "./tried";

export const page: GamePage = {
  Mat,
  seated: true,
  reveals: true,
  printed: ["card-says", "promised"],
  holds: tried,
  onward: (picture) => texts.say(number(picture, "stage") < stagesOf(picture).length ? "next-stage" : "next-round", {}, "kids"),
  Coin: Paid,
  endings: (tells) =>
    toldReveals(tells).map(({ lines }) => ({
      hands: lines.map(({ seat, cards }) => ({ seat, own: cards.map(unlit), common: [], beats: null })),
      common: [],
      won: {},
      lines: [],
    })),
};
