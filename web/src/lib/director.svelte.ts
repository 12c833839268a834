// Between what the server says and what is seen: a small theatre in which one thing comes after the other.
//
// The game as it is shown lags behind by a few beats; who is there, pauses and the like are always as they are now.
import { tick } from "svelte";
import { beats, type Beat, type Glimpse, type Look } from "./beats";
import { endings } from "./endings";
import { freshened, NONE, type Fresh } from "./fresh";
import { aloft, bare, moves, type Move } from "./moves";
import type { GamePage } from "./page";
import type { Box, Picture, SeenTell, Whole } from "./protocol";
import { Queue, type After } from "./queue";

/** What is played, and what its page says of it: how a deal ends, who shows that, and which tells are no news. */
export interface Play {
  box: Box;
  page: Pick<GamePage, "endings" | "reveals" | "printed">;
}

/** Where things are seen to move. */
export interface Stage {
  /** So they lie now, and are about to go. */
  leave: (moved: Move[]) => void;
  /** They lie where they belong: for this many milliseconds they are seen on their way there. */
  arrive: (ms: number) => void;
  /** Whatever moves is there. */
  clear: () => void;
}

const still = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What of a table is the game: it is shown when its beat comes. */
type Shown = Pick<Whole, "picture" | "holding" | "kind" | "counts" | "scores" | "winners" | "phase">;

const shownOf = ({ picture, holding, kind, counts, scores, winners, phase }: Whole): Shown => ({
  picture,
  holding,
  kind,
  counts,
  scores,
  winners,
  phase,
});

const UNNAMED: Partial<Shown> = { holding: {}, kind: "", counts: 0 };

/** Milliseconds that things may be on their way, at least and at most; and after which share of that most of them are there. */
const LEAST = 120;
const MOST = 600;
const LANDED = 0.8;
const CARRIED = 300;

const later: After = (ms, run) => {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
};

export class Director {
  /** The table as it is shown. */
  table = $state.raw<Whole | null>(null);
  /** What has been told on the stage so far, and the latest of it. */
  tells = $state.raw<SeenTell[]>([]);
  latest = $state.raw<SeenTell[]>([]);
  /** What this device has been told: the stage is a few beats behind. */
  heard: SeenTell[] = [];
  /** How a deal ended, while it is looked at. */
  look = $state.raw<Look | null>(null);
  /** This player has looked enough, and waits for the others; whose chairs have. */
  tapped = $state(false);
  looked = $state.raw<number[]>([]);
  /** Something lies over it that is read: it stays until that is put away. */
  held = false;
  /** What is looked at is the last of the game. */
  closing = $state(false);
  /** When it goes on from what is looked at even if nobody has tapped, by this page's own clock; 0 where nothing stands. */
  until = $state(0);
  /** Nothing is under way: a question may be put. */
  idle = $state(true);
  /** The cards of one's own that have just come, until the next answer. */
  fresh = $state.raw<Fresh>(NONE);
  /** What has just moved. */
  moved = $state.raw<Move[]>([]);
  /** How the game is played; until that is known everything is shown at once. */
  play: Play | null = null;

  #stage: Stage | null = null;
  /** The first deal, which waits until there is a mat to play it on. */
  #opening: (() => void) | null = null;
  /** What is seen while things are on their way: numbers without the money, and no name for a hand that is not there yet. */
  #aloft: { numbers: Picture["numbers"]; named: Partial<Shown> } | null = null;
  #land: () => void = () => undefined;
  #now: Whole | null = null;
  #shown: Shown | null = null;
  /** What is shown at the end of each update that is under way. */
  #ahead: Shown[] = [];
  /** The entry whose ending the server lets people look at, and until when. */
  #scene = 0;
  #waits = 0;
  #queue = new Queue<Beat>(
    (beat, ms) => this.#show(beat, ms),
    () => this.#rest(),
    later,
  );

  constructor(readonly tell: (number: number) => void) {}

  /** What is told in words beside the mat: the latest of it, unless it stands on the mat, where a deal ended. */
  get story(): SeenTell[] {
    const latest = this.latest.length ? this.latest : this.tells.slice(-1);
    const said = this.look?.shows[this.look.index]?.lines ?? [];
    return (this.look?.settled && said.length) || latest.some((told) => said.includes(told)) ? [] : latest;
  }

  /** The table as the server has just said it is, with nothing to be played. */
  begin(now: Whole, latest: SeenTell[], tells: SeenTell[]): void {
    this.#opening = null;
    this.#queue.skip();
    this.#now = now;
    this.#shown = shownOf(now);
    this.tells = tells;
    this.heard = tells;
    this.latest = latest;
    this.moved = [];
    this.fresh = NONE;
    this.#scene = 0;
    this.#rest();
    if (now.wait && now.chair !== null) this.tell(now.number); // it was missed: the others need not wait for us
  }

  /** A game that begins before our eyes: everything is dealt from the first card on. */
  open(now: Whole, tells: SeenTell[]): void {
    const after = now.picture;
    if (!after || document.visibilityState === "hidden") {
      this.begin(now, tells.slice(-3), tells);
      return;
    }
    this.begin(now, [], []);
    this.table = null; // nothing has been asked yet
    const before = bare(after);
    this.#shown = { ...shownOf(now), ...UNNAMED, picture: before };
    this.idle = false;
    this.heard = tells;
    this.#opening = () => this.#play(before, this.#now ?? now, tells, []);
    this.#set();
    if (this.#stage) this.#begun();
  }

  /** The first deal comes before whatever else happens. */
  #begun(): void {
    const deal = this.#opening;
    this.#opening = null;
    deal?.();
  }

  /** There is a mat. */
  enter(stage: Stage): () => void {
    this.#stage = stage;
    this.#begun();
    return () => {
      if (this.#stage === stage) this.#stage = null;
    };
  }

  /** Something besides the game is otherwise; or the server lets the game go on. */
  follow(now: Whole): void {
    this.#now = now;
    if (this.#scene && !now.wait) {
      this.#scene = 0;
      if (!this.held) this.#queue.pass((beat) => beat.ends);
    }
    if (this.idle) this.#shown = shownOf(now);
    this.#set();
  }

  /** The game has moved on. */
  go(before: Picture, now: Whole, told: SeenTell[], glimpses: Glimpse[]): void {
    this.#begun();
    this.heard = [...this.heard, ...told];
    this.#play(before, now, told, glimpses);
  }

  #play(before: Picture, now: Whole, told: SeenTell[], glimpses: Glimpse[]): void {
    const asked = this.#now?.question?.asked;
    if (asked !== undefined && asked !== now.question?.asked) this.fresh = NONE;
    this.#now = now;
    if (now.wait) {
      this.#scene = now.number;
      this.#waits = performance.now() + now.wait;
    }
    const after = now.picture;
    if (!after) return;
    const play = this.play;
    const staging = {
      opens: play?.box.opens ?? [],
      endings: play?.page.endings ?? endings,
      reveals: play?.page.reveals ?? false,
      motion: !still(),
      over: now.phase === "over",
      waits: now.wait > 0,
    };
    this.#ahead.push(shownOf(now));
    this.idle = false;
    this.tapped = false;
    this.looked = [];
    this.#queue.add(beats(before, after, told, glimpses, staging));
    this.closing = now.phase === "over" && !this.#more;
    if (!play || document.visibilityState === "hidden") this.#queue.skip();
    this.#set(); // what has been answered is asked no more, whatever is still shown
  }

  /** Cards that somebody puts elsewhere before their eyes, while nothing else is under way. */
  carry(cards: string[], seat: number): void {
    const stage = this.#stage;
    if (!stage || !cards.length || !this.idle || !this.#seen()) return;
    stage.clear();
    stage.leave(cards.map((card) => ({ kind: "card", card, from: seat, to: seat, turned: false })));
    void tick().then(() => stage.arrive(CARRIED));
  }

  /** Whether one answer has ended more than this: the next ending is looked at before the table goes on. */
  get #more(): boolean {
    return this.#queue.brings((beat) => beat.ends && beat.stands === true);
  }

  /** A tap on the mat: whatever moves is there at once; what nobody can put away is done with. */
  hurry = (): void => {
    const now = this.#queue.now;
    if (now?.stands && !now.look) this.onward();
    else this.#queue.hurry();
  };

  /** Enough of this: the next thing to look at, or, when everybody has seen enough, the next deal. What is not yet told comes first. */
  onward = (): void => {
    if (!this.#queue.now?.stands) {
      const told = this.#queue.now?.look?.settled;
      this.#queue.hurry();
      if (!told) return;
    }
    const now = this.#queue.now;
    if (!now?.stands) return;
    if (this.#more || !this.#scene) this.#queue.release();
    else {
      this.tapped = true;
      this.tell(this.#scene);
    }
  };

  #show(beat: Beat, ms: number): void {
    this.#freshen(beat);
    this.#move(beat, ms);
    const ahead = beat.last ? this.#ahead.shift() : undefined;
    const anew = beat.told.some(({ what }) => this.play?.box.opens.includes(what));
    this.#shown = ahead ?? { ...(this.#shown as Shown), ...(anew ? UNNAMED : {}), picture: beat.picture };
    this.look = beat.look;
    this.until = !beat.stands ? 0 : ms === Infinity ? this.#waits : performance.now() + ms;
    this.closing = this.#now?.phase === "over" && !this.#more;
    if (beat.told.length) {
      const news = beat.told.some(({ what }) => !this.play?.page.printed?.includes(what));
      this.latest = news ? beat.told : [...this.latest, ...beat.told];
      this.tells = [...this.tells, ...beat.told];
    }
    this.#set();
  }

  /** What has come to a hand is found in it. */
  #freshen({ picture, told }: Beat): void {
    const [before, play, seat] = [this.#shown?.picture, this.play, this.#now?.chair ?? null];
    if (before && play && seat !== null) this.fresh = freshened(this.fresh, before, picture, told, play.box, seat);
  }

  /** Whether anybody sees things move. */
  #seen(): boolean {
    return !still() && document.visibilityState !== "hidden";
  }

  /** What goes to another place is seen on its way; while people look at how a deal ended, only what was won. */
  #move(beat: Beat, ms: number): void {
    const [before, play, stage] = [this.#shown?.picture, this.play, this.#stage];
    this.#settle();
    if (!before || !play) return;
    const all = moves(before, beat.picture, beat.told, play.box);
    const moved = beat.look ? all.filter(({ kind }) => kind === "money") : all;
    this.moved = moved;
    if (!stage || !moved.length || ms < LEAST || !this.#seen()) return;
    const time = Math.min(ms, MOST);
    stage.leave(moved);
    void tick().then(() => stage.arrive(time));
    const named = beat.last && this.#ahead[0]?.holding !== this.#shown?.holding ? UNNAMED : {};
    this.#aloft = { numbers: aloft(before, beat.picture, moved, play.box), named };
    this.#land = later(LANDED * time, () => {
      this.#aloft = null;
      this.#set();
    });
  }

  /** Whatever moves is there. */
  #settle(): void {
    this.#stage?.clear();
    this.#aloft = null;
    this.#land();
  }

  #rest(): void {
    this.#settle();
    this.idle = true;
    this.look = null;
    this.tapped = false;
    this.#set();
  }

  #set(): void {
    const [now, shown] = [this.#now, this.#shown];
    if (!now || !shown) return;
    const aloft = this.#aloft;
    const picture = shown.picture && aloft ? { ...shown.picture, numbers: aloft.numbers } : shown.picture;
    const put = this.idle || now.question?.asked === this.table?.question?.asked; // whoever decides meanwhile, it may be answered
    this.table = { ...now, ...shown, ...aloft?.named, picture, question: put ? now.question : null };
  }
}
