// What happened, in a sentence of the game, as the reader may know it.
import { shown } from "./cards";
import type { Told } from "./protocol";
import { texts } from "./texts.svelte";

/** How a game writes cards that have words printed on them. */
export type Printed = (card: string) => string | undefined;

export function sentence(told: Told, names: string[], game: string, printed: Printed = () => undefined): string {
  const values: Record<string, string | number> = {};
  for (const [key, number] of Object.entries(told.numbers)) {
    if (key.startsWith("seat_")) values[key.slice(5)] = names[number] ?? "";
    else values[key] = number;
  }
  const who = names[told.seat];
  if (who !== undefined) values.who = who;
  if (told.cards.length) {
    const words = told.cards.some((card) => printed(card) !== undefined || /^\d+[a-z]{2,}/.test(card));
    values.cards = told.cards.map((card) => printed(card) ?? shown(card)).join(words ? ", " : " ");
    values.known = told.cards.every((card) => !card.startsWith("?")) ? "yes" : "no";
    values.n = told.cards.length;
    values.name = told.name[texts.lang] ?? "";
  }
  return texts.say(`told-${told.what}`, values, game).trim();
}
