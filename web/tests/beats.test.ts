import { expect, test } from "vitest";
import { beats, tempo, type Staging } from "@/lib/beats";
import { endings } from "@/lib/endings";
import { picture, told } from "./made";

const staging = (some: Partial<Staging> = {}): Staging => ({
  opens: ["deal"],
  endings,
  reveals: false,
  motion: true,
  over: false,
  waits: false,
  ...some,
});
const purse = (...chips: number[]) => ({ chips, asked: 1 });
const open = picture("bet", purse(7, 8), { "hand.0": ["As*"], "hand.1": 1 });
const called = picture("bet", purse(6, 8), { "hand.0": ["As*"], "hand.1": 1 });
const shown = picture("show", purse(6, 14), { "hand.0": ["As"], "hand.1": ["Kd"] });
const dealt = picture("bet", purse(6, 14), { "hand.0": ["2c*"], "hand.1": 1 });
const compares = told("beats", 1, { own: 1, seat_over: 0 }, ["Kd", "As"]);
const won = told("won", 1, { chips: 6 });
const news = [told("called"), told("showed", 0, {}, ["As"]), compares, won, told("deal"), told("dealt", 0, {}, ["2c"])];
const way = [
  { told: 1, picture: called },
  { told: 4, picture: shown },
];

test("a stake, hands from the weakest, who won, and only then the next deal", () => {
  const found = beats(open, dealt, news, way, staging());
  expect(
    found.map(({ told, look, stands }) => [told.map(({ what }) => what).join(), look?.shown ?? 0, look?.settled ?? false, stands]),
  ).toEqual([
    ["called", 0, false, undefined],
    ["", 1, false, undefined],
    ["", 2, false, undefined],
    ["showed,beats,won", 2, true, undefined],
    ["", 2, true, true],
    ["deal,dealt", 0, false, undefined],
  ]);
});

test("while hands are laid open the chips lie where they lay, nobody is asked, and no card of the next deal is to be seen", () => {
  const [stake, weakest, best, settles, stands, next] = beats(open, dealt, news, way, staging());
  expect(stake?.picture).toBe(called);
  expect([weakest, best].map((beat) => beat?.picture.numbers)).toEqual([
    { ...purse(6, 8), asked: 0, chosen: 0 },
    { ...purse(6, 8), asked: 0, chosen: 0 },
  ]);
  expect([settles, stands].map((beat) => beat?.picture.numbers)).toEqual([
    { ...purse(6, 14), asked: 0, chosen: 0 },
    { ...purse(6, 14), asked: 0, chosen: 0 },
  ]);
  for (const beat of [weakest, best, settles, stands]) expect(beat?.picture.piles).toEqual(shown.piles);
  expect([next?.picture, next?.last]).toEqual([dealt, true]);
});

test("without motion there are the same pictures, and none of them waits but how the deal ended", () => {
  const found = beats(open, dealt, news, way, staging({ motion: false }));
  expect(found.map(({ told, stands, ms }) => [told.map(({ what }) => what).join(), stands ?? false, ms > 0])).toEqual([
    ["called", false, false],
    ["showed,beats,won", true, true],
    ["deal,dealt", false, false],
  ]);
});

test("where the server says when to go on, how the deal ended stands until it does, also when no hand was shown", () => {
  const waits = staging({ waits: true });
  expect(beats(open, dealt, news, way, waits).find((beat) => beat.stands)?.ms).toBe(Infinity);
  const alone = beats(open, dealt, [won, told("deal")], [{ told: 1, picture: called }], waits);
  expect(alone.map(({ picture, look, stands }) => [picture, look, stands ?? false])).toEqual([
    [called, null, false],
    [called, null, true],
    [dealt, null, false],
  ]);
  expect(beats(open, dealt, [won, told("deal")], [{ told: 1, picture: called }], staging()).some((beat) => beat.stands)).toBe(false);
});

test("after the last deal one looks first, and then the game is over", () => {
  const found = beats(open, shown, news.slice(0, 4), [{ told: 1, picture: called }], staging({ over: true }));
  expect(found.map(({ stands, last }) => (stands ? "look" : last ? "over" : "")).filter(Boolean)).toEqual(["look", "over"]);
  expect(found.at(-1)?.picture).toBe(shown);
});

test("where nothing was laid open, how the last deal ended is read for a while before the game is over", () => {
  const found = beats(open, called, [won], [], staging({ over: true }));
  expect(found.map(({ told: said, stands, last }) => [said.length, stands ?? false, last])).toEqual([
    [1, false, false],
    [0, true, false],
    [0, false, true],
  ]);
  expect(found[1]?.ms).toBeGreaterThan(2000);
  expect(found[1]?.ms).toBeLessThan(6000);
  expect(beats(open, open, [], [], staging({ over: true })).some((beat) => beat.stands)).toBe(false);
});

test("an update always ends with one beat that is the last, even if nothing was told", () => {
  expect(beats(open, open, [], [], staging())).toMatchObject([{ picture: open, told: [], ms: 0, last: true }]);
  expect(beats(open, called, [told("called")], [], staging())).toMatchObject([{ picture: called, last: true }]);
});

test("cards take longer than chips, chips longer than words, and nothing takes no time", () => {
  const words = tempo(open, { ...open }, [told("passed")]);
  const chips = tempo(open, called, [told("called")]);
  const cards = tempo(picture("deal", {}, { "hand.0": 0, "hand.1": 0 }), picture("deal", {}, { "hand.0": 5, "hand.1": 5 }), []);
  expect(tempo(open, { ...open }, [])).toBe(0);
  expect(150 <= words && words < chips && chips < cards && cards <= 600).toBe(true);
});
