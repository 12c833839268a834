// Cards from the lowest to the highest, so that what they make is seen.
import { face } from "@/lib/cards";

const SYMBOLS = ["pig", "heart", "clover", "star", "horseshoe", "ladybird", "moon"];
const worth = (card: string): number => Number(face(card)?.rank ?? 0) * 10 + SYMBOLS.indexOf(face(card)?.suit ?? "");

export const byWorth = (one: string, other: string): number => worth(one) - worth(other);
export const inOrder = (cards: string[]): string[] => [...cards].sort(byWorth);
