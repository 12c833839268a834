// The words on cards that have some, asked for once a language; a table with cards of its own has others.
import { get } from "./api";
import type { PrintedCard, PrintedCards } from "./protocol";
import { boxOf } from "./shelf.svelte";
import type { Printed } from "./tells";
import { texts } from "./texts.svelte";

const known = $state<Record<string, Record<string, PrintedCard>>>({});
const asked: Record<string, boolean> = {};
/** The table that is looked at, if it plays with cards of its own. */
let own = $state.raw<{ code: string; cards: string } | null>(null);

export function looksAt(code: string, cards: string): void {
  if (own?.code !== code || own.cards !== cards) own = cards ? { code, cards } : null;
}

function cards(game: string): Record<string, PrintedCard> {
  const where = own ? `tables/${own.code}` : `games/${game}`;
  const key = `${where}/${texts.lang}/${own?.cards ?? ""}`;
  if (boxOf(game)?.printed && !asked[key]) {
    asked[key] = true;
    get<PrintedCards>(`/${where}/cards?lang=${texts.lang}`).then(
      (found) => (known[key] = found.cards),
      () => (asked[key] = false),
    );
  }
  return known[key] ?? {};
}

export const printedCard = (game: string, card: string): PrintedCard | undefined => cards(game)[card.replace("*", "")];
/** The name of the card that has this number in its deck. */
export const printedName = (game: string, number: number): string => Object.values(cards(game))[number]?.name ?? "";
export const printedFor =
  (game: string): Printed =>
  (card) =>
    printedCard(game, card);
