// Where things lie on the mat as it is drawn now. Places are marked `data-at`, cards `data-card`, dice `data-die`,
// and in the middle the pack that closed cards come from and go to `data-pack`, any other heap of them by its name, `data-heap`.
import { MIDDLE } from "./moves";

/** The centre of something, and how wide it is. */
export interface Spot {
  x: number;
  y: number;
  wide: number;
}

const shown = (one: Element): boolean => one.getBoundingClientRect().width > 0;
const CARD = 40; // pixels, where nothing tells how wide a card is

/** The mat as it is seen by whoever sits at `seat`. What was found once is not found again. */
export class Spots {
  #cards: HTMLElement[];
  #places = new Map<number, HTMLElement>();

  constructor(
    readonly mat: HTMLElement,
    readonly seat: number | null,
  ) {
    this.#cards = this.#all("[data-card]");
  }

  #all(what: string, where: Element = this.mat): HTMLElement[] {
    return [...where.querySelectorAll<HTMLElement>(what)].filter((one) => shown(one) && !one.closest("[data-theatre]"));
  }

  /** A place; the uppermost where it is drawn twice. A mat without places has at least faces. */
  place(at: number): HTMLElement {
    const known = this.#places.get(at);
    if (known) return known;
    const key = at === MIDDLE ? "middle" : at === this.seat ? "own" : `seat.${at}`;
    const faces = at === MIDDLE ? [] : [...document.querySelectorAll<HTMLElement>(`[data-seat="${at}"]`)].filter(shown);
    const found = this.#all(`[data-at="${key}"]`).at(-1) ?? faces.at(-1) ?? this.mat;
    this.#places.set(at, found);
    return found;
  }

  /** A card as it lies there: by its face, or one of those that lie closed, in the heap that is named or in the pack. */
  card(text: string, at: number, heap = ""): HTMLElement | null {
    const place = this.place(at);
    const near = (one: HTMLElement) => place.contains(one);
    const [open, face] = [!text.startsWith("?"), text.split("*")[0]];
    const closed = (one: HTMLElement) => (one.dataset.card ?? "").startsWith("?");
    const pack = this.#cards.find((one) => near(one) && one.closest("[data-pack]"));
    const there = heap ? this.#cards.findLast((one) => near(one) && closed(one) && one.closest(`[data-heap="${heap}"]`)) : undefined;
    const shown = open
      ? (this.#cards.find((one) => near(one) && one.dataset.card === face) ?? this.#cards.find((one) => one.dataset.card === face))
      : undefined;
    // the pack stays where it is, however many are laid on it
    if (!shown && !there && pack) return pack;
    const found =
      shown ??
      there ??
      this.#cards.find((one) => near(one) && one.dataset.card === face) ??
      this.#cards.findLast((one) => near(one) && closed(one));
    if (found) this.#cards.splice(this.#cards.indexOf(found), 1);
    return found ?? null;
  }

  /** The dice that lie at a place, or what they are shaken in. */
  dice(at: number): HTMLElement[] {
    const place = this.place(at);
    const cup = this.#all("[data-cup]", place);
    return cup.length ? cup : this.#all("[data-die]", place);
  }

  /** Where money lies at a place: its heap, or whoever has it. */
  money(at: number): Spot {
    const place = this.place(at);
    const heap = this.#all("[data-money]", place)[0] ?? this.#all("[data-seat]", place)[0];
    return this.spot(heap ?? place);
  }

  spot(one: HTMLElement): Spot {
    const [mat, at] = [this.mat.getBoundingClientRect(), one.getBoundingClientRect()];
    return {
      x: at.left + at.width / 2 - mat.left - this.mat.clientLeft,
      y: at.top + at.height / 2 - mat.top - this.mat.clientTop,
      wide: at.width,
    };
  }

  /** Where a card lies, or the middle of its place. */
  lies(card: HTMLElement | null, at: number): Spot {
    if (card) return this.spot(card);
    const place = this.place(at);
    return { ...this.spot(place), wide: Number.parseFloat(getComputedStyle(place).getPropertyValue("--thing")) || CARD };
  }
}
