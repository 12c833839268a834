// What lies before somebody, as the scene is told of it.
import type { Lot } from "../lib/packing";
import type { Heap } from "./piles";

const CARD = 1.4; // as high as wide
const CLOSED = 0.42; // of a card that lies under the next one is seen
const OPEN = 0.62;
const HELD = 0.3;
const MANY = 6;

export type Lying = Heap & { gathered: boolean };

/** More closed cards than this are one back and a number; so are all closed piles but the first. */
export function gathered(heaps: Heap[]): Lying[] {
  const closed = (heap: Heap) => !heap.dice && heap.cards.every((card) => card === "??");
  const first = heaps.findIndex(closed);
  return heaps.map((heap, i) => ({ ...heap, gathered: closed(heap) && heap.cards.length > 1 && (i > first || heap.cards.length > MANY) }));
}

const tall = (heap: Heap): number => (heap.dice ? 1 : CARD);

/** Before others: cards overlap. */
export function lotsOf(heaps: Lying[]): Lot[] {
  return heaps.map((heap) => ({
    n: heap.gathered ? 1 : heap.cards.length,
    tall: tall(heap),
    seen: heap.dice ? 0.98 : heap.cards.some((card) => !card.startsWith("?")) ? OPEN : CLOSED,
  }));
}

/** In the middle or before oneself: none is covered, and each pile has its name where there are several. */
export function openLots(heaps: Heap[], chosen: (heap: Heap) => number = () => 1, named = heaps.length > 1): Lot[] {
  return heaps.map((heap) => ({ n: heap.cards.length, tall: tall(heap), together: chosen(heap), ...(named ? { named: NAMED } : {}) }));
}
const NAMED = 14;

/** Before oneself: what is chosen from lies open, and so does a single pile; others overlap as they are held. */
export function ownLots(heaps: Heap[], asked: string | undefined): Lot[] {
  return held(openLots(heaps), heaps, heaps.length > 1 ? asked : heaps[0]?.key);
}

/** The same without names, and a single pile that is not asked for overlaps as well. */
export const bareLots = (heaps: Heap[], asked: string | undefined): Lot[] => held(openLots(heaps, undefined, false), heaps, asked);

const held = (lots: Lot[], heaps: Heap[], open: string | undefined): Lot[] =>
  lots.map((lot, i) => (heaps[i]?.key === open ? lot : { ...lot, seen: HELD }));

const units = (heaps: Lying[]): number => lotsOf(heaps).reduce((sum, { n, seen = 1 }) => sum + 1.15 + (n - 1) * seen, 0);

/** What lies before somebody in so many rows, about as wide as each other. */
export function inRows(heaps: Lying[], rows: number): Lying[][] {
  if (rows === 1 || heaps.length < 2) return [heaps];
  const splits = heaps.slice(1).map((_, i) => [heaps.slice(0, i + 1), ...inRows(heaps.slice(i + 1), rows - 1)]);
  const wide = (split: Lying[][]) => Math.max(...split.map(units));
  return splits.reduce((best, split) => (wide(split) < wide(best) ? split : best));
}
