// What of the picture the mat draws: nothing is worked out here that the table has not said.
import { cardsOf } from "@/lib/cards";
import { each, has, number } from "@/lib/page";
import type { Picture, Prompt } from "@/lib/protocol";
import { say as words } from "@/lib/texts.svelte";

export const say = (key: string, values: Record<string, string | number> = {}): string => words(key, values, "enfer");

export const pile = (picture: Picture, name: string, seat?: number): string[] =>
  cardsOf(picture.piles[seat === undefined ? name : `${name}.${seat}`]);

/** The six phases of a round; what a Mise does belongs to the fourth. */
const PHASE: Record<string, number> = {
  lot: 0,
  round: 0,
  deal: 0,
  pick: 0,
  widow: 0,
  lay: 1,
  withdraw: 1,
  anybody: 1,
  exchange: 2,
  raise: 4,
  pay: 4,
  reveal: 5,
  verdict: 5,
  show: 5,
};
export const PHASES = 6;
export const phaseOf = (step: string): number => PHASE[step] ?? 3;

/** What happens with a Mise on the table. */
export type State = "waiting" | "deciding" | "activated" | "turned" | "withdrawn";

export function stateOf(picture: Picture, seat: number): State {
  if (has(picture.numbers.withdrawn, seat)) return "withdrawn";
  if (has(picture.numbers.activated, seat)) return "activated";
  const phase = phaseOf(picture.step);
  if (phase !== 3) return phase < 3 ? "waiting" : "turned";
  const players = number(picture, "players");
  const place = (of: number) => (of - number(picture, "lead") + players) % players;
  const actor = number(picture, "actor");
  if (seat === actor) return picture.step === "activate" ? "deciding" : "turned";
  return place(seat) < place(actor) ? "turned" : "waiting";
}

/** The seats that have laid a Mise, in the order in which their effects come. */
export function inOrder(picture: Picture): number[] {
  const players = number(picture, "players");
  return Array.from({ length: players }, (_, i) => (number(picture, "lead") + i) % players).filter(
    (seat) => pile(picture, "laid", seat).length > 0,
  );
}

const which = (card: string): number => Number(card.replace(/\D/g, "")) - 1;
const PRINTED = 3;

/** The first effect of a Mise, which its drawing shows; 0 when it lies face down. */
export const kindOf = (picture: Picture, card: string): number =>
  card.startsWith("?") ? 0 : (each(picture, "effect")[PRINTED * which(card)] ?? 0);

/** How many more times a Mise works, when that is fewer than there are rounds to come; 0 when it is spent. */
export function timesLeft(picture: Picture, card: string, state?: State): number | null {
  const left = card.startsWith("?") ? undefined : each(picture, "left")[which(card)];
  const toCome = (state === "activated" ? 8 : 9) - number(picture, "round");
  return left === undefined || (left > 0 && left >= toCome) ? null : left;
}

/** What lasts for a seat until the end of the round: the effect's drawing and its words. */
export function lastingFor(picture: Picture, seat: number): { kind: number; text: string }[] {
  const highest = each(picture, "highest")[seat] ?? 0;
  const found: { kind: number; text: string }[] = [];
  if (has(picture.numbers.gagged, seat)) found.push({ kind: 11, text: say("lasting-gagged") });
  if (highest > 3) found.push({ kind: 10, text: say("lasting-highest", { n: highest }) });
  if (each(picture, "wild")[seat]) found.push({ kind: 8, text: say("lasting-wild") });
  if (has(picture.numbers.cloaked, seat)) found.push({ kind: 9, text: say("lasting-cloaked") });
  if (has(picture.numbers.immortal, seat)) found.push({ kind: 15, text: say("lasting-immortal") });
  return found;
}

/** And for everybody. */
export function lastingForAll(picture: Picture): { kind: number; text: string }[] {
  const found: { kind: number; text: string }[] = [];
  if (number(picture, "suits_first")) found.push({ kind: 6, text: say("lasting-suits-first") });
  if (number(picture, "upside_down")) found.push({ kind: 7, text: say("lasting-upside-down") });
  return found;
}

/** Where the others sit, from one's left round the table. */
export const SITTING: Record<number, string[]> = {
  2: ["left", "right"],
  3: ["left", "top", "right"],
  4: ["left low", "left high", "right high", "right low"],
  5: ["left low", "left high", "top", "right high", "right low"],
};

/** Whether a seat is out of the round, in a word. */
export function outWord(picture: Picture, seat: number): string {
  if (has(picture.numbers.still_in, seat)) return "";
  return say(has(picture.numbers.withdrawn, seat) ? "out-withdrawn" : "out-down");
}

/** The cards that a question asks for by position: one's own, or an opponent's. */
export type Place = "row" | "mises" | "hidden" | "visible" | "their-hidden" | "their-visible";
const PLACES: Record<string, Place> = {
  "pick picks": "row",
  "lay lays": "mises",
  "grafting gives": "visible",
  "grafting takes": "their-visible",
  "devils-eye sees": "their-hidden",
};
export function placeOf(question: Prompt | null): Place | null {
  if (question?.of !== "positions") return null;
  return PLACES[`${question.step} ${question.verb}`] ?? "hidden";
}

/** The opponents whose cards may be meant, as far as the picture says it. */
export function candidates(picture: Picture, seat: number, place: Place): number[] {
  const down = (card: string) => card.startsWith("?") || card.endsWith("*");
  return Array.from({ length: number(picture, "players") }, (_, i) => i).filter(
    (i) => i !== seat && has(picture.numbers.still_in, i) && (place !== "their-hidden" || pile(picture, "hidden", i).some(down)),
  );
}
