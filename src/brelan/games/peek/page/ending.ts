// How a round of Peek Poker ended, and who leads the first one.
import type { SeenTell } from "@/lib/protocol";
import type { Showdown } from "@/lib/showdown";

/** Dice thrown for the lead: the leader is framed, and whoever did not throw again is out of it. */
function whoLeads(one: Showdown, tells: SeenTell[]): Showdown {
  const again = tells.findLastIndex(({ what }) => what === "throw-again");
  const last = tells.slice(again + 1).filter(({ what }) => what === "leader-die");
  const stillIn = (seat: number): boolean => last.some((told) => told.seat === seat);
  return {
    ...one,
    title: "who-leads",
    hands: one.hands.map((hand) => ({ ...hand, own: hand.own.map((die) => ({ ...die, counts: stillIn(hand.seat) })) })),
    lines: ["leader", "throw-again"].flatMap((told) => one.lines.filter(({ what }) => what === told)),
    best: tells.filter(({ what }) => what === "leader").map(({ seat }) => seat),
  };
}

/** Who takes back what the others did not match: said as soon as it is said who won. */
function withReturned(one: Showdown, tells: SeenTell[]): Showdown {
  const [won, ...rest] = one.lines;
  const returned = tells.filter(({ what }) => what === "came-back");
  return won ? { ...one, lines: [won, ...returned, ...rest] } : one;
}

/** How the dice for the lead, or the cups at the end of a round, are looked at. */
export const ending = (one: Showdown, tells: SeenTell[]): Showdown =>
  tells.some(({ what }) => what === "leader-die") ? whoLeads(one, tells) : withReturned(one, tells);
