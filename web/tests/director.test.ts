import { beforeEach, describe, expect, it, vi } from "vitest";
import { Director } from "@/lib/director.svelte";
import type { Picture, Whole } from "@/lib/protocol";
import type { Showdown } from "@/lib/showdown";
import { box, picture, question, told } from "./made";

const timers: (() => void)[] = [];
beforeEach(() => {
  timers.length = 0;
  vi.stubGlobal("window", {
    matchMedia: () => ({ matches: false }),
    setTimeout: (run: () => void) => timers.push(run),
    clearTimeout: vi.fn(),
  });
  vi.stubGlobal("document", { visibilityState: "visible" });
});

const asked = { step: "decide", verb: "stake" };
const before = picture("decide", { asked: 0b11 }, { "hand.0": ["Ah", "Kh"], "hand.1": ["??", "??"] });
const table = (shown: Picture, more: Partial<Whole> = {}): Whole =>
  ({
    picture: shown,
    holding: { en: "pair" },
    phase: "playing",
    wait: 0,
    chair: 0,
    number: 1,
    question: question({ ...asked, asked: 7 }),
    ...more,
  }) as Whole;

function directed(): Director {
  const director = new Director(() => undefined);
  director.play = { box: box({ own: ["hand"], others: ["hand"] }), page: {} };
  director.begin(table(before), [], []);
  return director;
}

describe("a director", () => {
  it("leaves a question where it is while somebody else decides, and takes it away with the answer", () => {
    const director = directed();
    const gone = picture("decide", { asked: 0b01 }, { ...before.piles, "hand.1": 0 });
    director.go(before, table(gone), [told("gave-up", 1)], []);
    expect([director.idle, director.table?.question?.asked]).toEqual([false, 7]);
    director.go(gone, table(gone, { question: null }), [told("staked", 0)], []);
    expect(director.table?.question).toBeNull();
  });

  it("puts a new question only when everything is there", () => {
    const director = directed();
    const turned = picture("decide", { asked: 0b11 }, { ...before.piles, board: ["2c", "3c", "4c"] });
    director.go(before, table(turned, { question: question({ ...asked, asked: 9 }) }), [told("flop", -1, {}, ["2c", "3c", "4c"])], []);
    expect(director.table?.question).toBeNull();
    while (timers.length) timers.shift()?.();
    expect([director.idle, director.table?.question?.asked]).toEqual([true, 9]);
  });

  it("asks nothing and names no hand before the first card of a game is dealt", () => {
    const director = directed();
    director.open(table(before), [told("deal"), told("dealt", 0, {}, ["Ah", "Kh"])]);
    expect([director.table?.question, director.table?.holding]).toEqual([null, {}]);
  });

  it("forgets the name of a hand when the next deal begins", () => {
    const director = directed();
    const next = picture("decide", { asked: 0b11 }, { "hand.0": ["2h", "3h"], "hand.1": ["??", "??"] });
    const dealt = [told("deal"), told("dealt", 0, {}, ["2h", "3h"])];
    director.go(before, table(next, { holding: { en: "high card" } }), [...dealt, told("flop")], [{ told: 2, picture: next }]);
    expect(director.table?.holding).toEqual({});
    while (timers.length) timers.shift()?.();
    expect(director.table?.holding).toEqual({ en: "high card" });
  });

  it("marks the cards that have just come until the next answer", () => {
    const director = directed();
    const drawn = picture("decide", { asked: 0b10 }, { ...before.piles, "hand.0": ["Ah", "2c"] });
    director.go(before, table(drawn, { question: null }), [told("exchanged", 0, { n: 1 })], []);
    while (timers.length) timers.shift()?.();
    expect([...director.fresh]).toEqual(["2c"]);
    const put = table(drawn, { question: question({ ...asked, asked: 9 }) });
    director.go(drawn, put, [told("staked", 1)], []);
    while (timers.length) timers.shift()?.();
    expect([...director.fresh]).toEqual(["2c"]);
    director.go(drawn, table(drawn, { question: null }), [told("staked", 0)], []);
    expect([...director.fresh]).toEqual([]);
  });

  it("shows every ending that one answer brings before it says that enough was seen", () => {
    const said: number[] = [];
    const director = new Director((number) => said.push(number));
    const hands = [{ seat: 1, own: [], common: [], beats: null }];
    const endings = (tells: { what: string }[]): Showdown[] =>
      tells.some(({ what }) => what === "laid") ? [{ hands, common: [], won: {}, lines: [] }] : [];
    director.play = { box: box({ opens: ["turned"] }), page: { endings, reveals: true } };
    director.begin(table(before), [], []);
    const one = [told("turned"), told("laid", 1)];
    const stage = (n: number) => picture("decide", { n }, {});
    const glimpses = [2, 4].map((n) => ({ told: n, picture: stage(n) }));
    director.go(before, table(stage(6), { wait: 15_000, number: 3 }), [...one, ...one, told("turned")], glimpses);
    const look = (): [number | undefined, boolean] => {
      for (let i = 0; i < 9 && !director.look?.settled; i += 1) director.hurry();
      director.hurry();
      return [director.look ? director.tells.length : undefined, said.length > 0];
    };
    expect(look()).toEqual([2, false]);
    director.onward();
    expect(look()).toEqual([4, false]);
    director.onward();
    expect(said).toEqual([3]);
  });

  it("says until when an ending stands, also the last one, which no server times", () => {
    const hands = [{ seat: 1, own: [], common: [], beats: null }];
    const director = directed();
    director.play = { box: box({}), page: { endings: () => [{ hands, common: [], won: {}, lines: [] }], reveals: true } };
    const over = { phase: "over", question: null } as const;
    director.go(before, table(picture("decide", {}, {}), over), [told("laid", 1)], []);
    expect([director.look?.settled, director.until]).toEqual([false, 0]);
    director.hurry();
    director.hurry();
    expect([director.look?.settled, director.closing]).toEqual([true, true]);
    expect(director.until).toBeGreaterThan(performance.now());
  });
});
