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

/** The cards of a seat that whoever looks knows; dice stay where they are. */
const known = (picture: Picture, { own, dice }: Box, seat: number): string[] =>
  own
    .filter((name) => !dice.includes(name))
    .flatMap((name) => cardsOf(picture.piles[`${name}.${seat}`]))
    .filter((card) => !card.startsWith("?"))
    .map(plain);

/** What is fresh once something has happened: what came to the others of a hand, until a card goes or all are new. */
export function freshened(fresh: Fresh, before: Picture, after: Picture, told: SeenTell[], box: Box, seat: number): Fresh {
  const dealt = told.some((one) => one.what === DEALT && one.seat === seat);
  if (dealt || number(before, box.deal) !== number(after, box.deal)) return NONE;
  const [was, is] = [known(before, box, seat), known(after, box, seat)];
  const came = is.filter((card) => !was.includes(card));
  if (came.length) return came.length < is.length ? new Set(came) : NONE;
  return was.length > is.length ? NONE : fresh;
}

/** For whatever is drawn on the mat. */
export const freshFrom = (fresh: () => Fresh): (() => Fresh) => setContext(FRESH, fresh);

/** Whether a card that lies on the mat has just come. */
export function freshHere(): (card: string) => boolean {
  const fresh = getContext<(() => Fresh) | undefined>(FRESH);
  return (card) => fresh?.().has(plain(card)) ?? false;
}
