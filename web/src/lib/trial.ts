// How large things can be in an arrangement, and how good that is.
import { liked, rowsOf, split, type Frame, type Needs, type Space } from "./frame";
import { FINGER, GAP, stood, together, type Need, type Stood } from "./packing";

export type Part = "seats" | "middle" | "own";
type Things = Record<Part, number>;

/** An arrangement with things of these widths. */
export interface Trial {
  things: Things;
  /** How far it reaches beyond the mat. */
  over: number;
  sides: Stood | null;
  tops: Stood | null;
  middle: Stood;
  own: Stood | null;
  widths: { side: number; top: number; middle: number; own: number };
}

const CARD = 1.4; // as high as wide
export const LEAST = { seats: 16, middle: 22, own: 26 };
/** The widest a card may be, of the shorter side of the mat, and how much more where few people sit; and how much its size is worth. */
const MOST = { seats: 0.13, middle: 0.22, own: 0.22 };
const FEW = { seats: 0.1, middle: 0.03, own: 0.05 };
const WORTH = { seats: 0.6, middle: 0.8, own: 1 };
const OPEN = 0.25; // what it is worth that closed hands do not overlap
const SECOND = 0.7; // what a second row of the same things costs

/** How wide each kind of place is in an arrangement. */
function widthsOf(frame: Frame, width: number): Trial["widths"] {
  const { how, share, rows, wide } = frame;
  const side = share * width;
  const centre = how === "around" ? width - 2 * (side + 2 * GAP) : how === "wing" ? width - side - 2 * GAP : width;
  const columns = rowsOf(frame).each;
  return {
    side: how === "wing" ? (side - GAP * (rows - 1)) / rows : side,
    top: columns ? (centre - GAP * (columns - 1)) / columns : 0,
    middle: how === "beside" ? side : centre,
    own: how === "beside" ? width - side - 2 * GAP : how === "around" && wide ? width : centre,
  };
}

/** What there is room for, and what wants it: tried out frame by frame until the largest things fit. */
export class Draft {
  readonly #limits: { least: Things; most: Things };

  constructor(
    readonly space: Space,
    readonly needs: Needs,
    readonly text: number,
    /** Where only the words stand that have to be there. */
    readonly short: Part[],
    /** Only the fewest things lie there. */
    readonly bare = false,
  ) {
    this.#limits = this.#bounds();
  }

  /** The narrowest and the widest that things may be. */
  #bounds(): { least: Things; most: Things } {
    const { needs, space } = this;
    const shorter = Math.min(space.width, space.height);
    const all: Record<Part, Need[]> = { seats: needs.seats, middle: [needs.middle], own: needs.own ? [needs.own] : [] };
    const least = { ...LEAST };
    for (const part of ["seats", "middle", "own"] as const) {
      const touched = all[part]
        .filter((need) => need.touched === "things")
        .flatMap((need) => need.lots.map(({ wide = 1 }) => FINGER / wide));
      least[part] = Math.max(least[part], ...touched, ...all[part].map((need) => need.least ?? 0));
    }
    const most = (part: Part) => {
      const tall = Math.max(0, ...all[part].flatMap((need) => need.lots.map((lot) => (lot.n ? lot.tall : 0))));
      const share = MOST[part] + FEW[part] / Math.max(1, needs.seats.length);
      return tall ? Math.max(least[part], (share * shorter) / Math.max(1, tall / CARD) ** 0.8) : least[part];
    };
    return { least, most: { seats: most("seats"), middle: most("middle"), own: most("own") } };
  }

  /** Some of the seats, which all stand in the same way; null if there are none of them. */
  #stand(which: number[], thing: number, width: number): Stood | null | undefined {
    if (!which.length) return null;
    const { needs, space, text } = this;
    const some = which.map((i) => needs.seats[i] as Need);
    return (
      together(
        some,
        thing,
        width,
        text,
        which.map((i) => space.grown?.[i] ?? 0),
      ) ?? undefined
    );
  }

  /** How all that lies in an arrangement, with things of these widths; null if it does not. */
  trial(frame: Frame, things: Things): Trial | null {
    const { needs, text, space } = this;
    const [forMiddle = 0, forOwn = 0] = space.grown?.slice(needs.seats.length) ?? [];
    const widths = widthsOf(frame, space.width);
    const at = split(frame);
    const sides = this.#stand([...at.left, ...at.right], things.seats, widths.side);
    const tops = this.#stand([...at.top, ...at.bottom], things.seats, widths.top);
    const middle = stood(needs.middle, things.middle, widths.middle, text, forMiddle);
    const own = needs.own && stood(needs.own, things.own, widths.own, text, forOwn);
    if (sides === undefined || tops === undefined || !middle || (needs.own && !own)) return null;
    const above = rowsOf(frame).all * ((tops?.high ?? 0) + GAP);
    const below = own ? own.high + GAP : 0;
    const inner = frame.how === "beside" ? above + Math.max(middle.high, own?.high ?? 0) : above + middle.high + below;
    const stack = frame.how === "wing" ? Math.ceil(frame.left / frame.rows) : frame.left;
    const outer = stack * ((sides?.high ?? 0) + GAP) + (frame.how === "around" && frame.wide ? below : 0);
    return { things, over: Math.max(inner, outer) - space.height, sides, tops, middle, own, widths };
  }

  /** The largest things with which an arrangement fits: first all of them grow, then each kind as far as there is room left. */
  largest(frame: Frame): Trial | null {
    const { least, most } = this.#limits;
    const at = (s: number): Things => ({
      seats: Math.max(least.seats, s * most.seats),
      middle: Math.max(least.middle, s * most.middle),
      own: Math.max(least.own, s * most.own),
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
      let to: number = most[part];
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
