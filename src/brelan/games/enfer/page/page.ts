import type { GamePage } from "@/lib/page";
import { showdowns } from "@/lib/showdown";
import Mark from "./Mark.svelte";
import Mat from "./Mat.svelte";
import { inShort } from "./sight";
import Taken from "./Taken.svelte";

export const page: GamePage = {
  Mat,
  seated: true,
  // what decides the game: a Mise for each that the winner takes, less their own and those of whom they take
  endings: (tells, before) =>
    showdowns(tells).map((end) => ({
      ...end,
      lines: inShort(end.lines, tells, before),
      best: end.lines.filter(({ what }) => what === "took").map(({ seat }) => seat),
      lost: end.lines.flatMap(({ what, seat, numbers }) => (what === "boxed" ? [seat] : what === "took" ? [numbers.seat_from ?? -1] : [])),
    })),
  Prize: Taken,
  Wild: Mark,
  taps: ["positions", "seats"],
  printed: ["read", "immortal", "reaping"],
  // cards that lie in the middle
  low: ({ step, verb, of }) =>
    of === "positions" && ["pick picks", "lay lays", "grafting takes", "devils-eye sees"].includes(`${step} ${verb}`),
};
