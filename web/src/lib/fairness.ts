// What this device can check by itself: that every card it sees was sealed before its own luck was known.
// The same as src/brelan/room/checking.py, while people play. Plain http has no crypto.subtle.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Call, Came, Fair, Glimpse, OpenedCard, OpenedDie, Promised, SealedDeck, Sealing } from "./protocol";

const DECKS = 8;
const SALT = 16;
const ENVELOPE = 40;
/** Where a message means lots and dice, not a stock. */
const LOTS = "lots";
const LUCK = utf8ToBytes("brelan luck");

/** What was told before a cut, and this device's own luck for it. */
export type Called = Omit<Call, "type"> & { luck: string };

type Faces = [pile: string, cards: string[]][];

/** The promises that were shown, this device's own among them, before it showed its luck. */
export type Shown = Omit<Promised, "type">;

/** What was told with an entry, and the cards that were to be seen then. */
export interface Heard extends Fair {
  number: number;
  chain: string;
  seen?: Faces;
  /** The same on the way there. */
  passing?: Faces;
  /** How many chairs have promised luck in this game and not shown it. */
  silent?: number;
  /** Whether this device had just come: then it is told all that it sees, whenever that came. */
  whole?: boolean;
}

interface Deck {
  pile: string;
  names: Set<string>;
  order: Map<string, number>;
  out: Set<string>;
  came: string[];
  opened: Map<string, string>;
}

/** Where something does not fit: in what was sealed, in a cut that is called again, in luck, in who gets which card, … */
export type Flaw = "sealed" | "again" | "luck" | "order" | "card" | "die";

/** Something does not fit: where, and for a file's reader what was found, and what was expected. */
export class Unfair extends Error {
  constructor(
    readonly flaw: Flaw,
    found: string,
    expected: string,
  ) {
    super(`${found}, expected ${expected}`);
  }
}

function expect(flaw: Flaw, right: boolean, found: string, expected: string): void {
  if (!right) throw new Unfair(flaw, found, expected);
}

const hash = (...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));
const envelope = (salt: Uint8Array, name: string): string => bytesToHex(hash(salt, utf8ToBytes(name))).slice(0, ENVELOPE);
const plain = (name: string): string => name.replace(/[*#].*/, "");

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const promise = (luck: string): string => bytesToHex(sha256(hexToBytes(luck)));

/** A file with its last line, by which it is whole. */
export const closed = (text: string): string => `${text}end ${bytesToHex(sha256(utf8ToBytes(text)))}\n`;

/** A deck's envelopes: a name's salt is the hash of seed and name, its envelope that of salt and name. Done for seven decks a deal. */
function sealed(seed: Uint8Array, names: Uint8Array[]): string[] {
  const word = new Uint8Array(SALT + Math.max(...names.map((name) => name.length)));
  return names
    .map((name) => {
      const salted = word.subarray(0, SALT + name.length);
      salted.set(seed);
      salted.set(name, SALT);
      salted.set(sha256(salted).subarray(0, SALT));
      return bytesToHex(sha256(salted).subarray(0, ENVELOPE / 2));
    })
    .sort();
}

function together(root: string, luck: Record<number, string>): Uint8Array {
  const chairs = Object.keys(luck)
    .map(Number)
    .sort((a, b) => a - b);
  return hash(LUCK, hexToBytes(root), ...chairs.map((chair) => hexToBytes(luck[chair] ?? "")));
}

/** The first eight bytes of a hash, as a number among n. */
function among(bytes: Uint8Array, n: number): number {
  return Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) % BigInt(n));
}

function split(text: string): string[] {
  const digits = bytesToHex(Uint8Array.from(atob(text), (each) => each.charCodeAt(0)));
  expect("sealed", digits.length % ENVELOPE === 0, `${digits.length} digits of envelopes`, `${ENVELOPE} each`);
  return digits.match(/.{40}/g) ?? [];
}

function ordered(luck: Uint8Array, envelopes: string[]): string[] {
  const keys = new Map(envelopes.map((each) => [each, bytesToHex(hash(luck, hexToBytes(each)))]));
  return envelopes.sort((a, b) => ((keys.get(a) ?? "") < (keys.get(b) ?? "") ? -1 : 1));
}

export class Checker {
  readonly called = new Map<string, Called>();
  readonly cuts = new Map<string, Sealing>();
  /** The cuts with this device's own luck, and those without it, although it had been called. */
  readonly mine = new Set<string>();
  readonly missed = new Set<string>();
  checked = 0;
  #shown = new Map<string, Shown>();
  /** The cut for which this device has shown its luck, until it is told what came of it. */
  #open = "";
  silent = 0;
  /** The cuts that were told before this device was put away: those of lots that have fallen are not told again. */
  #recalled = new Set<string>();
  #luck = new Map<string, Uint8Array>();
  #decks = new Map<string, Deck>();
  #faces = new Map<string, string>();
  #unsure = new Set<string>();
  /** The stocks, and LOTS, that nobody has cut since they were last shuffled or thrown: there is nothing to check. */
  readonly loose = new Set<string>();

  call(called: Called): void {
    expect("again", !this.cuts.has(called.cut), `cut ${called.cut} is called after it was made`, "before");
    const [number, place] = this.#open.split(".");
    const next = !this.#open || called.cut === `${number}.${Number(place) + 1}`;
    expect("again", next, `cut ${called.cut} is called after luck was shown for cut ${this.#open}`, "what came of that");
    this.called.set(called.cut, called);
  }

  show(shown: Shown): void {
    this.#shown.set(shown.cut, shown);
    this.#open = shown.cut;
  }

  /** What was told before this device was put away: it is not checked again, and the cards that lie here come again. */
  recall(told: Heard): void {
    this.silent = Math.max(this.silent, told.silent ?? 0);
    for (const { cut } of told.cuts ?? []) {
      this.#recalled.add(cut);
      if (cut === this.#open) this.#open = "";
    }
  }

  hear(told: Heard): void {
    // what was cut is void, and everybody was told why
    if ((told.silent ?? 0) > this.silent) [this.silent, this.#open] = [told.silent ?? 0, ""];
    this.#unsure = new Set((told.cuts ?? []).slice(0, -1).map(({ cut }) => cut));
    const before = new Set([...this.#decks.values()].map(({ pile }) => pile));
    for (const pile of [...this.loose, ...(told.uncut ?? [])]) before.delete(pile);
    for (const cut of told.cuts ?? []) {
      const known = told.whole ? this.cuts.get(cut.cut) : undefined;
      if (known) expect("sealed", same(known, cut), `cut ${cut.cut} is told differently`, "as before");
      else this.#cut(cut);
      for (const { pile } of cut.decks) this.loose.delete(pile);
      if (cut.lots) this.loose.delete(LOTS);
    }
    for (const pile of told.uncut ?? []) this.loose.add(pile);
    for (const came of told.came ?? []) this.#came(!!told.whole, came);
    for (const card of told.cards ?? []) this.#card(told, card);
    for (const die of told.dice ?? []) this.#die(die);
    this.#seen(told, before);
  }

  #cut(cut: Sealing): void {
    const where = `cut ${cut.cut}`;
    expect("again", !this.cuts.has(cut.cut), `${where} is made again`, "once");
    const [entry, place] = cut.cut.split(".");
    const before = `${entry}.${Number(place) - 1}`;
    const made = this.cuts.has(before) || this.#recalled.has(before);
    expect("again", place === "0" || made || !this.#shown.has(before), `${where} is made without ${before}`, "both");
    const called = this.called.get(cut.cut);
    if (called) {
      expect("sealed", called.root === cut.root && called.about === cut.about, `${where} is not what was called`, called.root);
      const shown = this.#shown.get(cut.cut);
      const promises = Object.fromEntries(Object.entries(cut.luck).map(([chair, luck]) => [chair, promise(luck)]));
      expect("luck", !shown || same(shown.promises, promises), `${where} has other luck than was promised`, "the same");
      (Object.values(cut.luck).includes(called.luck) ? this.mine : this.missed).add(cut.cut);
    }
    const luck = together(cut.root, cut.luck);
    const hashes = cut.decks.flatMap((deck, place) => this.#sealed(cut, deck, place, luck));
    const root = hash(...hashes, hash(hexToBytes(split(cut.lots).join(""))));
    expect("sealed", bytesToHex(root) === cut.root, `${where} was sealed differently than shown before`, bytesToHex(root));
    this.cuts.set(cut.cut, cut);
    this.#luck.set(cut.cut, luck);
    if (this.#open === cut.cut) this.#open = "";
  }

  /** All the decks that were sealed for a stock: those that are opened are whole, the other was chosen. */
  #sealed(cut: Sealing, deck: SealedDeck, place: number, luck: Uint8Array): Uint8Array[] {
    const where = `deck ${place} of cut ${cut.cut}`;
    const played = split(deck.envelopes);
    const names = new Set(deck.names);
    expect(
      "sealed",
      names.size === deck.names.length && names.size === played.length,
      `${where} has ${played.length} envelopes`,
      "one a name",
    );
    expect(
      "sealed",
      played.every((each, i) => !i || (played[i - 1] ?? "") < each),
      `${where} has envelopes in some order`,
      "ascending",
    );
    const chosen = among(hash(luck, utf8ToBytes(`deck${place}`)), DECKS);
    const right = deck.seeds.length === DECKS && deck.seeds.every((seed, i) => (seed === "") === (i === chosen));
    expect("sealed", right, `${where} is not the one that luck has chosen`, String(chosen));
    const long = deck.seeds.every((seed) => !seed || seed.length === 2 * SALT);
    expect("sealed", long, `${where} has seeds of ${deck.seeds.map((seed) => seed.length).join()} digits`, String(2 * SALT));
    for (const other of this.#decks.values())
      if (other.pile === deck.pile)
        expect(
          "sealed",
          other.names.size === names.size && deck.names.every((name) => other.names.has(name)),
          `${where} has other cards`,
          "the same",
        );
    const out = new Set(deck.out.map((i) => played[i] ?? ""));
    const order = ordered(
      luck,
      played.filter((each) => !out.has(each)),
    );
    const ranks = new Map(order.map((each, rank) => [each, rank]));
    this.#decks.set(`${cut.cut}/${place}`, { pile: deck.pile, names, order: ranks, out, came: [], opened: new Map() });
    const written = deck.names.map((name) => utf8ToBytes(name));
    return deck.seeds.map((seed) => sha256(hexToBytes((seed ? sealed(hexToBytes(seed), written) : played).join(""))));
  }

  #came(whole: boolean, [cut, place, before, piles]: Came): void {
    const deck = this.#deck(cut, place);
    const known = whole ? [] : deck.came;
    expect("order", before === known.length, `card ${before + 1} of cut ${cut} comes`, `card ${known.length + 1}`);
    const after = [...known, ...piles];
    expect(
      "order",
      deck.came.every((pile, i) => after[i] === pile),
      `the cards of cut ${cut} went elsewhere`,
      "where they went before",
    );
    expect("order", after.length <= deck.order.size, `${after.length} cards have come`, `${deck.order.size} at most`);
    deck.came = after;
    const plan = before ? undefined : this.called.get(cut)?.plan;
    if (plan) {
      const more = whole || this.#unsure.has(cut) ? [] : piles.slice(plan.length);
      const all = !more.some((pile) => pile.includes("."));
      expect("order", all && plan.every((pile, i) => after[i] === pile), `the cards of cut ${cut} go to others`, plan.join(" "));
    }
  }

  #card(told: Heard, [cut, place, name, salt]: OpenedCard): void {
    const deck = this.#deck(cut, place);
    const found = envelope(hexToBytes(salt), name);
    expect("card", deck.names.has(name), `${name} is opened in cut ${cut}`, "a card of that deck");
    expect("card", (deck.opened.get(name) ?? found) === found, `${name} lies in two envelopes`, "one");
    deck.opened.set(name, found);
    if (!deck.out.has(found)) {
      const rank = deck.order.get(found) ?? Infinity;
      expect("card", rank < deck.came.length, `${name} is not one of the cards that came from cut ${cut}`, "one that did");
      const fresh = !told.whole && (told.came ?? []).some((came) => came[0] === cut && came[1] === place && came[2] <= rank);
      // it may have gone on since, but not to where another card came
      const shown = [...(told.seen ?? []), ...(told.passing ?? [])].filter(([, cards]) =>
        cards.some((card) => plain(card) === plain(name)),
      );
      const right = shown.some(([pile]) => pile === deck.came[rank]) || !shown.some(([pile]) => deck.came.includes(pile));
      expect("order", !fresh || right, `${name} was dealt to ${deck.came[rank]}`, "to see it there");
    }
    this.checked += 1;
  }

  #die([cut, number, salt, n, found, pile, face]: OpenedDie): void {
    const sealing = this.cuts.get(cut);
    const luck = this.#luck.get(cut);
    if (!sealing || !luck) throw new Unfair("die", `a die of cut ${cut} is opened`, "one that was told");
    const name = String(number);
    const right = envelope(hexToBytes(salt), name) === split(sealing.lots)[number];
    expect("die", right, `lot ${number} does not open an envelope of cut ${cut}`, "one that was sealed");
    const given = among(hash(luck, hexToBytes(salt), utf8ToBytes(name)), n);
    expect("die", given === found, `lot ${number} of cut ${cut} gave ${found}`, String(given));
    if (pile) {
      const side = `${pile.split(".")[0]}/${found}`;
      expect("die", (this.#faces.get(side) ?? face) === face, `a die that fell on ${found} shows ${face}`, "what it showed before");
      this.#faces.set(side, face);
    }
    this.checked += 1;
  }

  /**
   * Every card that is seen was opened: in the latest cut of its deck, or if it was seen on the way, in some.
   * On the way there lie cards from before; so that is asked only of stocks that were cut before, too.
   */
  #seen(told: Heard, before: Set<string>): void {
    const all = [...this.#decks.values()];
    const latest = [...new Map(all.map((deck) => [deck.pile, deck])).values()].filter(({ pile }) => !this.loose.has(pile));
    const onTheWay = all.filter(({ pile }) => before.has(pile));
    for (const [piles, decks, among] of [[told.seen, latest, latest] as const, [told.passing, onTheWay, all] as const]) {
      const known = new Set(decks.flatMap(({ names }) => [...names].map(plain)));
      const opened = new Set(among.flatMap((deck) => [...deck.opened.keys()].map(plain)));
      for (const [pile, cards] of piles ?? [])
        for (const card of cards.map(plain))
          expect("card", !known.has(card) || opened.has(card), `${card} lies in ${pile} and was not opened`, "what opens its envelope");
    }
  }

  #deck(cut: string, place: number): Deck {
    const found = this.#decks.get(`${cut}/${place}`);
    if (!found) throw new Unfair("sealed", `deck ${place} of cut ${cut} is spoken of`, "one that was told");
    return found;
  }
}

/** The cards whose faces are to be seen in a picture, or in what changed of it. */
export function faces({ piles, mine }: Pick<Glimpse, "piles" | "mine">): Faces {
  const shown = Object.entries({ ...piles, ...mine });
  return shown.flatMap(([pile, cards]) => (Array.isArray(cards) ? [[pile, cards.filter((card) => !card.startsWith("?"))]] : []));
}
