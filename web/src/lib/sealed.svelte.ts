// The cards of a table are sealed, cut by everybody and opened one by one: this device's part in it.
// What it was told, and its own luck, are kept on the device: `brelan verify` reads the file.
import { Checker, closed, faces, promise, Unfair, type Called, type Flaw, type Heard, type Shown } from "./fairness";
import type { Call, Promised, Update, Whole } from "./protocol";
import { digits } from "./random";

/** Nothing was cut yet; this device has cut all that comes; others have, or nobody; something does not fit. */
export type Seal = "none" | "mine" | "others" | "wrong";

const KEPT = "brelan.seat.";
const GAMES = 4;
/** Characters of a game that are kept: a few thousand entries. */
const MOST = 1_500_000;

type Line = { call: Called } | { shown: Shown } | { told: Heard };

export class Sealed {
  seal = $state<Seal>("none");
  /** Where something does not fit; `brelan verify` says more of it. */
  flaw = $state<Flaw>("sealed");
  #checker = new Checker();
  #lines: Line[] = [];
  #size = 0;
  #name = "";
  #shown = "";

  constructor(
    readonly code: string,
    readonly send: (message: object) => void,
  ) {}

  /** Cards are about to be cut: this device promises luck, which nobody knows yet. */
  call({ cut, root, about, plan }: Call): void {
    const called: Called = { cut, root, about, plan, luck: digits(32) };
    this.send({ type: "promise", cut, promise: promise(called.luck) });
    this.#keep({ call: called });
    this.#judge(() => this.#checker.call(called));
  }

  /** Everybody's promise is in: this device shows its luck, if its own is among them. */
  promised({ cut, promises }: Promised): void {
    const luck = this.#checker.called.get(cut)?.luck;
    if (!luck || !Object.values(promises).includes(promise(luck))) return;
    this.#shown = cut;
    this.send({ type: "luck", cut, luck });
    this.#keep({ shown: { cut, promises } });
    this.#judge(() => this.#checker.show({ cut, promises }));
  }

  whole(table: Whole): void {
    this.#open(`${KEPT}${this.code}.${table.games}`);
    const { number, chain, silent } = table;
    this.#hear({ number, chain, whole: true, silent: silent.length, ...table.fair, seen: faces(table.picture ?? {}) });
    if (table.chair !== null && table.silent.includes(table.chair) && this.#shown)
      this.#judge(() => {
        throw new Unfair("luck", "the room says that this device kept the luck it promised", `it in cut ${this.#shown}`);
      });
  }

  update(update: Update): void {
    const passing = (update.glimpses ?? []).flatMap(faces);
    this.#hear({ number: update.number, chain: update.chain, ...update.fair, seen: faces(update), passing });
  }

  /** Everything that this device was told of the game's cards, as a file to keep. */
  save(): void {
    const text = closed([`brelan seat 2 ${this.code}`, ...this.#lines.map((line) => JSON.stringify(line)), ""].join("\n"));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `brelan-${this.code}.seat`;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  #hear(told: Heard): void {
    const known = told.whole && (told.cuts ?? []).every(({ cut }) => this.#checker.cuts.has(cut));
    const news = told.uncut ?? (!known && (told.cuts ?? told.cards ?? told.dice ?? told.came));
    if (news || (told.silent ?? 0) > this.#checker.silent) this.#keep({ told: bare(told) });
    this.#judge(() => this.#checker.hear(told));
    if (this.seal === "wrong" || !this.#checker.cuts.size) return;
    const latest = [...this.#checker.cuts.keys()].at(-1) ?? "";
    this.seal = this.#checker.mine.has(latest) && !this.#checker.loose.size ? "mine" : "others";
  }

  #judge(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.flaw = error instanceof Unfair ? error.flaw : "sealed";
      this.seal = "wrong";
    }
  }

  /** Another game begins, or this device has come back to one: it still knows its own luck. */
  #open(name: string): void {
    if (name === this.#name) return;
    this.#name = name;
    this.#checker = new Checker();
    this.#lines = [];
    this.#size = 0;
    this.seal = "none";
    for (const text of (localStorage.getItem(name) ?? "").split("\n").filter(Boolean)) {
      const line = JSON.parse(text) as Line;
      this.#lines.push(line);
      this.#size += text.length;
      if ("call" in line) this.#checker.called.set(line.call.cut, line.call);
      else if ("shown" in line) this.#checker.show(line.shown);
      else this.#checker.recall(line.told);
    }
    this.#forget();
  }

  #keep(line: Line): void {
    const text = JSON.stringify(line);
    this.#size += text.length;
    if (this.#size > MOST || !this.#name) return;
    this.#lines.push(line);
    try {
      localStorage.setItem(this.#name, this.#lines.map((each) => JSON.stringify(each)).join("\n"));
    } catch {
      // the device has no room left: what is checked now is checked all the same
    }
  }

  /** Older games make room for this one. */
  #forget(): void {
    const kept = JSON.parse(localStorage.getItem(`${KEPT}games`) ?? "[]") as string[];
    const games = [...kept.filter((name) => name !== this.#name), this.#name];
    for (const old of games.splice(0, games.length - GAMES)) localStorage.removeItem(old);
    localStorage.setItem(`${KEPT}games`, JSON.stringify(games));
  }
}

/** What is kept of an entry: without what is empty. */
function bare(told: Heard): Heard {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => !Array.isArray(value) || value.length)) as unknown as Heard;
}
