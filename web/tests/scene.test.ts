import { describe, expect, it } from "vitest";
import type { Needs } from "@/lib/frame";
import { FINGER, READ, type Need } from "@/lib/packing";
import { arrange, type Laid, type Place } from "@/lib/scene";

const SIZES = [
  [304, 360],
  [344, 400],
  [374, 600],
  [500, 320],
  [620, 330],
  [744, 800],
  [960, 560],
  [1580, 860],
  [3500, 1900],
] as const;
const seat: Need = {
  lots: [{ n: 5, tall: 1.4, seen: 0.42 }],
  lines: 2.6,
  letters: 12,
  beside: { lines: 2.6, letters: 14 },
  touched: "place",
};
const own: Need = { lots: [{ n: 5, tall: 1.4 }], lines: 2.6, letters: 22, beside: { lines: 3, letters: 40 }, touched: "things" };
const middle: Need = { lots: [{ n: 3, tall: 1 }], lines: 2, letters: 10 };
const needs = (others: number, mine: Need | null = own): Needs => ({ seats: Array<Need>(others).fill(seat), middle, own: mine });

const all = ({ seats, middle: between, own: mine }: Laid): Place[] => [...seats, between, ...(mine ? [mine] : [])];
const over = (a: Place, b: Place): boolean =>
  Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 0.5;
const every = SIZES.flatMap(([width, height]) => [1, 2, 3, 4, 5, 6, 7].map((others) => ({ width, height, others })));

describe("a scene", () => {
  it.each(every)("fits $others others on $width × $height: nothing lies over anything, and all can be read and touched", (one) => {
    for (const mine of [own, null]) {
      const laid = arrange(one, needs(one.others, mine));
      const places = all(laid);
      for (const place of places) {
        expect(place.left).toBeGreaterThanOrEqual(-0.5);
        expect(place.top).toBeGreaterThanOrEqual(-0.5);
        expect(place.left + place.width).toBeLessThanOrEqual(one.width + 0.5);
        expect(place.top + place.height).toBeLessThanOrEqual(one.height + 0.5);
        expect(places.filter((other) => other !== place && over(place, other))).toEqual([]);
      }
      expect(laid.text).toBeGreaterThanOrEqual(READ);
      for (const place of laid.seats) expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(FINGER);
      if (laid.own) expect(laid.own.thing).toBeGreaterThanOrEqual(FINGER);
    }
  });

  it("leaves out words rather than draw others' things too small to be read", () => {
    const wordy: Need = { ...seat, letters: 15, small: { lines: 2.4, letters: 8.5 } };
    const [free, bound] = [{}, { least: 26 }].map((least) =>
      arrange({ width: 336, height: 404 }, { ...needs(5), seats: Array<Need>(5).fill({ ...wordy, ...least }) }),
    );
    expect(free?.seats[0]?.thing).toBeLessThan(26);
    expect(bound?.seats.every((place) => place.thing >= 26)).toBe(true);
  });

  it("leaves out what a touch shows where nothing else fits, and nowhere else", () => {
    const bare = { lots: [], lines: 2.2, letters: 9 };
    const crowded = { ...needs(4), seats: Array<Need>(4).fill({ ...seat, lots: [{ n: 4, tall: 4 }], bare }) };
    const [small, large] = [arrange({ width: 304, height: 280 }, crowded), arrange({ width: 960, height: 560 }, crowded)];
    expect(small.seats.every((place) => place.bare)).toBe(true);
    expect(all(small).every((place) => place.top + place.height <= 280.5)).toBe(true);
    expect(large.seats.some((place) => place.bare)).toBe(false);
  });

  it("seats people in play order from one's own left to one's own right", () => {
    for (const { width, height, others } of every) {
      const { seats, how } = arrange({ width, height }, needs(others));
      if (how !== "around") continue;
      const turn = seats.map((place) => Math.atan2(place.left + place.width / 2 - width / 2, height - place.top - place.height / 2));
      expect(turn).toEqual([...turn].sort((a, b) => a - b));
    }
  });

  it("sits people around the table where there is room, and in rows on a phone", () => {
    expect(arrange({ width: 960, height: 560 }, needs(4)).how).toBe("around");
    expect(arrange({ width: 344, height: 400 }, needs(4)).how).toBe("rows");
  });

  it("makes things larger with fewer people and with more room", () => {
    const thing = (width: number, height: number, others: number) => arrange({ width, height }, needs(others)).seats[0]?.thing ?? 0;
    expect(thing(344, 400, 1)).toBeGreaterThan(thing(344, 400, 6));
    expect(thing(1580, 860, 4)).toBeGreaterThan(thing(744, 800, 4));
  });

  it("gives words that are higher than was said the room they take", () => {
    const space = { width: 344, height: 400 };
    const before = arrange(space, needs(3));
    const after = arrange({ ...space, grown: [0, 0, 0, 0, 30] }, needs(3));
    expect((after.own?.height ?? 0) - after.text).toBeGreaterThan(0);
    expect(after.own?.thing ?? 0).toBeLessThanOrEqual(before.own?.thing ?? 0);
    expect(all(after).every((place) => place.top + place.height <= space.height + 0.5)).toBe(true);
  });
});
