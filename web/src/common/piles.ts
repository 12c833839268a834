// What lies before whom, and how it is called: from the box's description and the picture.
import { cardsOf } from "../lib/cards";
import { each } from "../lib/page";
import type { Box, Picture } from "../lib/protocol";
import { texts } from "../lib/texts.svelte";

export interface Heap {
  /** As the picture calls it: `hand.2`, `board`. */
  key: string;
  name: string;
  cards: string[];
  dice: boolean;
}

function heaps(box: Box, picture: Picture, names: string[], seat: number | null): Heap[] {
  const keys = [...new Set(names)].map((name) => ({
    name,
    key: seat !== null && `${name}.${seat}` in picture.piles ? `${name}.${seat}` : name,
  }));
  return keys
    .filter(({ key }) => key in picture.piles)
    .map(({ name, key }) => ({ key, name, cards: cardsOf(picture.piles[key]), dice: box.dice.includes(name) }));
}

/** What a seat has before it. */
export const before = (box: Box, picture: Picture, seat: number): Heap[] =>
  heaps(box, picture, [...box.own, ...box.others], seat).filter((heap) => heap.key !== heap.name);

/** What lies in the middle. */
export const between = (box: Box, picture: Picture): Heap[] => heaps(box, picture, [...box.common, ...box.own], null);

/** The pile of this key, whosever it is. */
export function heapAt(box: Box, picture: Picture, key: string): Heap {
  const name = key.split(".")[0] ?? key;
  return { key, name, cards: cardsOf(picture.piles[key]), dice: box.dice.includes(name) };
}

/** The numbers of a seat, and those of the table, for sentences to mention. */
function numbers(picture: Picture, seat: number | null): Record<string, number> {
  return Object.fromEntries(
    Object.entries(picture.numbers).flatMap(([name, value]) => {
      const one = Array.isArray(value) ? value[seat ?? -1] : value;
      return one === undefined ? [] : [[name, one]];
    }),
  );
}

/** A pile as its own seat calls it, without the colon of the terminal: « Tes cartes »; empty if it has no name. */
export function pileName(box: Box, picture: Picture, name: string, seat: number | null): string {
  const key = `pile-${name}`;
  return texts.has(key, box.name) ? texts.say(key, numbers(picture, seat), box.name).replace(/\s*:\s*$/, "") : "";
}

/** A pile as others call it: « visibles ». */
export function theirName(box: Box, picture: Picture, name: string, seat: number): string {
  const key = `theirs-${name}`;
  return texts.has(key, box.name) ? texts.say(key, { ...numbers(picture, seat), cards: "", known: "yes" }, box.name).trim() : "";
}

/** What a number counts: « jetons ». */
export function unit(box: Box, name: string, n: number): string {
  const key = `number-${name}`;
  return texts.has(key, box.name) ? texts.say(key, { n }, box.name) : name.replaceAll("_", " ");
}

/** What a seat has: the number that decides first, then those that are more than nothing. */
export function purse(box: Box, picture: Picture, seat: number): { name: string; n: number; unit: string }[] {
  const all = box.purse.map((name) => ({ name, n: each(picture, name)[seat] ?? 0 }));
  return all.filter(({ n }, i) => i === 0 || n !== 0).map(({ name, n }) => ({ name, n, unit: unit(box, name, n) }));
}

/** The words of a mark: « donneur ». */
function markWord(box: Box, name: string): string {
  const key = `mark-${name}`;
  return texts.has(key, box.name) ? texts.say(key, {}, box.name) : name.replaceAll("_", " ");
}

/** The marks that a seat has, with their words. */
export const marksOf = (box: Box, picture: Picture, seat: number): { name: string; word: string }[] =>
  box.marks.filter((name) => picture.numbers[name] === seat).map((name) => ({ name, word: markWord(box, name) }));

/** What is won in a deal is counted in: points where the box has them, else chips. */
export const unitWon = (box: Box, n: number): string => unit(box, box.purse.includes("points") ? "points" : "chips", n);
