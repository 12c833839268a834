// What is said beside the mat of what has just happened.

/** A sentence of it. */
export interface Said {
  text: string;
  rule: string;
  what: string;
  /** It happened to whoever reads it. */
  mine: boolean;
  /** It says who won. */
  won: boolean;
  /** It is read on the mat. */
  read: boolean;
}

/** The sentence to show, with the rule behind it; nothing if nothing is worth a sentence. */
export function latestSaid(lines: Said[]): { text: string; rule: string } | null {
  // who won matters more than that the next deal has begun; what a card says is read on the card, and in the log
  const latest = lines.findLast((line) => line.won) ?? lines.findLast((line) => !line.read);
  // where the same has happened to several, it is told of oneself
  const last = lines.findLast((line) => line.mine && line.what === latest?.what) ?? latest;
  if (!last) return null;
  // a stake that nobody matched was in the heap, and is not in the pot that was won
  const returned = last.won ? lines.filter((line) => line.what === "came-back") : [];
  return { text: [...returned, last].map(({ text }) => text).join(" "), rule: last.rule };
}
