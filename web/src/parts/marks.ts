// What Champ's backs say, by their number: S, M or L with a suit, A for any ace.
export interface Mark {
  size: string;
  /** Empty: an ace does not tell its suit. */
  suit: string;
  colour: string;
}

const COLOURS: Record<string, string> = { c: "#256b2e", d: "#b4560b", h: "#b3261e", s: "#22303a" };

export const MARKS: (Mark | undefined)[] = [
  undefined,
  ...["S", "M", "L"].flatMap((size) => ["c", "d", "h", "s"].map((suit) => ({ size, suit, colour: COLOURS[suit] ?? "" }))),
  { size: "A", suit: "", colour: "#1f5fa8" },
];
