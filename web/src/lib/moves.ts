// What goes from one place at the table to another, or is turned or thrown there: read from what was told and from what has changed
// between two pictures, as whoever looks may know them.
import { cardsOf } from "./cards";
import type { Box, Picture, SeenTell } from "./protocol";

/** The middle of the table; every other place is a seat. */
export const MIDDLE = -1;

export type Move =
  /** A card, `??` if nobody here knows it; `turned` where it is laid open on the way; `heap` where it lay closed among others. */
  | { kind: "card"; card: string; from: number; to: number; turned: boolean; heap?: string }
  /** A card that lay there closed, and is open now. */
  | { kind: "turn"; card: string; at: number }
  /** Chips, points, coins. */
  | { kind: "money"; n: number; from: number; to: number }
  /** Dice that are thrown for all to see, or shaken under a cup. */
  | { kind: "roll"; at: number; pile: string };

/** Words that every game uses for what no picture shows: closed cards look the same before and after. */
const DEALT = "dealt";
const EXCHANGED = "exchanged";
const SHOOK = "shook";

type Pile = number | string[] | undefined;

interface Changed {
  at: number;
  heap: string;
  /** Cards that came or went. */
  came: string[];
  went: string[];
}

const HOLE = "??";
const closed = (card: string): boolean => card.startsWith("?");
const seatOf = (pile: string): number => Number(pile.split(".")[1] ?? MIDDLE);
const nameOf = (pile: string): string => pile.split(".")[0] ?? pile;
/** Without what says that not everybody knows it. */
const plain = (card: string): string => card.split("*")[0] ?? card;
const same = (card: string) => (one: string) => plain(one) === plain(card);
/** Whether a pile lies where it can be seen: the box says so, or everybody sees something of it. */
const drawn = (pile: string, { own, others, common }: Box, ...cards: Pile[]): boolean =>
  [...own, ...others, ...common].includes(nameOf(pile)) || cards.flatMap(cardsOf).some((card) => card !== HOLE && !card.endsWith("*"));

function take(from: string[], which: (card: string) => boolean): boolean {
  const at = from.findIndex(which);
  if (at >= 0) from.splice(at, 1);
  return at >= 0;
}

/** What is in the one and not in the other. */
function without(some: string[], others: string[]): string[] {
  const left = [...others];
  return some.filter((card) => {
    return !take(left, same(card));
  });
}

/** What became of money: it goes from who has less to who has more. */
function paid(before: Picture, after: Picture, { purse, middle }: Box, taken: Set<string>): Move[] {
  const sum = (picture: Picture) => middle.reduce((all, name) => all + Number(picture.numbers[name] ?? 0), 0);
  const more = sum(after) - sum(before);
  return purse.flatMap((name): Move[] => {
    const [now, then] = [after.numbers[name], before.numbers[name]];
    if (!Array.isArray(now) || !Array.isArray(then) || now === then) return [];
    const changes = now.map((n, at) => ({ at, n: n - (then[at] ?? 0) }));
    const total = changes.reduce((all, { n }) => all + n, 0);
    // what rises and falls with the pot is a part of it, and what has no end or no beginning is not handed over
    if (total !== -more) return [];
    const all = [{ at: MIDDLE, n: more }, ...changes];
    return matched(all).filter(({ from, to }) => !taken.has(`${from} ${to}`));
  });
}

function matched(changes: { at: number; n: number }[]): (Move & { kind: "money" })[] {
  const [gives, gets] = [changes.filter(({ n }) => n < 0), changes.filter(({ n }) => n > 0)];
  const left = new Map(gives.map(({ at, n }) => [at, -n]));
  return gets.flatMap(({ at: to, n: due }) => {
    let open = due;
    return [...left].flatMap(([from, has]): (Move & { kind: "money" })[] => {
      const n = Math.min(has, open);
      if (!n) return [];
      left.set(from, has - n);
      open -= n;
      return [{ kind: "money", n, from, to }];
    });
  });
}

/** The piles that are not what they were. Whoever was dealt to has new cards, even if they look like the old ones. */
function changed(before: Picture, after: Picture, told: SeenTell[], box: Box): Changed[] {
  const all = Object.values(after.piles).flatMap(cardsOf);
  const lies = (card: string): string => (closed(card) ? card : (all.find(same(card)) ?? card));
  const dealt = new Map(told.filter(({ what }) => what === DEALT).map((one) => [one.seat, one.cards.map(lies)]));
  const found: Changed[] = [...dealt].map(([at, came]) => ({ at, heap: "", came, went: [] }));
  for (const [pile, now] of Object.entries(after.piles)) {
    const then = before.piles[pile];
    if (dealt.has(seatOf(pile)) || now === then || box.dice.includes(nameOf(pile))) continue;
    const [is, was] = [cardsOf(now), cardsOf(then)];
    const at = drawn(pile, box, now, then) ? seatOf(pile) : MIDDLE;
    found.push({ at, heap: nameOf(pile), came: without(is, was), went: without(was, is) });
  }
  return found;
}

/** Where a card comes from: a known one from where it lay; any other from the same seat, from the middle, from somebody else. */
function source(to: Changed, card: string, all: Changed[]): { from: number; known: boolean; heap?: string } {
  const known = card === HOLE ? undefined : all.find(({ went }) => take(went, same(card)));
  if (known) return { from: known.at, known: true };
  const lost = all.filter((one) => one !== to && one.went.some(closed));
  const nearest = lost.find(({ at }) => at === to.at) ?? lost.find(({ at }) => at === MIDDLE) ?? lost[0];
  if (nearest) take(nearest.went, closed);
  return { from: nearest?.at ?? MIDDLE, known: false, ...(nearest?.at === MIDDLE ? { heap: nearest.heap } : {}) };
}

/** Where each card that is seen somewhere else now came from; one that lay there closed has been turned. */
function arrived(one: Changed, all: Changed[]): Move[] {
  return one.came.flatMap((card): Move[] => {
    const elsewhere = all.some((other) => other !== one && other.went.some(same(card)));
    if (!closed(card) && !elsewhere && take(one.went, closed)) return [{ kind: "turn", card, at: one.at }];
    const { from, known, ...heap } = source(one, card, all);
    const seen = from !== one.at || !closed(card);
    return seen ? [{ kind: "card", card, from, to: one.at, turned: !known && !closed(card), ...heap }] : [];
  });
}

function cards(before: Picture, after: Picture, told: SeenTell[], box: Box): Move[] {
  const all = changed(before, after, told, box);
  const came = all.flatMap((one) => arrived(one, all));
  const left = all.flatMap(({ at, went }) => (at === MIDDLE ? [] : went.map((card) => away(card, at))));
  const goes = (move: Move) => move.kind === "card" && move.to === MIDDLE && move.from !== MIDDLE;
  // what is put away when something new begins is gone already
  const anew = told.some(({ what }) => box.opens.includes(what));
  return [...(anew ? [] : [...left, ...came.filter(goes)]), ...came.filter((move) => !goes(move))];
}

const away = (card: string, from: number): Move => ({ kind: "card", card, from, to: MIDDLE, turned: false });

/** Cards that somebody exchanged, of which a reader knows only how many there were. */
function exchanged(told: SeenTell[], known: Move[]): Move[] {
  return told.flatMap(({ what, seat, numbers }) => {
    const seen = known.some((move) => move.kind === "card" && move.to === seat);
    if (what !== EXCHANGED || seen) return [];
    const n = { length: numbers.n ?? 0 };
    const back: Move = { kind: "card", card: HOLE, from: MIDDLE, to: seat, turned: false };
    return [...Array.from(n, () => away(HOLE, seat)), ...Array.from(n, () => back)];
  });
}

/** Dice: those that all see are thrown, those of a seat that nobody sees any more are shaken. */
function rolled(before: Picture, after: Picture, told: SeenTell[], dice: readonly string[]): Move[] {
  return Object.entries(after.piles).flatMap(([pile, now]): Move[] => {
    if (!dice.includes(nameOf(pile))) return [];
    const [at, was, is] = [seatOf(pile), cardsOf(before.piles[pile]), cardsOf(now)];
    const open = Array.isArray(now) && now.every((die) => !closed(die) && !die.endsWith("*"));
    const thrown = at === MIDDLE ? open && is.join() !== was.join() : told.some(({ what, seat }) => what === SHOOK && seat === at);
    return thrown && is.length ? [{ kind: "roll", at, pile }] : [];
  });
}

/** All that moved, in the order in which it is shown. */
export function moves(before: Picture, after: Picture, told: SeenTell[], box: Box): Move[] {
  const moved = cards(before, after, told, box);
  const handed = new Set(moved.flatMap((move) => (move.kind === "card" ? [`${move.from} ${move.to}`] : [])));
  return [...moved, ...exchanged(told, moved), ...rolled(before, after, told, box.dice), ...paid(before, after, box, handed)];
}

/** The numbers while money is on its way: whoever gets it does not have it yet. */
export function aloft(before: Picture, after: Picture, moved: Move[], { purse, middle }: Box): Picture["numbers"] {
  const gets = new Set(moved.flatMap((move) => (move.kind === "money" ? [move.to] : [])));
  const numbers = { ...after.numbers };
  for (const name of gets.has(MIDDLE) ? middle : []) numbers[name] = before.numbers[name] ?? 0;
  for (const name of purse) {
    const [now, then] = [after.numbers[name], before.numbers[name]];
    if (Array.isArray(now) && Array.isArray(then)) numbers[name] = now.map((n, at) => (gets.has(at) ? Math.min(n, then[at] ?? n) : n));
  }
  return numbers;
}

/** A table before anything lies on it. */
export const bare = (picture: Picture): Picture => ({
  ...picture,
  piles: Object.fromEntries(Object.keys(picture.piles).map((pile) => [pile, 0])),
});
