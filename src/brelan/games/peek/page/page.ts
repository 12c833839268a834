import { endings } from "@/lib/endings";
import type { GamePage } from "@/lib/page";
import Mat from "./Mat.svelte";

export const page: GamePage = {
  Mat,
  seated: true,
  covers: ["shook"],
  endings: (tells) =>
    endings(tells).map((one) => (tells.some((told) => told.what === "leader-die") ? { ...one, title: "who-leads" } : one)),
};
