// A question and its answers in words, as its buttons say them.
import { shown } from "./cards";
import type { Hint, Prompt, Value } from "./protocol";
import { printedName } from "./printed.svelte";
import { boxOf } from "./shelf.svelte";
import type { Printed } from "./tells";
import { texts } from "./texts.svelte";

type Facts = Record<string, string | number>;

/** What a place on the game's scale is called. */
export const rungName = (game: string, rung: number | undefined): string => boxOf(game)?.scale[texts.lang]?.[rung ?? -1] ?? "";

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The people that a question mentions, by name: `seat_raiser` is `raiser` there. */
export const people = ({ facts }: Prompt, names: string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([key, seat]) => (key.startsWith("seat_") ? [[key.slice("seat_".length), names[seat] ?? ""]] : [])),
  );

/** The cards with words on them that it mentions, by name: `card_played` is `played` there. */
const printed = ({ facts }: Prompt, game: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([key, card]) => (key.startsWith("card_") ? [[key.slice("card_".length), printedName(game, card)]] : [])),
  );

/** The most precise words there are: for this step and verb, for this step, for the verb alone; else some that fit any. */
export function words(start: "ask" | "do", q: Prompt, game: string, facts: Facts & { amount?: number }, option = ""): string {
  const tries = option
    ? [`${start}-${q.step}-${option}`, `${start}-${option}`, `option-${option}`]
    : [`${start}-${q.step}-${q.verb}`, `${start}-${q.step}`, `${start}-${q.verb}`];
  const key = tries.find((name) => texts.has(name, game));
  if (option && !key) return capital(option.replaceAll("_", " "));
  const name = rungName(game, start === "do" && q.of === "scale" ? facts.amount : q.facts.rung);
  const { amount = 0 } = facts;
  const sums = { total: amount + (q.facts.owed ?? 0), rest: q.most - amount };
  const said = texts.say(
    key ?? (start === "ask" ? "ask-any" : `do-any-${q.of}`),
    { least: q.least, most: q.most, name, ...sums, ...printed(q, game), ...facts, ...q.facts },
    game,
  );
  return start === "do" ? capital(said) : said;
}

/** A card or die that is chosen by its place, as a button names it: by what it is, or by its number. */
export function placeName(at: number, game: string, cards: string[], printed: Printed): string {
  const some = (cards[at] ?? "").split(" ").filter((card) => card && !card.startsWith("?"));
  return some.length ? some.map((card) => printed(card)?.name ?? shown(card, game)).join(" ") : String(at + 1);
}

/** An answer as its button says it. */
export function onButton(value: Value, q: Prompt, game: string, names: string[], cards: string[], printed: Printed): string {
  if (Array.isArray(value)) return words("do", q, game, { n: value.length });
  if (q.form === "amount") return words("do", q, game, { amount: value });
  if (q.of === "options") return words("do", q, game, {}, q.options[q.members.indexOf(value)] ?? "");
  return q.of === "seats" ? (names[value] ?? "") : placeName(value, game, cards, printed);
}

/** What the coach's words about an answer need to become the page's own. */
export interface Around {
  question: Prompt;
  game: string;
  names: string[];
  /** The cards that positions count, where the game names them. */
  cards: string[];
  printed: Printed;
}

/** An answer as this page says it; null where the coach's own words are as good. */
function own(value: Value, { question, game, names, cards, printed }: Around): string | null {
  if (question.of === "positions") {
    const named = (some: string) =>
      some
        .split(" ")
        .map((card) => printed(card)?.name ?? shown(card, game))
        .join(" ");
    const chosen = (Array.isArray(value) ? value : [value]).map((at) => cards[at]);
    const known = chosen.filter((card) => card !== undefined);
    return known.length && known.length === chosen.length ? known.map(named).join(", ") : null;
  }
  if (Array.isArray(value)) return null;
  if (question.of === "seats") return names[value] ?? null;
  if (question.of === "amount") return words("do", question, game, { amount: value, n: 1 });
  if (question.of === "scale") return rungName(game, value) || null;
  const option = question.options[question.members.indexOf(value)];
  return option ? words("do", question, game, { amount: 0, n: 1 }, option) : null;
}

/** An answer that was given or is best, by the cards that were chosen; where one may choose more or fewer, with what was done to them. */
export function answerName(value: Value, around: Around): string {
  const named = own(value, around);
  const { question, game, names, cards, printed } = around;
  const button = onButton(value, question, game, names, cards, printed);
  return named && Array.isArray(value) && question.least < question.most ? `${button} (${named})` : (named ?? button);
}

/** Why, without the sentence that names the best answer: the page says that in its own words. */
export const reasons = ([first = "", ...rest]: string[]): string[] => [first.replace(/^.*?\.(\s+|$)/, ""), ...rest].filter(Boolean);

/** The coach's hint in the page's words: players by their names, cards by theirs, answers as their buttons say them. */
export function inWords(hint: Hint, around: Around): { lines: string[]; weighed: { text: string; worth: number; best: boolean }[] } {
  const said = hint.weighed.map((one) => {
    const named = own(one.value, around);
    return { ...one, own: named !== null && one.text.includes(named) ? null : named }; // the coach says too what is done with them
  });
  const low = (text: string) => (around.question.of === "amount" ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text);
  const named = new Map(said.flatMap((one) => (one.own === null ? [] : [[one.text, low(one.own)] as const])));
  const numbered = around.question.of !== "options";
  const [first = "", ...rest] = hint.lines;
  const best = JSON.stringify(hint.best);
  return {
    lines: [numbered ? replaced(first, named) : first, ...rest],
    weighed: said.map((one) => ({ text: capital(one.own ?? one.text), worth: one.worth, best: JSON.stringify(one.value) === best })),
  };
}

/** A sentence with some of its words said otherwise, the longest first. */
function replaced(sentence: string, named: Map<string, string>): string {
  const found = [...named.keys()].sort((a, b) => b.length - a.length).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return found.length
    ? sentence.replace(new RegExp(`(?<!\\d)(?:${found.join("|")})(?!\\d)`, "g"), (text) => named.get(text) ?? text)
    : sentence;
}
