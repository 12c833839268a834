// What the coach makes of a game, for one seat: asked for again until all of it is there.
import { unit } from "../common/piles";
import { get, Refusal } from "./api";
import type { Box, Judged, Point, Reviewed } from "./protocol";
import type { Replaying } from "./replaying.svelte";
import { texts } from "./texts.svelte";
import type { Mark } from "../parts/Ruler.svelte";

const AGAIN = 1000;
const GRAVE = ["imprecision", "error", "blunder"];

export class Reviewing {
  found = $state.raw<Reviewed | null>(null);
  /** What the game counts, as far as it is known. */
  get unit(): string {
    return this.found?.review?.unit ?? "games";
  }

  /** Why there is none. */
  refused = $state("");
  #timer = 0;
  #over = false;

  constructor(
    readonly code: string,
    readonly games: number,
  ) {
    void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      const found = await get<Reviewed>(`/tables/${this.code}/games/${this.games}/review`);
      if (this.#over) return;
      this.found = found;
      if (!found.review) this.#timer = window.setTimeout(() => void this.#ask(), AGAIN);
    } catch (no) {
      this.refused = no instanceof Refusal ? no.code : "other";
    }
  }

  close(): void {
    this.#over = true;
    window.clearTimeout(this.#timer);
  }

  get decisions(): Judged[] {
    return this.found?.review?.decisions ?? this.found?.decisions ?? [];
  }

  get curve(): Point[] {
    return this.found?.review?.curve ?? this.found?.curve ?? [];
  }

  /** What is said of the reader's answer that comes next. */
  judged(replaying: Replaying): Judged | undefined {
    const next = replaying.next;
    return next ? this.decisions.find((one) => one.number === next.answers) : undefined;
  }

  /** Hope at each step of a replay, as far as it is known. */
  hope(replaying: Replaying): (number | undefined)[] {
    const known: (number | undefined)[] = [];
    for (const point of this.curve) known[point.number] = point.hope;
    return replaying.steps.map((step) => known[step.answers]);
  }

  /** What the ruler shows of it: decisions that gave something away, and the three moments. */
  marks(replaying: Replaying): Mark[] {
    const moments = (this.found?.review?.moments ?? []).map(({ number, what }) => ({
      at: this.place(replaying, number, what),
      kind: what,
    }));
    const graded = this.decisions.map(({ number, grade }) => ({
      at: replaying.before(number),
      kind: GRAVE.includes(grade) ? grade : "own",
    }));
    const plain = graded.filter(({ at }) => !moments.some((one) => one.at === at));
    return [...plain, ...moments];
  }

  /** A decision is looked at before it was made; a card, when it has come. */
  place(replaying: Replaying, number: number, what: string): number {
    return what === "luckiest_card" ? replaying.steps.findIndex((step) => step.answers >= number) : replaying.before(number);
  }
}

const written = (n: number, digits: number, signDisplay: "exceptZero" | "auto"): string =>
  new Intl.NumberFormat(texts.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay })
    .format(Math.abs(n) < 0.5 * 10 ** -digits ? 0 : n)
    .replace("-", "−");

/** A kind of decision in the words of its game: « suivre ». */
export function kindOf(game: string, step: string, verb: string): string {
  const key = [`kind-${step}-${verb}`, `kind-${step}`, `step-${step}`].find((name) => texts.has(name, game));
  return key ? texts.say(key, {}, game) : (verb || step).replaceAll("-", " ");
}

const TINY = 0.005; // of a game: less than one chance in 100

/** A part of a game as people say it: « 31 chances sur 100 ». */
export const chances = (n: number): string => texts.say("chances", { n: Math.round(100 * n) });

/** What a decision cost, in what the game counts and in chances of winning; whoever has none left loses chips or euros alone. */
export function costOf(one: Judged, box: Box, counted: string): string {
  const n = one.lost_in_unit;
  const price =
    counted !== "games" && n >= 0.05
      ? `−${amount(n, 1)} ${unit(box, counted, new Intl.PluralRules(texts.lang).select(n) === "one" ? 1 : 2)}`
      : "";
  const hope = one.lost < TINY && price ? "" : texts.say("chances-lost", { n: Math.round(100 * one.lost) });
  return [price, hope].filter(Boolean).join(" · ");
}

/** So many chances in 100 more or fewer: « +31 ». */
export const signed = (n: number): string => written(100 * n, 0, "exceptZero");

/** So many chances in 100. */
export const inHundred = (n: number, digits = 0): string => written(100 * n, digits, "auto");

const amount = (n: number, digits: number): string => written(n, digits, "auto");
