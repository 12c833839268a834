// What was remarkable about a game, read from where everybody stood after each deal.
import type { Standing } from "./protocol";

/** Something true about a game: of whom, compared with whom, at the end of which deal, how many times or how much. */
export interface Fact {
  what: "from-behind" | "last-deal" | "at-last" | "throughout" | "longest" | "since" | "changes" | "narrow" | "equal";
  who?: number;
  other?: number;
  deal?: number;
  n?: number;
}

/** What one seat won in one deal. */
export interface Gain {
  seat: number;
  deal: number;
  n: number;
}

const FEW = 3; // deals of which nothing can be told but the end
const LATE = 1 / 3; // of the game: whoever is last before that is last like anybody else
const CLOSE = 1 / 40; // of all that there is

const top = (scores: number[]): number[] => scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));

/** Who led alone after each deal; nobody where several did. */
function heads(deals: Standing[]): (number | null)[] {
  return deals.map(({ scores }) => {
    const [first = 0, ...others] = top(scores);
    return others.length ? null : first;
  });
}

/** How the winner came to win: the most remarkable of what is true. */
function way(deals: Standing[], who: number): Fact | undefined {
  const [leads, n] = [heads(deals), deals.length];
  const last = deals.findLast(
    ({ scores }) => scores.length > 2 && scores.every((score, seat) => seat === who || score > (scores[who] ?? 0)),
  );
  if (last && deals.indexOf(last) + 1 >= n * LATE) return { what: "from-behind", who, deal: last.deal };
  const before = leads[n - 2] ?? null;
  const end = deals[n - 1];
  if (end && before !== null && before !== who) return { what: "last-deal", who, other: before, deal: end.deal };
  if (end && before === null) return { what: "at-last", who, deal: end.deal };
  if (leads.every((lead) => lead === who)) return { what: "throughout", who };
  const held = (seat: number): number => leads.filter((lead) => lead === seat).length;
  const longest = [...new Set(leads)].filter((seat) => seat !== null && seat !== who).sort((a, b) => held(b ?? 0) - held(a ?? 0))[0];
  if (longest !== undefined && longest !== null && held(longest) > held(who)) {
    return { what: "longest", who, other: longest };
  }
  return undefined;
}

/** When the winner went ahead for good, if that was in the middle of the game. */
function since(deals: Standing[], who: number): Fact | undefined {
  const ahead = heads(deals).findLastIndex((lead) => lead !== who) + 1;
  const deal = deals[ahead]?.deal;
  return deal !== undefined && ahead > 0 && ahead < deals.length - 1 ? { what: "since", who, deal } : undefined;
}

function changes(deals: Standing[]): Fact | undefined {
  const known = heads(deals).filter((lead) => lead !== null);
  const times = known.filter((lead, i) => i > 0 && lead !== known[i - 1]).length;
  return times >= 3 ? { what: "changes", n: times } : undefined;
}

function narrow(end: Standing, who: number): Fact | undefined {
  const has = (seat: number): number => end.has[seat] ?? 0;
  const other = end.scores.map((_, seat) => seat).sort((a, b) => (end.scores[b] ?? 0) - (end.scores[a] ?? 0))[1] ?? who;
  const gap = has(who) - has(other);
  return gap > 0 && gap <= CLOSE * end.has.reduce((sum, n) => sum + n, 0) ? { what: "narrow", who, other, n: gap } : undefined;
}

const found = (some: (Fact | undefined)[]): Fact[] => some.filter((fact) => fact !== undefined);

/** Two things worth telling, the most remarkable first; fewer of a short game. */
export function facts(standings: Standing[]): Fact[] {
  const deals = standings.filter(({ deal }) => deal > 0);
  const end = deals.at(-1);
  if (!end) return [];
  const [who = 0, ...others] = top(end.scores);
  if (others.length) return found([{ what: "equal" }, changes(deals)]);
  const close = narrow(end, who);
  if (deals.length < FEW) return close ? [close] : [];
  const main = way(deals, who);
  const more = [close, main && ["last-deal", "at-last", "throughout"].includes(main.what) ? undefined : since(deals, who), changes(deals)];
  return found([main, ...more]).slice(0, 2);
}

/** The most that anybody won in one deal. */
export function biggest(standings: Standing[]): Gain | null {
  let best: Gain | null = null;
  standings.forEach(({ deal, has }, i) => {
    const before = standings[i - 1];
    has.forEach((n, seat) => {
      const won = n - (before?.has[seat] ?? n);
      if (won > (best?.n ?? 0)) best = { seat, deal, n: won };
    });
  });
  return best;
}
