// A hand as people hold it: the joker first, then from the ace down, with equal ranks side by side.
import { face } from "@/lib/cards";

const RANKS = ["Jo", "A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const SUITS = "shdc";

/** The places of the hand in the order in which they are shown. */
export function sorted(cards: string[]): number[] {
  const key = (card: string): number => {
    const { rank = "", suit = "" } = face(card) ?? {};
    return 4 * RANKS.indexOf(rank) + SUITS.indexOf(suit);
  };
  return cards.map((_, i) => i).sort((a, b) => key(cards[a] ?? "") - key(cards[b] ?? "") || a - b);
}
