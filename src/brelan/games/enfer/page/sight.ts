// What of the picture the mat draws: nothing is worked out here that the table has not said.
import { cardsOf } from "@/lib/cards";
import { each, has, number } from "@/lib/page";
import type { Picture, SeenTell } from "@/lib/protocol";
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

const which = (card: string): number => Number(card.replace(/\D/g, "")) - 1;
const PRINTED = 3;

const PREYING = [17, 18, 20]; // those that take something from whoever withdraws
/** Whether a Mise may cost somebody something who withdraws now: they are told so where it lies. */
export const preys = (picture: Picture, card: string, state: State): boolean =>
  picture.step === "withdraw" &&
  state === "waiting" &&
  each(picture, "left")[which(card)] !== 0 &&
  each(picture, "effect")
    .slice(PRINTED * which(card), PRINTED * which(card) + PRINTED)
    .some((effect) => PREYING.includes(effect));

/** The seats that have laid a Mise, in the order in which their effects come. */
export function inOrder(picture: Picture): number[] {
  const players = number(picture, "players");
  return Array.from({ length: players }, (_, i) => (number(picture, "lead") + i) % players).filter(
    (seat) => pile(picture, "laid", seat).length > 0,
  );
}

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
  if (has(picture.numbers.reaping, seat)) found.push({ kind: 17, text: say("lasting-reaping") });
  return found;
}

/** And for everybody. */
export function lastingForAll(picture: Picture): { kind: number; text: string }[] {
  const found: { kind: number; text: string }[] = [];
  if (number(picture, "suits_first")) found.push({ kind: 6, text: say("lasting-suits-first") });
  if (number(picture, "upside_down")) found.push({ kind: 7, text: say("lasting-upside-down") });
  return found;
}

/** What has become of a seat in this round, in a word; nothing while it is simply in. */
export function fateOf(picture: Picture, seat: number): string {
  if (has(picture.numbers.withdrawn, seat)) return say("out-withdrawn");
  if (!has(picture.numbers.still_in, seat)) return say("out-down");
  return each(picture, "chips")[seat] === 0 ? say("all-in") : "";
}

/** Whether a card that was hidden lies open to everybody. */
export const liesOpen = (card: string): boolean => !card.endsWith("*") && !card.startsWith("?");

/** Those of some cards whose faces the reader knows. */
export const known = (cards: string[]): string[] => cards.filter((card) => !card.startsWith("?"));

/** What one's own hidden cards are called: as long as they are hidden, and once they have been shown. */
export function nameOfHidden(cards: string[]): string {
  const shown = cards.filter(liesOpen).length;
  return shown === cards.length ? say("mine-shown") : say("mine-hidden", { shown });
}

/** How many columns, and how wide a card is, so that so many heaps of cards are as large as they can be in this room. */
export function fitted(
  n: number,
  width: number,
  height: number,
  heap: { /** In widths of a card. */ wide: number; tall: number; /** Pixels around it. */ gap: number },
): { columns: number; thing: number } {
  const ways = Array.from({ length: n }, (_, i) => i + 1).map((columns) => ({
    columns,
    thing: Math.min((width / columns - heap.gap) / heap.wide, (height / Math.ceil(n / columns) - heap.gap) / heap.tall),
  }));
  return ways.reduce((best, way) => (way.thing > best.thing ? way : best), { columns: 1, thing: 16 });
}

/** The chips that a winner alone has from those who withdrew: their Mise did it in the very moment in which the round was won. */
function tolls(tells: SeenTell[], won: SeenTell | undefined): SeenTell[] {
  const paid = tells.filter(({ what, numbers }) => what === "toll" && numbers.seat_to === won?.seat);
  const chips = paid.reduce((sum, { numbers }) => sum + (numbers.chips ?? 0), 0);
  const [first] = paid;
  return first && won?.numbers.lone && chips ? [{ ...first, what: "tolls", seat: won.seat, numbers: { chips } }] : [];
}

/** Who won, and why there is no next round, in one sentence: on the smallest screens there is room for no other. */
function winning(won: SeenTell, broke: SeenTell[]): SeenTell {
  const seats_broke = broke.reduce((seats, { seat }) => seats | (1 << seat), 0);
  const numbers = { ...won.numbers, seats_broke, several: Number(broke.length > 1) };
  return broke.length ? { ...won, what: "won-last", numbers } : won;
}

/** All the Mises that the winner takes, even from those who withdrew, and why they do not take others. */
export function inShort(lines: SeenTell[], tells: SeenTell[], before: Picture): SeenTell[] {
  const won = lines.find(({ what }) => what === "won");
  const winner = won?.seat;
  const back = tells.filter(({ what, rule }) => what === "took-back" && rule !== "E28");
  const kept = back
    .filter(({ seat }) => seat === winner)
    .map((line) => ({ ...line, what: "kept", numbers: { lone: won?.numbers.lone ?? 0 } }));
  const spared = back.filter(({ seat }) => seat !== winner).map((line) => ({ ...line, what: "spared" }));
  const took = lines.filter(({ what }) => what === "took");
  const [first] = took;
  const over = lines.filter(({ what }) => what === "out-of-chips");
  const rest = lines.flatMap((line) =>
    line === won ? [winning(won, over), ...tolls(tells, won)] : won && over.includes(line) ? [] : [line],
  );
  if (!first) return [...rest, ...kept, ...spared];
  const own = lines.some(({ what }) => what === "boxed") ? 1 : kept.length ? 2 : 0;
  const from = took.map(({ numbers }) => numbers.seat_from ?? -1);
  const reaped = Number(from.some((seat) => has(before.numbers.withdrawn, seat)));
  const numbers = { seats_from: from.reduce((seats, seat) => seats | (1 << seat), 0), own, reaped };
  const spoils = { ...first, what: "spoils", cards: took.flatMap(({ cards }) => cards), numbers };
  return [...rest.flatMap((line) => (line === first ? [spoils] : ["took", "boxed"].includes(line.what) ? [] : [line])), ...spared];
}
