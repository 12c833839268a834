import type { GamePage } from "@/lib/page";
import { showdowns } from "@/lib/showdown";
import Mat from "./Mat.svelte";
import { placeOf } from "./sight";

export const page: GamePage = {
  Mat,
  beside: "chips",
  endings: showdowns,
  taps: ["positions", "seats"],
  low: (question) => ["row", "their-hidden", "their-visible"].includes(placeOf(question) ?? ""),
};
