// What an update brings, as beats: the table as it stood after each thing that happened, and what there is to look at.
import type { Picture, SeenTell } from "./protocol";
import type { Timed } from "./queue";
import type { Showdown } from "./showdown";

/** How the table stood when so much had been told. */
export interface Glimpse {
  told: number;
  picture: Picture;
}

/** Something to look at: which hand is laid open by now, counted from the weakest, and whether it is settled who won. */
export interface Look {
  shows: Showdown[];
  /** All that was told of it. */
  tells: SeenTell[];
  index: number;
  shown: number;
  settled: boolean;
}

export interface Beat extends Timed {
  picture: Picture;
  told: SeenTell[];
  look: Look | null;
  /** The last beat of an update: the table is as the server says from here on. */
  last: boolean;
  /** Belongs to how a deal ended. */
  ends: boolean;
}

/** What the box and this device say about it. */
export interface Staging {
  /** The tells with which something new begins. */
  opens: readonly string[];
  endings: (tells: SeenTell[], before: Picture) => Showdown[];
  /** Whether all hands are laid open at once. */
  reveals: boolean;
  /** Whether anything may move. */
  motion: boolean;
  /** Whether the game is over. */
  over: boolean;
  /** Whether the server says when how a deal ended has been looked at. */
  waits: boolean;
}

/** Milliseconds. */
const CARD = 70;
const TURN = 280;
const CHIPS = 380;
const WORDS = 160;
const REVEAL = 900;
const REVEALS = 4800;
const SETTLE = 900;
/** How long something stands by itself, and as much longer as there is more to read. */
const LOOK = 8_000;
const MORE = 2_500;
/** So long while the server waits and another ending is still to be looked at. */
const NEXT = 6_000;
/** How long the end of a game is read where nothing was laid open, before the podium takes the screen. */
const CLOSE = 3_000;

const cards = (pile: number | string[] | undefined): number => (Array.isArray(pile) ? pile.length : (pile ?? 0));

/** How long a change takes to be seen: cards that move one after the other, chips that slide, or only words. */
export function tempo(before: Picture, after: Picture, told: SeenTell[]): number {
  let moved = 0;
  let turned = false;
  for (const [name, pile] of Object.entries(after.piles)) {
    const was = before.piles[name];
    if (was === pile) continue;
    moved += Math.max(0, cards(pile) - cards(was));
    turned = true;
  }
  if (moved || turned) return Math.min(600, TURN + CARD * moved);
  const chips = Object.entries(after.numbers).some(([name, value]) => Array.isArray(value) && differs(value, before.numbers[name]));
  return chips ? CHIPS : told.length ? WORDS : 0;
}

const differs = (a: number[], b: number | number[] | undefined): boolean => !Array.isArray(b) || a.some((value, i) => value !== b[i]);

interface Act {
  from: number;
  to: number;
}

/** What was told, parted where something new begins. */
function acts(told: SeenTell[], opens: readonly string[]): Act[] {
  const starts = told.flatMap((one, i) => (i > 0 && opens.includes(one.what) ? [i] : []));
  return [0, ...starts].map((from, i) => ({ from, to: starts[i] ?? told.length }));
}

/** Where the hands are laid open: after the last glimpse before it. */
function turningPoint(act: SeenTell[], seen: number[]): number {
  const compared = act.findIndex((told) => told.what === "beats");
  const at = compared >= 0 ? compared : act.findIndex((told) => told.cards.length > 0);
  return Math.max(0, ...seen.filter((told) => told <= at));
}

/** What happens one after the other on the way from one picture to the next. */
export function beats(before: Picture, after: Picture, told: SeenTell[], glimpses: Glimpse[], staging: Staging): Beat[] {
  const found: Beat[] = [];
  let now = before;
  const step = (picture: Picture, tells: SeenTell[], more: Partial<Beat> = {}): void => {
    const ms = staging.motion ? tempo(now, picture, tells) : 0;
    found.push({ picture, told: tells, ms, look: null, last: false, ends: false, ...more });
    now = picture;
  };
  const all = acts(told, staging.opens);
  all.forEach(({ from, to }, i) => {
    const act = told.slice(from, to);
    const between = i < all.length - 1;
    const inside = glimpses.filter((glimpse) => glimpse.told > from && glimpse.told < to);
    const end = between ? (glimpses.find((glimpse) => glimpse.told === to)?.picture ?? after) : after;
    const ended = between || staging.over || act.some((one) => one.what === "beats");
    const shows = ended ? staging.endings(act, now) : [];
    const reveal = shows.length
      ? from +
        turningPoint(
          act,
          inside.map((glimpse) => glimpse.told - from),
        )
      : to;
    let at = from;
    for (const glimpse of staging.motion ? inside : inside.filter((one) => one.told === reveal)) {
      if (glimpse.told > reveal) break;
      step(glimpse.picture, told.slice(at, glimpse.told), { ends: between });
      at = glimpse.told;
    }
    const rest = told.slice(at, to);
    if (shows.length) look(now, end, act, rest, shows);
    else if (between || rest.length || end !== now) step(end, rest, { ends: between });
    if (between && staging.waits && !shows.length) found.push({ ...standing(end), ms: Infinity });
    if (!between && staging.over && act.length && !shows.length) found.push({ ...standing(end), ms: CLOSE });
  });
  const latest = found.findLast(({ stands }) => stands);
  for (const beat of found) if (beat.ms === Infinity && beat !== latest) beat.ms = NEXT;
  if (found.at(-1)?.look || found.at(-1)?.stands || !found.length) step(after, [], { ms: 0 });
  const last = found.at(-1);
  if (last) last.last = true;
  return found;

  function standing(picture: Picture): Beat {
    return { picture, told: [], ms: 0, look: null, last: false, ends: true, stands: true };
  }

  /** Hands are laid open one by one, the weakest first, while chips lie where they lay; then it is told who has won. */
  function look(from: Picture, to: Picture, act: SeenTell[], rest: SeenTell[], shows: Showdown[]): void {
    const nobody = { asked: 0, chosen: 0 };
    const open: Picture = { ...to, numbers: { ...from.numbers, ...nobody } };
    const settled: Picture = { ...to, numbers: { ...to.numbers, ...nobody } };
    shows.forEach(({ hands, common, turning }, index) => {
      const last = index === shows.length - 1;
      const at = { shows, tells: act, index };
      const beat = { told: [], last: false, ends: true, steady: true, ms: Math.min(REVEAL, REVEALS / hands.length) };
      const steps = !staging.motion ? 0 : staging.reveals ? 1 : hands.length + (turning ? common.length : 0);
      for (let shown = 1; shown <= steps; shown += 1) found.push({ ...beat, picture: open, look: { ...at, shown, settled: false } });
      const told = index === 0 ? rest : [];
      const all = { ...beat, picture: last ? settled : open, look: { ...at, shown: hands.length, settled: true } };
      if (staging.motion) found.push({ ...all, told, ms: SETTLE });
      const ms = last && staging.waits ? Infinity : LOOK + MORE * Math.max(0, hands.length - 2);
      found.push({ ...all, told: staging.motion ? [] : told, ms, stands: true });
    });
    now = to;
  }
}
