// The short text of a card or die, taken apart: `As`, `10h*`, `Jo`, `7pig`, `K`; `??` unknown; `?5` unknown with a back;
// `As*13` not known to everybody, who see its back.
import { markSpoken } from "./marks";
import type { Box } from "./protocol";
import { say, texts } from "./texts.svelte";

export interface Face {
  rank: string;
  suit: string;
  /** Not everybody knows it. */
  secret: boolean;
  /** The kind of back that the others see of it; 0 if it tells nothing. */
  back: number;
}

const SIGNS: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
/** A number or a letter, and a suit if there is one: a letter or a word. Anything else is written as it is. */
const PLAIN = /^(\d+|[A-Z])([a-z]*)$/;

export function face(text: string): Face | null {
  if (text.startsWith("?")) return null;
  const [plain = "", seen] = text.split("*");
  const secret = seen !== undefined;
  const back = Number(seen ?? 0);
  if (plain === "Jo") return { rank: "Jo", suit: "", secret, back };
  const [, rank = plain, suit = ""] = PLAIN.exec(plain) ?? [];
  return { rank, suit, secret, back };
}

/** How high a card's rank is, from 0 on; less for what has none. */
export const height = (text: string): number => RANKS.indexOf(face(text)?.rank ?? "");

/** The kind of back that an unknown card shows; 0 if it shows none. */
export function back(text: string): number {
  return text.startsWith("?") && text !== "??" ? Number(text.slice(1)) : 0;
}

/** One's own card turned over: what the others see of it. */
export function turned(text: string): string {
  const seen = face(text)?.back ?? back(text);
  return seen ? `?${seen}` : "??";
}

/** A rank as people write it: R, D, V in French, where English keeps the letters. */
export function rankShown(rank: string): string {
  return texts.has(`short-${rank}`) ? say(`short-${rank}`) : rank;
}

/** A suit that is a word, as its game says it: « de cochon ». */
export function suitShown(suit: string, game = ""): string {
  return texts.has(`symbol-${suit}`, game) ? say(`symbol-${suit}`, {}, game) : suit;
}

/** As in a sentence: `R♠`, `7 de cochon`, `Joker`. */
export function shown(text: string, game = ""): string {
  const card = face(text);
  if (!card) return text.startsWith("?") ? say("card-unknown") : text;
  if (card.rank === "Jo") return say("short-joker");
  const rank = rankShown(card.rank);
  if (!card.suit) return rank;
  return SIGNS[card.suit] ? rank + SIGNS[card.suit] : `${rank} ${suitShown(card.suit, game)}`;
}

/** As a screen reader says it: « roi de pique ». */
export function spoken(text: string, box?: Box): string {
  const card = face(text);
  if (!card) return back(text) ? say("card-back", { back: markSpoken(box, back(text)) }) : say("card-unknown");
  if (card.back) return say("card-seen", { card: spoken(text.split("*")[0] ?? ""), back: markSpoken(box, card.back) });
  if (card.rank === "Jo") return say("short-joker");
  const rank = texts.has(`rank-${card.rank}`) ? say(`rank-${card.rank}`) : card.rank;
  if (!card.suit) return rank;
  return SIGNS[card.suit] ? say("card-of", { rank, suit: say(`suit-${card.suit}`) }) : shown(text, box?.name);
}

/** Whether hands are made of dice. */
export const playsDice = (box: Box): boolean => [...box.own, ...box.common].some((pile) => box.dice.includes(pile));

/** What hands are made of, as texts call it. */
export const thingsOf = (box: Box | undefined): "cards" | "dice" => (box && playsDice(box) ? "dice" : "cards");

/** The cards or dice that a text names as people write them, `D♠ 10♥ Joker` or `9 9 V`; null if it says anything else. */
export function written(text: string, dice: boolean): string[] | null {
  const found = text.split(" ").map((word) => {
    if (!dice && word === say("short-joker")) return "Jo";
    const [, rank = "", sign = ""] = /^(\d+|[A-Z])([♠♥♦♣]?)$/.exec(word) ?? [];
    const known = RANKS.find((one) => rankShown(one) === rank);
    const suit = Object.keys(SIGNS).find((one) => SIGNS[one] === sign) ?? "";
    return known && dice === (suit === "") ? known + suit : "";
  });
  return found.length > 1 && found.every(Boolean) ? found : null;
}

/** The cards of a pile; holes where only their number is known. */
export function cardsOf(pile: number | string[] | undefined): string[] {
  return typeof pile === "number" ? Array<string>(pile).fill("??") : (pile ?? []);
}
