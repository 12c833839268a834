// The room that words take in places that are drawn by Place and Mine.
import type { Need, Words } from "../lib/packing";

type Around = Omit<Need, "lots">;

export const SEAT: Around = {
  lines: 2.8,
  letters: 15,
  beside: { lines: 2.8, letters: 17 },
  small: { lines: 2.2, letters: 9, beside: { lines: 2.2, letters: 10 } },
  touched: "place",
};

export const OWN: Around = {
  lines: 2.8,
  letters: 34,
  beside: { lines: 2.8, letters: 46 },
  small: { lines: 2.1, letters: 26, beside: { lines: 2.1, letters: 30 } },
  touched: "things",
};

/** Others without what lies before them, and you beside what you hold. */
export const BARE: Record<"seat" | "own", Words> = {
  seat: { lines: 2.2, letters: 9 },
  own: { lines: 2.1, letters: 12, beside: { lines: 2.1, letters: 12 } },
};
