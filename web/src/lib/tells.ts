// What happened, in a sentence of the game, as the reader may know it.
import { shown } from "./cards";
import { me } from "./me.svelte";
import type { PrintedCard, SeenTell, Whole } from "./protocol";
import { say, texts, unbroken } from "./texts.svelte";

/** What stands on a card that has words printed on it. */
export type Printed = (card: string) => PrintedCard | undefined;

/** The names that sentences use: in a lesson, a learner who has not said one has none. */
export const namesIn = (table: Whole): string[] =>
  table.people.map(({ name }, i) => (table.code || i !== table.chair || me.name ? name : ""));

/**
 * The reader, on a seat or without a name, is spoken to: texts have `.you` for what they do, `.to-you` for what befalls them, and
 * `.you-among-who` where they are one of several who. A text that has no such words calls them by their name.
 */
export function sentence(
  told: SeenTell,
  people: string[],
  game: string,
  printed: Printed = () => undefined,
  reader: number | null = null,
): string {
  const you = reader ?? people.indexOf("");
  const key = `told-${told.what}`;
  const among = shared(told, you);
  const spoken =
    told.seat === you && you >= 0 ? `${key}.you` : seats(told).includes(you) ? `${key}.to-you` : among ? `${key}.you-among-${among}` : key;
  const says = texts.has(spoken, game) ? spoken : key;
  const names = people.map((name, i) => (i === you && (spoken === says || among) ? "" : name));
  const values: Record<string, string | number> = {};
  for (const [key, number] of Object.entries(told.numbers)) {
    if (key.startsWith("seat_")) values[key.slice(5)] = named(names[number]);
    else if (key.startsWith("seats_")) values[key.slice(6)] = listed(names.filter((_, seat) => (number >> seat) & 1));
    else values[key] = number;
  }
  if (names[told.seat] !== undefined) values.who = named(names[told.seat]);
  if (told.cards.length) {
    const cards = told.cards.map((card) => printed(card)?.name ?? shown(card, game));
    const words = told.cards.some((card) => printed(card) !== undefined || /^\d+[a-z]{2,}/.test(card));
    values.cards = cards.join(words ? ", " : " ");
    values["first-card"] = cards[0] ?? "";
    values["last-card"] = cards.at(-1) ?? "";
    values.effect = printed(told.cards[0] ?? "")?.effect ?? "";
    values.known = told.cards.every((card) => !card.startsWith("?")) ? "yes" : "no";
    values.n = told.cards.length;
  }
  values.name = told.name[texts.lang] ?? "";
  return unbroken(texts.say(says, values, game).trim());
}

/** Whether it says nothing to anybody else at the table: what somebody holds is looked at where it lies, open or covered. */
export const alone = (told: SeenTell, names: string[], game: string): boolean =>
  told.cards.length > 0 && !sentence({ ...told, cards: told.cards.map(() => "??") }, names, game);

/** « Anna, Bruno et Chloé »; whoever reads comes last, « Anna et toi ». */
export function listed(names: string[]): string {
  if (names.length > 1 && names.includes("")) return say("listed-with-you", { some: names.filter(Boolean).join(", ") });
  const [last = "", ...others] = names.map(named).reverse();
  return others.length ? say("listed", { some: others.reverse().join(", "), last }) : last;
}

const named = (name: string | undefined): string => name || say("you");
/** Whom it befalls: those named one by one, and whoever is the only one of several. */
const seats = (told: SeenTell): number[] =>
  Object.entries(told.numbers).flatMap(([key, number]) =>
    key.startsWith("seat_") ? [number] : key.startsWith("seats_") && Number.isInteger(Math.log2(number)) ? [Math.log2(number)] : [],
  );
/** The list of several in which a seat is one. */
const shared = (told: SeenTell, seat: number): string | undefined =>
  Object.entries(told.numbers)
    .find(([key, number]) => key.startsWith("seats_") && seat >= 0 && number !== 1 << seat && (number >> seat) & 1)?.[0]
    .slice(6);
