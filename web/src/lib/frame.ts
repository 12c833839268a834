// How people may sit around a mat: in rows above the middle, around three sides, with your own place beside the middle, in a wing.
import type { Need } from "./packing";

export interface Needs {
  /** The others, in play order from the left of whoever looks. */
  seats: Need[];
  middle: Need;
  /** Your own place; nobody's on a big screen. */
  own: Need | null;
}

export interface Space {
  width: number;
  height: number;
  /** By how much the words of each place were found to be higher than was said, in the order of `keysOf`. */
  grown?: number[];
}

/** An arrangement to try. */
export interface Frame {
  how: "rows" | "around" | "beside" | "wing";
  /** How many sit at each side. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How many rows the ones at the top stand in, or how many columns those of a wing. */
  rows: number;
  /** How wide a side is, of all there is: of a column of seats, or of the middle where it stands beside your own. */
  share: number;
  /** Your own place is as wide as the mat, not only as the middle. */
  wide: boolean;
}

/** The arrangements that can be tried. */
export function frames({ seats, own }: Needs): Frame[] {
  const n = seats.length;
  const none = { left: 0, top: n, right: 0, bottom: 0, rows: 1, share: 0, wide: true };
  const rows = [1, 2, 3].filter((r) => r === 1 || r <= Math.ceil(n / 2)).map((r): Frame => ({ ...none, how: "rows", rows: r }));
  if (!n) return rows;
  const beside = own
    ? rows
        .filter(({ rows: r }) => r < 3)
        .flatMap((row) => [0.28, 0.36, 0.44, 0.52].map((share): Frame => ({ ...row, how: "beside", share })))
    : [];
  const wing = [0.24, 0.32, 0.4].flatMap((share) =>
    [1, 2].filter((r) => r <= n).map((r): Frame => ({ ...none, how: "wing", rows: r, share, top: 0, left: n })),
  );
  return [...rows, ...around(n, own !== null), ...beside, ...wing];
}

function around(n: number, seated: boolean): Frame[] {
  const found: Frame[] = [];
  for (let side = 1; 2 * side <= n; side += 1) {
    const rest = n - 2 * side;
    // nobody looks from the bottom of a big screen: there people sit as well
    const bottom = seated ? 0 : Math.floor(rest / 2);
    for (const share of [0.14, 0.18, 0.22, 0.26, 0.3, 0.34]) {
      for (const wide of seated ? [true, false] : [false]) {
        found.push({ how: "around", left: side, top: rest - bottom, right: side, bottom, rows: 1, share, wide });
      }
    }
  }
  return found;
}

/** Who sits at which side, by their place in `needs.seats`: as they are drawn, from top to bottom and from left to right. */
export function split({ left, top, right, how, bottom }: Frame): Record<"left" | "top" | "right" | "bottom", number[]> {
  const all = Array.from({ length: left + top + right + bottom }, (_, i) => i);
  const first = all.slice(0, left);
  return {
    left: how === "wing" ? first : first.reverse(),
    top: all.slice(left, left + top),
    right: all.slice(left + top, left + top + right),
    bottom: all.slice(left + top + right).reverse(),
  };
}

/** Rows of people above the middle, and below it on a big screen; and how many stand in one. */
export function rowsOf({ how, top, bottom, rows }: Frame): { above: number; all: number; each: number } {
  if (how === "rows" || how === "beside") return { above: rows, all: rows, each: Math.ceil(top / rows) };
  const above = Number(top > 0);
  return { above, all: above + Number(bottom > 0), each: Math.max(top, bottom) };
}

/** Seats around a table are worth a little; what stands in an unusual place has to be larger for it, most of all on an upright phone. */
export function liked({ how }: Frame, { width, height }: Space): number {
  const upright = width < height;
  const roomy = width >= 560 && height >= 440;
  if (how === "around") return roomy ? (upright ? 0 : 0.4) : width < 560 ? -0.5 : 0;
  if (how === "beside") return upright || roomy ? -1.2 : -0.1;
  if (how === "wing") return upright || roomy ? -1.8 : -0.2;
  return 0;
}
