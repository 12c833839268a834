// What Champ's backs say, by their number: S, M or L with a suit, A for any ace.
import { SUITS } from "../lib/colours";

export interface Mark {
  size: string;
  /** Empty: an ace does not tell its suit. */
  suit: string;
  colour: string;
}

export const MARKS: (Mark | undefined)[] = [
  undefined,
  ...["S", "M", "L"].flatMap((size) => ["c", "d", "h", "s"].map((suit) => ({ size, suit, colour: SUITS[suit] ?? "" }))),
  { size: "A", suit: "", colour: "#1f5fa8" },
];
