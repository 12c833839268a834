// The cards that have just come to whoever looks: among the others of a hand nobody would find them.
import { getContext, setContext } from "svelte";
import { cardsOf } from "./cards";
import { number } from "./page";
import type { Box, Picture, SeenTell } from "./protocol";

export type Fresh = ReadonlySet<string>;

export const NONE: Fresh = new Set();
const FRESH = Symbol("fresh");
const DEALT = "dealt";

const plain = (card: string): string => card.split("*")[0] ?? card;

/** The cards of a seat that whoever looks knows, by the piles they lie in; dice stay where they are. */
const known = (picture: Picture, { own, dice }: Box, seat: number): string[][] =>
  own
    .filter((name) => !dice.includes(name))
    .map((name) => cardsOf(picture.piles[`${name}.${seat}`]))
    .map((cards) => cards.filter((card) => !card.startsWith("?")).map(plain));

/**
 * What is fresh once something has happened: what came to the others of a hand, until a card goes or all are new.
 * Where nothing lay before, a hand has been taken: all of it is new, whatever else its owner has.
 */
export function freshened(fresh: Fresh, before: Picture, after: Picture, told: SeenTell[], box: Box, seat: number): Fresh {
  const dealt = told.some((one) => one.what === DEALT && one.seat === seat);
  if (dealt || number(before, box.deal) !== number(after, box.deal)) return NONE;
  const [from, to] = [known(before, box, seat), known(after, box, seat)];
  const [was, is] = [from.flat(), to.flat()];
  const came = to.map((cards) => cards.filter((card) => !was.includes(card)));
  if (!came.flat().length) return was.length > is.length ? NONE : fresh;
  const joined = came.flatMap((cards, i) => (from[i]?.length ? cards : []));
  return joined.length < is.length ? new Set(joined) : NONE;
}

/** For whatever is drawn on the mat. */
export const freshFrom = (fresh: () => Fresh): (() => Fresh) => setContext(FRESH, fresh);

/** Whether a card that lies on the mat has just come. */
export function freshHere(): (card: string) => boolean {
  const fresh = getContext<(() => Fresh) | undefined>(FRESH);
  return (card) => fresh?.().has(plain(card)) ?? false;
}
