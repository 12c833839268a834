// The room that words take in places that are drawn by Place and Mine.
import type { Need } from "../lib/packing";

type Words = Omit<Need, "lots">;

export const SEAT: Words = {
  lines: 2.8,
  letters: 15,
  beside: { lines: 2.8, letters: 17 },
  small: { lines: 2.2, letters: 9, beside: { lines: 2.2, letters: 10 } },
  touched: "place",
};

export const OWN: Words = {
  lines: 2.8,
  letters: 34,
  beside: { lines: 2.8, letters: 46 },
  small: { lines: 2.1, letters: 26, beside: { lines: 2.1, letters: 30 } },
  touched: "things",
};
