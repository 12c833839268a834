// Where everybody's things lie, and how large: the space is measured, what lies where is said, and the arrangement is taken in which
// cards and dice are largest. Nothing here knows what they are.
import { frames, rowsOf, split, type Frame, type Needs, type Space } from "./frame";
import { GAP, READ, type Need, type Stood } from "./packing";
import { LEAST, Draft, type Part, type Trial } from "./trial";

type Rectangle = Record<"left" | "top" | "width" | "height", number>;

/** A rectangle of the mat, how wide a card or die is in it, and how its things lie. */
export interface Place extends Rectangle {
  thing: number;
  /** The words stand beside the things. */
  flat: boolean;
  /** Only the words that have to be there. */
  small: boolean;
  /** Only the things, too. */
  bare: boolean;
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

const ALL: Part[] = ["middle", "seats", "own"];
/** Where there is no room for all words: the fewest of them in which places, and what that costs. */
const SHORT: { parts: Part[]; cost: number }[] = [
  { parts: [], cost: 0 },
  { parts: ["middle"], cost: 0.1 },
  { parts: ALL, cost: 1.2 }, // without faces and units
];

interface Found {
  draft: Draft;
  frame: Frame;
  trial: Trial;
  worth: number;
}

/** The rectangles of an arrangement. What is left over goes to the middle, and between the places. */
function placed({ draft, frame, trial }: Found): Laid {
  const { width, height } = draft.space;
  const { widths, things, tops, own } = trial;
  const slack = Math.max(0, -trial.over);
  const rows = rowsOf(frame);
  // rows that stand close on a full mat stand apart on an empty one
  const air = rows.all ? Math.min(slack / (rows.all + 2), 0.5 * (tops?.high ?? 0)) : 0;
  const row = (tops?.high ?? 0) + air;
  const ceiling = rows.above * (row + GAP);
  const mine = own ? own.high + Math.min(slack / 6, 0.1 * own.high) : 0;
  const floor = height - (own && frame.how !== "beside" ? mine + GAP : frame.bottom ? row + GAP : 0);
  const left = frame.how === "around" || frame.how === "wing" ? frame.share * width + 2 * GAP : 0;
  const place = ({ flat, rows: lying, room }: Stood, part: Part, side: Place["side"], at: Rectangle): Place => ({
    ...at,
    thing: things[part],
    flat,
    small: draft.short.includes(part),
    bare: draft.bare,
    rows: lying,
    room,
    side,
  });
  const seats: Place[] = [];
  for (const [i, side, at] of seated(draft, frame, trial, row, floor)) {
    const found = side === "top" || side === "bottom" ? trial.tops : trial.sides;
    if (found) seats[i] = place(found, "seats", side, at);
  }
  const between = { left, top: ceiling, width: widths.middle, height: floor - ceiling };
  const below =
    frame.how === "beside"
      ? { left: width - widths.own, top: ceiling, width: widths.own, height: height - ceiling }
      : { left: frame.how === "around" && frame.wide ? 0 : left, top: floor + GAP, width: widths.own, height: mine };
  return {
    seats,
    middle: place(trial.middle, "middle", "middle", between),
    own: own && place(own, "own", "bottom", below),
    text: draft.text,
    how: frame.how,
  };
}

/** Where the others sit: rows above and below, columns at the sides, which end where your own place begins. */
function seated(draft: Draft, frame: Frame, { widths }: Trial, row: number, floor: number): [number, Place["side"], Rectangle][] {
  const { width, height } = draft.space;
  const at = split(frame);
  const found: [number, Place["side"], Rectangle][] = [];
  const line = (which: number[], top: number, side: Place["side"]) => {
    const shift = (width - (which.length * (widths.top + GAP) - GAP)) / 2;
    which.forEach((i, k) => found.push([i, side, { left: shift + k * (widths.top + GAP), top, width: widths.top, height: row }]));
  };
  const column = (which: number[], left: number, side: Place["side"], end: number) => {
    const high = (end - GAP * (which.length - 1)) / which.length;
    which.forEach((i, k) => found.push([i, side, { left, top: k * (high + GAP), width: widths.side, height: high }]));
  };
  const { above, each } = rowsOf(frame);
  for (let r = 0; r < above; r += 1) line(at.top.slice(r * each, (r + 1) * each), r * (row + GAP), "top");
  line(at.bottom, height - row, "bottom");
  if (frame.how === "around") {
    const end = frame.wide ? floor : height;
    column(at.left, 0, "left", end);
    column(at.right, width - widths.side, "right", end);
  }
  if (frame.how === "wing") {
    for (let c = 0; c < frame.rows; c += 1) {
      const which = at.left.filter((_, i) => i % frame.rows === c);
      column(which, c * (widths.side + GAP), "left", height);
    }
  }
  return found;
}

/** How large letters are on a mat of this size. */
function letters({ width, height }: Space): number {
  return Math.min(64, Math.max(13, 0.0235 * Math.sqrt(width * height)));
}

/** The same with as few words as can be in some of the places. */
function fewer({ seats, middle, own }: Needs, parts: Part[]): Needs {
  const less = (part: Part, need: Need): Need => (need.small && parts.includes(part) ? { ...need, ...need.small } : need);
  return { seats: seats.map((need) => less("seats", need)), middle: less("middle", middle), own: own && less("own", own) };
}

/** The same with as few things as can be. */
function fewest({ seats, middle, own }: Needs): Needs {
  const less = (need: Need): Need => ({ ...need, ...(need.bare ?? need.small) });
  return { seats: seats.map(less), middle: less(middle), own: own && less(own) };
}

/** The best of two arrangements: one that fits, or else the one that reaches less far beyond the mat. */
function better(one: Found | null, other: Found): Found {
  if (!one) return other;
  const [over, less] = [Math.max(0, one.trial.over), Math.max(0, other.trial.over)];
  return less < over || (less === over && other.worth > one.worth) ? other : one;
}

/** The best arrangement with letters of this size, if there is any. */
function best(drafts: [Draft, cost: number][]): Found | null {
  let found: Found | null = null;
  for (const [draft, cost] of drafts) {
    for (const frame of frames(draft.needs)) {
      const trial = draft.largest(frame);
      if (trial) found = better(found, { draft, frame, trial, worth: draft.worth(frame, trial) - cost });
    }
  }
  return found;
}

/** The best arrangement there is: with letters as large as they can be, with all words if possible, with fewer things if need be. */
export function arrange(space: Space, needs: Needs): Laid {
  let text = letters(space);
  const written = (): Found | null => best(SHORT.map(({ parts, cost }) => [new Draft(space, fewer(needs, parts), text, parts), cost]));
  let found = written();
  while (!fits(found) && text > READ) {
    text = Math.max(READ, 0.86 * text);
    found = written();
  }
  const bare = fits(found) ? null : best([[new Draft(space, fewest(needs), READ, ALL, true), 0]]);
  const last = found && bare ? better(found, bare) : (found ?? bare);
  return last ? placed(last) : nothing(space, needs);
}

const fits = (found: Found | null): boolean => found !== null && found.trial.over <= 0;

/** Where nothing fits in any way: all of it everywhere. */
function nothing({ width, height }: Space, needs: Needs): Laid {
  const all = { left: 0, top: 0, width, height, thing: LEAST.seats, flat: false, small: true, bare: true, rows: 1, room: 1 };
  return {
    seats: needs.seats.map(() => ({ ...all, side: "top" })),
    middle: { ...all, side: "middle" },
    own: needs.own && { ...all, side: "bottom" },
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
