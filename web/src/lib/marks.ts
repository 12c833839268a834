// What the back of a card tells, as its box writes it: `S♣`, `A`; a word and a suit, or either.
import { SUITS } from "./colours";
import type { Box } from "./protocol";
import { say, texts } from "./texts.svelte";

export interface Mark {
  word: string;
  /** Empty where the back tells none. */
  suit: string;
  colour: string;
}

const SIGNS: Record<string, string> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };

/** The mark on the backs of a kind, counted from 1; none if they look like any other. */
export function markOf(box: Box | undefined, kind: number): Mark | undefined {
  const written = box?.backs[texts.lang]?.[kind - 1] || (kind ? String(kind) : "");
  if (!written) return undefined;
  const suit = SIGNS[written.slice(-1)] ?? "";
  return { word: suit ? written.slice(0, -1) : written, suit, colour: SUITS[suit] ?? "#1f5fa8" };
}

/** As a screen reader says it: « S trèfle ». */
export function markSpoken(box: Box | undefined, kind: number): string {
  const mark = markOf(box, kind);
  return mark ? [mark.word, mark.suit ? say(`suit-${mark.suit}`) : ""].filter(Boolean).join(" ") : "";
}
