import type { GamePage } from "@/lib/page";
import { showdowns } from "@/lib/showdown";
import Mat from "./Mat.svelte";

export const page: GamePage = {
  Mat,
  seated: true,
  endings: showdowns,
  taps: ["positions", "seats"],
  // cards that lie in the middle
  low: ({ step, verb, of }) =>
    of === "positions" && ["pick picks", "lay lays", "grafting takes", "devils-eye sees"].includes(`${step} ${verb}`),
};
