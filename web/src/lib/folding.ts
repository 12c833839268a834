// A table after what was told of it: the same fold for a live table and for one that is looked at again.
import type { Glimpse as Stood } from "./beats";
import type { Glimpse, Picture, Update, Whole } from "./protocol";

/** A picture after what has changed since. */
function folded(before: Picture, { step, numbers, piles, mine }: Update | Glimpse): Picture {
  return { step: step ?? before.step, numbers: { ...before.numbers, ...numbers }, piles: { ...before.piles, ...piles, ...mine } };
}

/** How the table stood on the way. */
export function glimpsed(before: Picture, update: Update): Stood[] {
  let way = before;
  return (update.glimpses ?? []).map((glimpse) => ({ told: glimpse.told, picture: (way = folded(way, glimpse)) }));
}

/** The table after an update. */
export function after(table: Whole, update: Update): Whole {
  return {
    ...table,
    number: update.number,
    chain: update.chain,
    picture: table.picture && folded(table.picture, update),
    question: update.question === undefined ? table.question : update.question,
    wait: update.wait ?? table.wait,
    left: update.left ?? (update.numbers ? {} : table.left),
    late: update.late ?? table.late,
    holding: update.holding ?? table.holding,
    kind: update.kind ?? table.kind,
    counts: update.counts ?? table.counts,
    scores: update.scores ?? table.scores,
    winners: update.winners ?? table.winners,
    phase: update.scores ? "over" : table.phase,
  };
}
