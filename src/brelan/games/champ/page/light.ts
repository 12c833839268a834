// What a seat's lamp shows, as the picture tells it.
import { each, has, number } from "@/lib/page";
import type { Picture } from "@/lib/protocol";

export type Light = "thinks" | "staked" | "gave-up" | "stays" | "off";

export const STAGES = 4;

/** What a seat has staked, stage by stage. */
export const stakesOf = (picture: Picture, seat: number): number[] => each(picture, "staked").slice(STAGES * seat, STAGES * (seat + 1));

/** The stage in which people decide now, counted from 0; −1 between the decisions. */
export const stageNow = (picture: Picture): number => (picture.step === "decide" ? number(picture, "stage") : -1);

export function lightOf(picture: Picture, seat: number): Light {
  if (!has(picture.numbers.still_in, seat)) return "gave-up";
  if (picture.step !== "decide") return "off";
  if (has(picture.numbers.asked, seat)) return "thinks";
  return stakesOf(picture, seat)[number(picture, "stage")] ? "staked" : "stays";
}

/** Whether staying in at this price takes all that a seat has left. */
export const isAll = (picture: Picture, seat: number, price: number): boolean => price >= (each(picture, "chips")[seat] ?? 0);

/** Whether everybody waits for this seat alone. */
export const isLast = (picture: Picture, seat: number): boolean => picture.step === "decide" && number(picture, "asked") === 1 << seat;
