// The words on cards that have some (Mises), asked for once a language.
import { get } from "./api";
import type { PrintedCard, PrintedCards } from "./protocol";
import type { Printed } from "./tells";
import { texts } from "./texts.svelte";

const known = $state<Record<string, Record<string, PrintedCard>>>({});
const asked = new Set<string>();

function cards(game: string): Record<string, PrintedCard> {
  const key = `${game}/${texts.lang}`;
  if (game === "enfer" && !asked.has(key)) {
    asked.add(key);
    get<PrintedCards>(`/games/${game}/cards?lang=${texts.lang}`).then((found) => (known[key] = found.cards), () => asked.delete(key));
  }
  return known[key] ?? {};
}

export const printedFor = (game: string): Printed => (card) => cards(game)[card.replace("*", "")]?.name;
export const printedCard = (game: string, card: string): PrintedCard | undefined => cards(game)[card.replace("*", "")];
