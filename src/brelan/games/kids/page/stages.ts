// What the stage card says and what a stage brought, read from the picture and the tells; nothing is worked out here.
import { cardsOf } from "@/lib/cards";
import { each, number } from "@/lib/page";
import type { Picture, SeenTell } from "@/lib/protocol";
import { texts, unbroken } from "@/lib/texts.svelte";

export const PAY = 1;
export const TAKE = 2;
export const SWEEP = 3;
export const DRAW = 4;
export const OUT = 5;
/** The last place, as the stage card names it. */
export const LAST = 1;

const MOST_STAGES = 5;
const KEYS = 8;
const OTHERS = 7;
/** All who play the stage, where the card has no more than one thing for them. */
export const EVERYBODY = 8;
/** First, second, third …, the last but one, the last, and then all who are not among these. */
const SHOWN = [0, 3, 4, 5, 6, 2, 1, OTHERS];

export interface Outcome {
  key: number;
  due: number;
  euros: number;
  /** It sweeps the mat once another place has taken from it. */
  after?: boolean;
}

/** Whoever gets what the others get is one of them. */
function gathered(outcomes: Outcome[]): Outcome[] {
  const others = outcomes.find(({ key }) => key === OTHERS);
  if (!others) return outcomes;
  const named = outcomes.filter(({ due, euros }) => due !== others.due || euros !== others.euros);
  return [...named, named.length ? others : { ...others, key: EVERYBODY }];
}

/** Whoever sweeps gets what the others left: takings by place come first. */
const swept = (outcomes: Outcome[]): Outcome[] =>
  outcomes.map((one) => (one.due === SWEEP ? { ...one, after: outcomes.some(({ due }) => due === TAKE) } : one));

/** The stages of the card that lies open, each with its outcomes from the first place to the last. */
export function stagesOf(picture: Picture): Outcome[][] {
  const card = Number((cardsOf(picture.piles.stage_card)[0] ?? "").replace("stage-", "")) - 1;
  const what = each(picture, "what");
  const euros = each(picture, "euros");
  if (!(card >= 0)) return [];
  return Array.from({ length: each(picture, "stages")[card] ?? 0 }, (_, stage) =>
    swept(
      gathered(
        SHOWN.map((key) => {
          const at = (card * MOST_STAGES + stage) * KEYS + key;
          return { key, due: what[at] ?? 0, euros: euros[at] ?? 0 };
        }).filter((outcome) => outcome.due),
      ),
    ),
  );
}

/** In words: who pays, takes, draws or leaves. */
export const promised = ({ key, due, euros, after = false }: Outcome): string =>
  unbroken(texts.say("stage-brings", { whom: key, due, euros, after: after ? "yes" : "no" }, "kids"));

/** What one player laid, the place it got and what it brought. */
export interface Line {
  seat: number;
  cards: string[];
  place: number;
  /** Nobody is behind them: the snail of the stage card. */
  last: boolean;
  /** Which combination, as the log tells it; -1 when it was not told. */
  kind: number;
  tied: boolean;
  due: number;
  /** The euros or cards it really was. */
  came: number;
  bankrupt: boolean;
}

export interface Reveal {
  /** From 1; 0 when it was not told. */
  round: number;
  stage: number;
  common: string;
  lines: Line[];
  /** Which hand beats which, best first, and who is tied. */
  why: SeenTell[];
}

const WHY = new Set(["beats", "tied", "nobody-first"]);
const DUES: Record<string, number> = { paid: PAY, took: TAKE, swept: SWEEP, drew: DRAW, left: OUT };
const blank = (seat: number, cards: string[]): Line => ({
  seat,
  cards,
  place: 0,
  last: false,
  kind: -1,
  tied: false,
  due: 0,
  came: 0,
  bankrupt: false,
});
const byPlace = (lines: Line[]): Line[] =>
  lines
    .map((line) => ({ ...line, last: lines.length > 1 && line.place === lines.length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);

/** Whether it says why somebody is where they are: of equals, and of a better hand that a tie sends below another, the tie says it. */
function holds({ what, seat, numbers }: SeenTell, lines: Line[]): boolean {
  const place = (of: number | undefined): number => lines.find((line) => line.seat === of)?.place ?? 0;
  return what !== "beats" || place(seat) < place(numbers.seat_over) || !place(numbers.seat_over);
}

/** Two reasons, one of them a tie if there was any: it sends the best to the last place, and leaves places that nobody has. */
export function withTie<Why extends { tied: boolean }>(mine: Why[], all: Why[]): Why[] {
  const tie = all.find(({ tied }) => tied);
  return tie && !mine.some(({ tied }) => tied) ? [...mine.slice(0, 1), tie] : mine;
}

/** Every stage that was laid open, as the log tells it. */
export function toldReveals(tells: SeenTell[]): Reveal[] {
  const reveals: Reveal[] = [];
  let round = 0;
  let stage = 0;
  let common = "";
  let open: Reveal | null = null;
  for (const told of tells) {
    const { number = 0, place = 0, kind = -1, tied = 0, euros = 0, paid = 0, n = 0 } = told.numbers;
    if (told.what === "laid") {
      if (!open) reveals.push((open = { round, stage, common, lines: [], why: [] }));
      open.lines.push(blank(told.seat, told.cards));
      continue;
    }
    if (WHY.has(told.what)) open?.why.push(told);
    const line = open?.lines.find((other) => other.seat === told.seat);
    if (told.what === "placed") Object.assign(line ?? {}, { place, kind, tied: Boolean(tied) });
    else if (told.what === "bankrupt") Object.assign(line ?? {}, { bankrupt: true, due: PAY, came: paid });
    else if (DUES[told.what]) Object.assign(line ?? {}, { due: DUES[told.what], came: euros || n });
    else if (told.what === "round") round = number;
    else if (told.what === "turned") [stage, common] = [told.numbers.stage ?? 0, told.cards[0] ?? ""];
    if (told.what === "turned" || told.what === "round-over") open = null;
  }
  return reveals.map((reveal) => ({
    ...reveal,
    lines: byPlace(reveal.lines),
    why: reveal.why.filter((told) => holds(told, reveal.lines)),
  }));
}

/** The stage that lies open on the table, from the picture alone: without the names of the combinations. */
export function pictureReveal(picture: Picture): Reveal | null {
  const due = each(picture, "due");
  const came = each(picture, "came_to");
  const lines = each(picture, "place").flatMap((place, seat) =>
    place ? [{ ...blank(seat, cardsOf(picture.piles[`laid.${seat}`])), place, due: due[seat] ?? 0, came: came[seat] ?? 0 }] : [],
  );
  return lines.length
    ? { round: 0, stage: number(picture, "stage"), common: cardsOf(picture.piles.common)[0] ?? "", lines: byPlace(lines), why: [] }
    : null;
}
