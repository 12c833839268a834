// How a hand lies: in one row if there is room, or in two, the upper one tucked behind the lower as far as a finger still finds it.
import { FINGER, type Lot } from "@/lib/packing";

const ROW = 5;
export const TUCKED = FINGER + 2;

export const inRow = (n: number, room = ROW): number => (n > room ? Math.ceil(n / 2) : n);

/** What the scene is told of it: one row where there is room, or two; `twice` in two in any case, if it is no small hand. */
export const rowsOf = (n: number, twice: boolean): Lot[] =>
  twice && n > ROW ? [{ n: inRow(n), tall: 2.5 }] : [{ n, tall: n > ROW ? 1.25 : 1.4 }];
