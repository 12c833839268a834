import { endings } from "@/lib/endings";
import type { GamePage } from "@/lib/page";
import { ending } from "./ending";
import Mat from "./Mat.svelte";

export const page: GamePage = {
  Mat,
  seated: true,
  printed: ["announced"],
  covers: ["shook"],
  endings: (tells) => endings(tells).map((one) => ending(one, tells)),
};
