// The words on cards that have some, asked for once a language.
import { get } from "./api";
import type { PrintedCard, PrintedCards } from "./protocol";
import { boxOf } from "./shelf.svelte";
import type { Printed } from "./tells";
import { texts } from "./texts.svelte";

const known = $state<Record<string, Record<string, PrintedCard>>>({});
const asked: Record<string, boolean> = {};

function cards(game: string): Record<string, PrintedCard> {
  const key = `${game}/${texts.lang}`;
  if (boxOf(game)?.printed && !asked[key]) {
    asked[key] = true;
    get<PrintedCards>(`/games/${game}/cards?lang=${texts.lang}`).then(
      (found) => (known[key] = found.cards),
      () => (asked[key] = false),
    );
  }
  return known[key] ?? {};
}

export const printedCard = (game: string, card: string): PrintedCard | undefined => cards(game)[card.replace("*", "")];
export const printedFor =
  (game: string): Printed =>
  (card) =>
    printedCard(game, card);
