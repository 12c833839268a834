// Where everybody's things lie, and how large: the space is measured, what lies where is said, and the arrangement is taken in which
// cards and dice are largest. Nothing here knows what they are.

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

/** What a place needs: its things, and the words around them. */
export interface Need {
  lots: Lot[];
  /** Lines of text above or below the things. */
  lines: number;
  /** Letters that have to stand in one line to be read. */
  letters: number;
  /** Where the words may stand beside the things instead: how many lines then, and how many letters wide in all. */
  beside?: { lines: number; letters: number };
  /** The words that are left where there is no room for all of them: no face, no units. */
  small?: { lines: number; letters: number; beside?: { lines: number; letters: number } };
  /** What is touched there: each thing, or the place as one. */
  touched?: "things" | "place";
  /** No thing is narrower. */
  least?: number;
}

export interface Needs {
  /** The others, in play order from the left of whoever looks. */
  seats: Need[];
  middle: Need;
  /** One's own place; nobody's on a big screen. */
  own: Need | null;
}

export interface Space {
  width: number;
  height: number;
  /** Seen from across a room. */
  far?: boolean;
  /** By how much the words of each place were found to be higher than was said, in the order of `keysOf`. */
  grown?: number[];
}

/** A rectangle of the mat, how wide a card or die is in it, and how its things lie. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  thing: number;
  /** The words stand beside the things. */
  flat: boolean;
  /** Only the words that have to be there. */
  small: boolean;
  /** In how many rows the things lie, and how many there is room for in one. */
  rows: number;
  room: number;
  side: "left" | "top" | "right" | "bottom" | "middle";
}

export interface Laid {
  seats: Place[];
  middle: Place;
  own: Place | null;
  /** How large letters are. */
  text: number;
  /** How it is arranged. */
  how: Frame["how"];
}

/** The least that can be read, and the least that can be touched. */
export const READ = 12;
export const FINGER = 44;

const GAP = 6; // between two things, two rows and two places
const APART = 16; // between things that are chosen together and the next ones
const SEAM = 2;
const LETTER = 0.54; // as wide as letters are high, on average
const LINE = 1.32;
const CARD = 1.4; // as high as wide
const LEAST = { seats: 16, middle: 22, own: 26 };
/** The widest a card may be, of the shorter side of the mat, and how much more where few people sit; and how much its size is worth. */
const MOST = { seats: 0.13, middle: 0.22, own: 0.22 };
const FEW = { seats: 0.1, middle: 0.03, own: 0.05 };
const WORTH = { seats: 0.6, middle: 0.8, own: 1 };
const OPEN = 0.25; // what it is worth that closed hands do not overlap
const FACES = 0.25; // what faces and units are worth
const SECOND = 0.7; // what a second row of the same things costs

/** Seats around a table are worth a little; what stands in an unusual place has to be larger for it, most of all on an upright phone. */
function liked({ how }: Frame, { width, height }: Space): number {
  const upright = width < height;
  const roomy = width >= 560 && height >= 440;
  if (how === "around") return roomy ? 0.4 : width < 560 ? -0.5 : 0;
  if (how === "beside") return upright || roomy ? -1.2 : -0.1;
  if (how === "wing") return upright || roomy ? -1.8 : -0.2;
  return 0;
}

type Part = "seats" | "middle" | "own";
type Things = Record<Part, number>;

/** An arrangement to try. */
interface Frame {
  how: "rows" | "around" | "beside" | "wing";
  /** How many sit at each side. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** How many rows the ones at the top stand in, or how many columns those of a wing. */
  rows: number;
  /** How wide a side is, of all there is: of a column of seats, or of the middle where it stands beside one's own. */
  share: number;
  /** One's own place is as wide as the mat, not only as the middle. */
  wide: boolean;
}

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

interface Stood extends Packed {
  flat: boolean;
}

/** How high a place is with its words above its things, or beside them where that is lower. */
function stood(need: Need, thing: number, width: number, text: number, grown: number, flat?: boolean): Stood | null {
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
function together(needs: Need[], thing: number, width: number, text: number, grown: number[]): Stood | null {
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

interface Trial {
  things: Things;
  /** How far it reaches beyond the mat. */
  over: number;
  sides: Stood | null;
  tops: Stood | null;
  middle: Stood;
  own: Stood | null;
  widths: { side: number; top: number; middle: number; own: number };
}

class Table {
  readonly count: number;

  constructor(
    readonly space: Space,
    readonly needs: Needs,
    readonly text: number,
    readonly small: boolean,
  ) {
    this.count = needs.seats.length;
  }

  get #grown(): { seats: number[]; middle: number; own: number } {
    const grown = this.space.grown ?? [];
    return { seats: grown.slice(0, this.count), middle: grown[this.count] ?? 0, own: grown[this.count + 1] ?? 0 };
  }

  /** The arrangements that can be tried. */
  frames(): Frame[] {
    const n = this.count;
    const none = { left: 0, top: n, right: 0, bottom: 0, rows: 1, share: 0, wide: true };
    const rows = [1, 2, 3].filter((r) => r === 1 || r <= Math.ceil(n / 2)).map((r): Frame => ({ ...none, how: "rows", rows: r }));
    if (!n) return rows;
    const beside = this.needs.own
      ? rows
          .filter(({ rows: r }) => r < 3)
          .flatMap((row) => [0.28, 0.36, 0.44, 0.52].map((share): Frame => ({ ...row, how: "beside", share })))
      : [];
    const wing = [0.24, 0.32, 0.4].flatMap((share) =>
      [1, 2].filter((r) => r <= n).map((r): Frame => ({ ...none, how: "wing", rows: r, share, top: 0, left: n })),
    );
    return [...rows, ...this.#around(), ...beside, ...wing];
  }

  #around(): Frame[] {
    const n = this.count;
    const frames: Frame[] = [];
    for (let side = 1; 2 * side <= n; side += 1) {
      const rest = n - 2 * side;
      // nobody looks from the bottom of a big screen: there people sit as well
      const bottom = this.needs.own ? 0 : Math.floor(rest / 2);
      for (const share of [0.14, 0.18, 0.22, 0.26, 0.3, 0.34]) {
        for (const wide of this.needs.own ? [true, false] : [false]) {
          frames.push({ how: "around", left: side, top: rest - bottom, right: side, bottom, rows: 1, share, wide });
        }
      }
    }
    return frames;
  }

  /** How all that lies in an arrangement, with things of these widths; null if it does not. */
  trial(frame: Frame, things: Things): Trial | null {
    const { width, height } = this.space;
    const { seats, middle, own } = this.needs;
    const { text } = this;
    const grown = this.#grown;
    const across = frame.how === "rows" || frame.how === "beside";
    const side = frame.share * width;
    const centre = frame.how === "around" ? width - 2 * (side + 2 * GAP) : frame.how === "wing" ? width - side - 2 * GAP : width;
    const columns = across ? Math.ceil(frame.top / frame.rows) : Math.max(frame.top, frame.bottom);
    const widths = {
      side: frame.how === "wing" ? (side - GAP * (frame.rows - 1)) / frame.rows : side,
      top: columns ? (centre - GAP * (columns - 1)) / columns : 0,
      middle: frame.how === "beside" ? side : centre,
      own: frame.how === "beside" ? width - side - 2 * GAP : frame.how === "around" && frame.wide ? width : centre,
    };
    const at = this.split(frame);
    const of = (which: number[]) => which.map((i) => seats[i] as Need);
    const swollen = (which: number[]) => which.map((i) => grown.seats[i] ?? 0);
    const sideSeats = [...at.left, ...at.right];
    const rowSeats = [...at.top, ...at.bottom];
    const sides = sideSeats.length ? together(of(sideSeats), things.seats, widths.side, text, swollen(sideSeats)) : null;
    const tops = rowSeats.length ? together(of(rowSeats), things.seats, widths.top, text, swollen(rowSeats)) : null;
    const mid = stood(middle, things.middle, widths.middle, text, grown.middle);
    const mine = own && stood(own, things.own, widths.own, text, grown.own);
    if ((sideSeats.length && !sides) || (rowSeats.length && !tops) || !mid || (own && !mine)) return null;
    const rows = across ? frame.rows : Number(frame.top > 0) + Number(frame.bottom > 0);
    const top = rows * ((tops?.high ?? 0) + GAP);
    const below = mine ? mine.high + GAP : 0;
    const column = (sides?.high ?? 0) + GAP;
    const inner = frame.how === "beside" ? top + Math.max(mid.high, mine?.high ?? 0) : top + mid.high + below;
    const stack = frame.how === "wing" ? Math.ceil(frame.left / frame.rows) : frame.left;
    const outer = stack * column + (frame.how === "around" && frame.wide ? below : 0);
    return { things, over: Math.max(inner, outer) - height, sides, tops, middle: mid, own: mine, widths };
  }

  /** Who sits at which side, by their place in `needs.seats`: as they are drawn, from top to bottom and from left to right. */
  split({ left, top, right, how, bottom }: Frame): Record<"left" | "top" | "right" | "bottom", number[]> {
    const all = Array.from({ length: this.count }, (_, i) => i);
    const first = all.slice(0, left);
    return {
      left: how === "wing" ? first : first.reverse(),
      top: all.slice(left, left + top),
      right: all.slice(left + top, left + top + right),
      bottom: all.slice(left + top + right, left + top + right + bottom).reverse(),
    };
  }

  /** The largest things with which an arrangement fits. */
  largest(frame: Frame): Trial | null {
    const { needs, space } = this;
    const shorter = Math.min(space.width, space.height);
    const lots: Record<Part, Need[]> = { seats: needs.seats, middle: [needs.middle], own: needs.own ? [needs.own] : [] };
    const least = { ...LEAST };
    for (const part of ["middle", "own"] as const) {
      const touched = lots[part]
        .filter((need) => need.touched === "things")
        .flatMap((need) => need.lots.map(({ wide = 1 }) => FINGER / wide));
      least[part] = Math.max(least[part], ...touched, ...lots[part].map((need) => need.least ?? 0));
    }
    const most = (part: Part) => {
      const tall = Math.max(0, ...lots[part].flatMap((need) => need.lots.map((lot) => (lot.n ? lot.tall : 0))));
      return tall
        ? Math.max(least[part], ((MOST[part] + FEW[part] / Math.max(1, this.count)) * shorter) / Math.max(1, tall / CARD) ** 0.8)
        : least[part];
    };
    const limits: Things = { seats: most("seats"), middle: most("middle"), own: most("own") };
    const at = (s: number): Things => ({
      seats: Math.max(least.seats, s * limits.seats),
      middle: Math.max(least.middle, s * limits.middle),
      own: Math.max(least.own, s * limits.own),
    });
    let found = this.trial(frame, at(0));
    if (!found || found.over > 0) return found;
    const rows = [found.middle.rows, found.own?.rows ?? 0] as const;
    // larger things in more rows are no gain
    const fits = (trial: Trial | null): trial is Trial =>
      trial !== null && trial.over <= 0 && trial.middle.rows <= rows[0] && (trial.own?.rows ?? 0) <= rows[1];
    let [low, high] = [0, 1];
    for (let i = 0; i < 7; i += 1) {
      const half = (low + high) / 2;
      const tried = this.trial(frame, at(half));
      if (fits(tried)) [found, low] = [tried, half];
      else high = half;
    }
    for (const part of ["own", "middle", "seats"] as const) {
      let from: number = found.things[part];
      let to: number = limits[part];
      for (let i = 0; i < 5 && to - from > 1; i += 1) {
        const half: number = (from + to) / 2;
        const tried: Trial | null = this.trial(frame, { ...found.things, [part]: half });
        if (!fits(tried)) {
          to = half;
          continue;
        }
        found = tried;
        from = half;
      }
    }
    return found;
  }

  /** How good an arrangement is: large things, in few rows. */
  worth(frame: Frame, { things, sides, tops, middle, own }: Trial): number {
    const { needs } = this;
    const holds = (need: Need | null) => need?.lots.some((lot) => lot.n) ?? false;
    let sum = liked(frame, this.space);
    if (needs.seats.some(holds)) sum += WORTH.seats * Math.log(things.seats) + OPEN * Math.min(sides?.open ?? 1, tops?.open ?? 1);
    if (holds(needs.middle)) sum += WORTH.middle * Math.log(things.middle) - SECOND * (middle.rows - 1);
    if (own && holds(needs.own)) sum += WORTH.own * Math.log(things.own) - SECOND * (own.rows - 1);
    return sum;
  }
}

/** The rectangles of an arrangement. What is left over goes to the middle, and between the places. */
function placed(table: Table, frame: Frame, trial: Trial): Laid {
  const { width, height } = table.space;
  const { widths, things, sides, tops, own } = trial;
  const at = table.split(frame);
  const seats: Place[] = [];
  const seat = (i: number, side: Place["side"], stoodAt: Stood | null, box: Pick<Place, "left" | "top" | "width" | "height">) => {
    const { flat = false, rows = 0, room = 1 } = stoodAt ?? {};
    seats[i] = { ...box, thing: things.seats, flat, small: table.small, rows, room, side };
  };
  const across = frame.how === "rows" || frame.how === "beside";
  const perRow = across ? Math.ceil(frame.top / frame.rows) : Math.max(frame.top, frame.bottom);
  const rows = across ? frame.rows : Number(frame.top > 0) + Number(frame.bottom > 0);
  const slack = Math.max(0, -trial.over);
  // rows that stand close on a full mat stand apart on an empty one
  const air = rows ? Math.min(slack / (rows + 2), 0.5 * (tops?.high ?? 0)) : 0;
  const rowHigh = (tops?.high ?? 0) + air;
  const inset = frame.how === "around" ? frame.share * width + 2 * GAP : 0;
  const row = (which: number[], top: number, side: Place["side"]) => {
    const shift = (inset + (width - inset) - (which.length * (widths.top + GAP) - GAP)) / 2;
    which.forEach((i, k) => {
      seat(i, side, tops, { left: shift + k * (widths.top + GAP), top, width: widths.top, height: rowHigh });
    });
  };
  for (let r = 0; r < (across ? frame.rows : Number(frame.top > 0)); r += 1) {
    row(at.top.slice(r * perRow, (r + 1) * perRow), r * (rowHigh + GAP), "top");
  }
  const topRows = across ? frame.rows : Number(frame.top > 0);
  const topEnd = topRows * (rowHigh + GAP);
  if (frame.bottom) row(at.bottom, height - rowHigh, "bottom");
  const mineHigh = own ? own.high + Math.min(slack / 6, 0.1 * own.high) : 0;
  const floor = height - (own && frame.how !== "beside" ? mineHigh + GAP : frame.bottom ? rowHigh + GAP : 0);
  const column = (which: number[], left: number, side: Place["side"], end: number) => {
    const high = (end - GAP * (which.length - 1)) / which.length;
    which.forEach((i, k) => {
      seat(i, side, sides, { left, top: k * (high + GAP), width: widths.side, height: high });
    });
  };
  if (frame.how === "around") {
    const end = frame.wide ? floor : height;
    column(at.left, 0, "left", end);
    column(at.right, width - widths.side, "right", end);
  }
  const wing = frame.how === "wing" ? frame.share * width + 2 * GAP : 0;
  if (frame.how === "wing") {
    for (let c = 0; c < frame.rows; c += 1) {
      column(
        at.left.filter((_, i) => i % frame.rows === c),
        c * (widths.side + GAP),
        "left",
        height,
      );
    }
  }
  const middleLeft = frame.how === "wing" ? wing : inset;
  const part = (found: Stood, thing: number) => ({ thing, flat: found.flat, small: table.small, rows: found.rows, room: found.room });
  const middle: Place = {
    left: middleLeft,
    top: topEnd,
    width: widths.middle,
    height: floor - topEnd,
    ...part(trial.middle, things.middle),
    side: "middle",
  };
  const mine: Place | null = own && {
    left: frame.how === "beside" ? width - widths.own : frame.how === "around" && frame.wide ? 0 : middleLeft,
    top: frame.how === "beside" ? topEnd : floor + GAP,
    width: widths.own,
    height: frame.how === "beside" ? height - topEnd : mineHigh,
    ...part(own, things.own),
    side: "bottom",
  };
  return { seats, middle, own: mine, text: table.text, how: frame.how };
}

/** How large letters are on a mat of this size. */
function letters({ width, height, far = false }: Space): number {
  return Math.min(64, Math.max(13, (far ? 0.023 : 0.0195) * Math.sqrt(width * height)));
}

/** The same with as few words as can be. */
function fewer(needs: Needs): Needs {
  const less = (need: Need): Need => (need.small ? { ...need, ...need.small } : need);
  return { seats: needs.seats.map(less), middle: less(needs.middle), own: needs.own && less(needs.own) };
}

interface Found {
  table: Table;
  frame: Frame;
  trial: Trial;
  worth: number;
}

/** The best arrangement there is: with letters as large as they can be, with all words if that is possible. */
export function arrange(space: Space, needs: Needs): Laid {
  let nearest: Found | null = null;
  for (let text = letters(space); ; text = Math.max(READ, 0.86 * text)) {
    let best: Found | null = null;
    for (const small of [false, true]) {
      const table = new Table(space, small ? fewer(needs) : needs, text, small);
      for (const frame of table.frames()) {
        const trial = table.largest(frame);
        if (!trial) continue;
        const found = { table, frame, trial, worth: table.worth(frame, trial) - (small ? FACES : 0) };
        if (trial.over > 0) nearest = nearest && nearest.trial.over <= trial.over ? nearest : found;
        else if (!best || found.worth > best.worth) best = found;
      }
    }
    if (best) return placed(best.table, best.frame, best.trial);
    if (text <= READ) break;
  }
  if (nearest) return placed(nearest.table, nearest.frame, nearest.trial);
  const nothing = { left: 0, top: 0, ...space, thing: LEAST.seats, flat: false, small: true, rows: 1, room: 1 };
  return {
    seats: needs.seats.map(() => ({ ...nothing, side: "top" })),
    middle: { ...nothing, side: "middle" },
    own: needs.own && { ...nothing, side: "bottom" },
    text: READ,
    how: "rows",
  };
}

/** The places of a scene by name, in the order in which `grown` counts them: `seat.2`, `middle`, `own`. */
export const keysOf = (seats: number[], seated: boolean): string[] => [
  ...seats.map((i) => `seat.${i}`),
  "middle",
  ...(seated ? ["own"] : []),
];
