// How cards and dice lie in a place, with the words around them, and how much room that takes. Nothing here knows what they are.

/** Things that lie beside each other: a hand, a pile, a cup. Widths and heights are told in widths of a card or die. */
export interface Lot {
  n: number;
  /** How high one is: 1.4 for a card. */
  tall: number;
  /** How wide one is; 1 unless said. */
  wide?: number;
  /** How much is seen of one that lies under the next: all of it unless said, and then the lot may be broken into rows. */
  seen?: number;
  /** How many are chosen as one, and stand close together. */
  together?: number;
  /** Letters of a name above it. */
  named?: number;
}

/** The room that words take. */
export interface Words {
  /** Lines of text above or below the things. */
  lines: number;
  /** Letters that have to stand in one line to be read. */
  letters: number;
  /** Where the words may stand beside the things instead: how many lines then, and how many letters wide in all. */
  beside?: { lines: number; letters: number };
}

/** What a place needs: its things, and the words around them. */
export interface Need extends Words {
  lots: Lot[];
  /** The words that are left where there is no room for all of them: no face, no units. */
  small?: Words;
  /** Where there is no room for those either: the fewest things, without what is seen when the place is touched. */
  bare?: Words & { lots: Lot[]; least?: number };
  /** What is touched there: each thing, or the place as one. */
  touched?: "things" | "place";
  /** No thing is narrower. */
  least?: number;
}

/** The least that can be read, and the least that can be touched. */
export const READ = 12;
export const FINGER = 44;

export const GAP = 6; // between two things, two rows and two places
const APART = 16; // between things that are chosen together and the next ones
const SEAM = 2;
const LETTER = 0.54; // as wide as letters are high, on average
const LINE = 1.32;

interface Packed {
  high: number;
  rows: number;
  room: number;
  /** How much of what overlaps is seen, of all of it. */
  open: number;
}

/** How things lie in this width, at this width of a thing; null if they cannot. */
function packed(lots: Lot[], thing: number, width: number, text: number): Packed | null {
  let [high, rows, room, left, row, open] = [0, 0, 1, -1, 0, 1];
  for (const { n, tall, wide = 1, seen = 1, together = 1, named = 0 } of lots) {
    if (!n) continue;
    const one = together * wide * thing + SEAM * (together - 1);
    const gap = together > 1 ? APART : GAP;
    const groups = Math.ceil(n / together);
    const all = groups * (one + gap) - gap;
    const least = seen < 1 ? one * (1 + (groups - 1) * seen) : all;
    const taken = Math.max(Math.min(all, least), named * LETTER * text);
    const each = tall * thing + (named ? LINE * text : 0);
    if (seen < 1) open = Math.min(open, width / all);
    room = Math.max(1, Math.floor((width + gap) / (one + gap)));
    if (left >= taken + 2 * GAP) {
      left -= taken + 2 * GAP;
      high += Math.max(0, each - row);
      row = Math.max(row, each);
    } else if (taken <= width) {
      high += each + (rows ? GAP : 0);
      [left, row] = [width - taken, each];
      rows += 1;
    } else if (seen < 1 || one > width) {
      return null;
    } else {
      const more = Math.ceil(groups / room);
      high += more * (tall * thing + GAP) - GAP + (each - tall * thing) + (rows ? GAP : 0);
      rows += more;
      left = -1;
    }
  }
  return { high, rows, room, open };
}

export interface Stood extends Packed {
  flat: boolean;
}

/** How high a place is with its words above its things, or beside them where that is lower. */
export function stood(need: Need, thing: number, width: number, text: number, grown: number, flat?: boolean): Stood | null {
  const words = need.lines ? need.lines * LINE * text + 4 : 0;
  const above = need.letters * LETTER * text <= width ? packed(need.lots, thing, width, text) : null;
  const least = need.touched === "place" ? FINGER : 0;
  const stacked = above && { ...above, high: Math.max(least, above.high + words + grown), flat: false };
  if (!need.beside || flat === false) return stacked;
  const inner = width - need.beside.letters * LETTER * text - 2 * GAP;
  const at = inner > 0 ? packed(need.lots, thing, inner, text) : null;
  const beside = at && { ...at, high: Math.max(least, at.high, need.beside.lines * LINE * text) + grown, flat: true };
  if (flat) return beside;
  return beside && (!stacked || beside.high < stacked.high) && (!stacked || beside.rows <= stacked.rows) ? beside : stacked;
}

/** Some seats of one kind of place: all stand in the same way. */
export function together(needs: Need[], thing: number, width: number, text: number, grown: number[]): Stood | null {
  const ways = [false, true].map((flat) => {
    const all = needs.map((need, i) => stood(need, thing, width, text, grown[i] ?? 0, flat));
    if (all.includes(null)) return null;
    const found = all as Stood[];
    return {
      high: Math.max(0, ...found.map((one) => one.high)),
      rows: Math.max(0, ...found.map((one) => one.rows)),
      room: Math.min(...found.map((one) => one.room)),
      open: Math.min(...found.map((one) => one.open)),
      flat,
    };
  });
  const [above, beside] = ways;
  return beside && (!above || beside.high < above.high) ? beside : (above ?? null);
}
