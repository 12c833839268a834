// Who stands where when the game is over.

/** A place and all who share it. */
export interface Step {
  place: number;
  seats: number[];
}

/** The places from the first on; equals share one, and the next counts as many more: 1, 1, 3. */
function steps(scores: number[]): Step[] {
  const best = [...new Set(scores)].sort((a, b) => b - a);
  return best.map((score) => ({
    place: 1 + scores.filter((other) => other > score).length,
    seats: scores.flatMap((own, seat) => (own === score ? [seat] : [])),
  }));
}

const STEPS = 5;
const ROOM = 5; // people who can stand on steps and still be seen

/** Those who stand on steps, and those beside: a place for which there is no room, or that is too low. */
export function arranged(scores: number[]): { raised: Step[]; beside: Step[] } {
  const all = steps(scores);
  let standing = 0;
  const fits = ({ place, seats }: Step): boolean => place === 1 || (place <= STEPS && standing + seats.length <= ROOM);
  const raised = all.filter((step) => {
    const up = fits(step);
    standing += step.seats.length;
    return up;
  });
  return { raised, beside: all.filter((step) => !raised.includes(step)) };
}
