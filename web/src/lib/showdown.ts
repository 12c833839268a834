// How a deal ended, read from what was told: hands side by side with what decides between them, and who won what.
import { face, height } from "./cards";
import type { SeenTell } from "./protocol";

/** A card of a hand: whether it counts, and whether the combination is made of it. */
export interface Lit {
  card: string;
  counts: boolean;
  makes: boolean;
  /** Whether it lies in the middle, and counts for this hand too. */
  common?: boolean;
  /** Whether it stands for another. */
  wild?: boolean;
}

export interface ShownHand {
  seat: number;
  own: Lit[];
  common: Lit[];
  /** Why it beats the next one, or equals it. */
  beats: SeenTell | null;
}

export interface Showdown {
  /** Best first. */
  hands: ShownHand[];
  /** What lies in the middle, with what makes the best hand lit. */
  common: Lit[];
  /** What each seat won: chips or points. */
  won: Record<number, number>;
  /** Who won, shared, took or gave up what, to be said in words. */
  lines: SeenTell[];
  /** Texts of the game: what it is called, and a sentence about it. */
  title?: string;
  note?: string;
  /** Whether the common cards turn slowly, and nothing else is told until the last one lies there. */
  turning?: boolean;
  /** Who won something besides what is counted, once for each. */
  best?: number[];
  /** Who lost one of those, once for each. */
  lost?: number[];
}

const WINS = new Set(["won", "shared", "unopposed", "nobody"]);
const ENDS = new Set([...WINS, "took", "boxed", "out", "out-of-chips"]);
/** Whether this tells how a deal ended: who won, and what could not be shared (it stays, and is nobody's). */
const ends = ({ what, seat }: SeenTell): boolean => ENDS.has(what) || (what === "stayed" && seat < 0);

/** Whether this tells who won. */
export const wins = (told: SeenTell): boolean => WINS.has(told.what);

/** A card of which nothing is said. */
export const unlit = (card: string): Lit => ({ card, counts: true, makes: false });

/** A whole hand as people lay it down: what makes it first, and there the joker, then equal ranks side by side, then from the ace down. */
export function laidDown(cards: Lit[]): Lit[] {
  const rank = ({ card }: Lit): string => face(card)?.rank ?? "";
  const together = (one: Lit): number => (rank(one) === "Jo" ? cards.length : cards.filter((other) => rank(other) === rank(one)).length);
  return [...cards].sort((a, b) => Number(b.makes) - Number(a.makes) || together(b) - together(a) || height(b.card) - height(a.card));
}

/** The hands that these tells compare, each once, with the cards that make it lit. */
export function compared(beats: SeenTell[]): ShownHand[] {
  const hands: ShownHand[] = [];
  for (const told of beats) {
    const { own = 0, counts = 0, makes = 0, counts_over = 0, makes_over = 0, wild = 0, wild_over = 0, seat_over = 0 } = told.numbers;
    const common = told.cards.slice(2 * own);
    const hand = (seat: number, cards: string[], counting: number, making: number, marked: number): ShownHand => {
      const all = [...cards, ...common].map((card, i) => ({
        card,
        counts: ((counting >> i) & 1) === 1,
        makes: ((making >> i) & 1) === 1,
        ...(i === marked - 1 ? { wild: true } : {}),
      }));
      return { seat, own: common.length ? all.slice(0, own) : laidDown(all), common: all.slice(own), beats: null };
    };
    if (!hands.length) hands.push(hand(told.seat, told.cards.slice(0, own), counts, makes, wild));
    const above = hands.at(-1);
    if (above) above.beats = told;
    hands.push(hand(seat_over, told.cards.slice(own, 2 * own), counts_over, makes_over, wild_over));
  }
  return hands;
}

/** Hands with what counts for each of what lies in the middle. */
export const withCommon = (hands: ShownHand[]): ShownHand[] =>
  hands.map((hand) => ({
    ...hand,
    own: [...hand.own, ...hand.common.filter(({ counts }) => counts).map((one) => ({ ...one, common: true }))],
    common: [],
  }));

/** How a deal ended in these tells; nothing if it did not. Where another begins, they are parted already (beats.ts). */
export function showdowns(tells: SeenTell[]): Showdown[] {
  const lines = tells.filter(ends);
  const before = lines[0] ? tells.slice(0, tells.indexOf(lines[0])) : tells;
  const hands = compared(before.filter((told) => told.what === "beats"));
  if (!hands.length && !lines.length) return [];
  const won: Record<number, number> = {};
  for (const told of lines.filter(wins)) {
    const { chips = 0, points = chips } = told.numbers;
    won[told.seat] = (won[told.seat] ?? 0) + points;
  }
  return [{ hands, common: hands[0]?.common ?? [], won, lines }];
}
