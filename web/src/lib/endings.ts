// What there is to look at when a deal has ended, in any game: hands that were compared, else whatever was turned up.
import type { SeenTell } from "./protocol";
import { showdowns, unlit, type ShownHand, type Showdown } from "./showdown";

const open = (told: SeenTell): boolean => told.cards.length > 0 && told.cards.every((card) => !card.startsWith("?") && !card.includes("*"));

/** What was turned up before all eyes, the latest of each seat. */
function turnedUp(tells: SeenTell[]): ShownHand[] {
  const last = new Map(tells.filter(open).map((told) => [told.seat, told.cards]));
  return [...last].map(([seat, cards]) => ({ seat, own: cards.map(unlit), common: [], beats: null }));
}

/** How these tells, up to where something new begins, are looked at. */
export function endings(tells: SeenTell[]): Showdown[] {
  const found = showdowns(tells);
  const compared = found.filter((one) => one.hands.length);
  if (compared.length) return compared;
  const hands = turnedUp(tells);
  return hands.length
    ? [{ hands, common: [], won: found[0]?.won ?? {}, lines: found[0]?.lines ?? tells.filter((told) => !open(told)) }]
    : [];
}
