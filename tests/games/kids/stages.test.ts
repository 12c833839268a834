import { expect, test } from "vitest";
import {
  EVERYBODY,
  OUT,
  PAY,
  SWEEP,
  TAKE,
  pictureReveal,
  stagesOf,
  toldReveals,
  withTie,
} from "../../../src/brelan/games/kids/page/stages";
import type { SeenTell } from "../../../web/src/lib/protocol";
import { picture, told } from "../../../web/tests/made";

test("the stage card that lies open says what each place brings, from the first to the last", () => {
  // the second card: one stage, the first takes 3, the last (key 1) pays 2, the third (key 4) is out
  const at = 1 * 5 * 8;
  const [what, euros] = [Array<number>(80).fill(0), Array<number>(80).fill(0)];
  [what[at], euros[at], what[at + 1], euros[at + 1], what[at + 4]] = [TAKE, 3, PAY, 2, OUT];
  expect(stagesOf(picture("", { what, euros, stages: [5, 1] }, { stage_card: ["stage-2"] }))).toEqual([
    [
      { key: 0, due: TAKE, euros: 3 },
      { key: 4, due: OUT, euros: 0 },
      { key: 1, due: PAY, euros: 2 },
    ],
  ]);
});

test("whoever gets what the others get is one of them, and where all get the same it is everybody", () => {
  const [what, euros] = [Array<number>(80).fill(0), Array<number>(80).fill(0)];
  const says = (stage: number, key: number, due: number, n = 0): void => {
    [what[stage * 8 + key], euros[stage * 8 + key]] = [due, n];
  };
  says(0, 7, PAY, 10);
  says(0, 1, PAY, 10);
  says(1, 0, TAKE, 10);
  says(1, 7, PAY, 10);
  says(1, 1, PAY, 10);
  says(2, 7, PAY, 10);
  says(2, 1, OUT);
  const keys = stagesOf(picture("", { what, euros, stages: [3] }, { stage_card: ["stage-1"] })).map((stage) => stage.map(({ key }) => key));
  expect(keys).toEqual([[EVERYBODY], [0, 7], [1, 7]]);
});

test("whoever sweeps a mat from which another place takes gets what is left of it, and the whole mat otherwise", () => {
  const [what, euros] = [Array<number>(80).fill(0), Array<number>(80).fill(0)];
  [what[0], what[1], what[8], what[8 + 3], euros[8 + 3]] = [SWEEP, PAY, SWEEP, TAKE, 10];
  const after = stagesOf(picture("", { what, euros, stages: [2] }, { stage_card: ["stage-1"] })).map((stage) => stage[0]?.after);
  expect(after).toEqual([false, true]);
});

test("without a stage card there are no stages", () => {
  expect(stagesOf(picture("", { what: [], euros: [], stages: [1] }))).toEqual([]);
});

const LAID = [
  told("round", 0, { number: 3 }),
  told("turned", 0, { stage: 2 }, ["7pig"]),
  told("laid", 0, {}, ["1star"]),
  told("laid", 1, {}, ["2star"]),
];

test("what was laid lies in order of its places, with what it brought", () => {
  const beats = told("beats", 1);
  const found = toldReveals([
    ...LAID,
    beats,
    told("placed", 0, { place: 2, kind: 4 }),
    told("placed", 1, { place: 1, tied: 1 }),
    told("took", 1, { euros: 5 }),
    told("paid", 0, { euros: 2 }),
  ]);
  expect(found).toEqual([
    {
      round: 3,
      stage: 2,
      common: "7pig",
      why: [beats],
      lines: [
        { seat: 1, cards: ["2star"], place: 1, last: false, kind: -1, tied: true, due: TAKE, came: 5, bankrupt: false },
        { seat: 0, cards: ["1star"], place: 2, last: true, kind: 4, tied: false, due: PAY, came: 2, bankrupt: false },
      ],
    },
  ]);
});

test("whoever moved up past a tie is not told that they were beaten by one of it", () => {
  const [beats, tied] = [told("beats", 1, { seat_over: 0 }), told("tied", -1, { seats_who: 6, seats_up: 1 })];
  const placed = [told("placed", 0, { place: 1 }), told("placed", 1, { place: 3, tied: 1 })];
  expect(toldReveals([...LAID, beats, tied, ...placed])[0]?.why).toEqual([tied]);
});

test("that two are tied is said once, with the place it gives them", () => {
  const [equal, tied] = [told("beats", 0, { seat_over: 1, equal: 1 }), told("tied", -1, { seats_who: 3 })];
  const placed = [0, 1].map((seat) => told("placed", seat, { place: 2, tied: 1 }));
  expect(toldReveals([...LAID, equal, tied, ...placed])[0]?.why).toEqual([tied]);
});

test("whoever is bankrupt pays what they had", () => {
  expect(toldReveals([...LAID, told("bankrupt", 0, { paid: 1 })])[0]?.lines[0]).toMatchObject({ bankrupt: true, due: PAY, came: 1 });
});

test("the next stage is another one, and what is told between them changes neither", () => {
  const found = toldReveals([
    ...LAID,
    told("round-over"),
    told("took", 0, { euros: 9 }),
    told("turned", 0, { stage: 3 }),
    told("laid", 0, {}, ["5star"]),
  ]);
  expect(found.map(({ stage, lines }) => [stage, lines.map(({ came }) => came)])).toEqual([
    [2, [0, 0]],
    [3, [0]],
  ]);
});

test("whoever comes later sees the open stage from the picture alone", () => {
  const now = picture(
    "",
    { stage: 1, place: [2, 0, 1], due: [PAY, 0, TAKE], came_to: [2, 0, 5] },
    { common: ["7pig"], "laid.0": ["1star"], "laid.2": ["2star"] },
  );
  expect(pictureReveal(now)).toMatchObject({
    round: 0,
    stage: 1,
    common: "7pig",
    lines: [
      { seat: 2, came: 5 },
      { seat: 0, cards: ["1star"], came: 2 },
    ],
  });
  expect(pictureReveal(picture("", { place: [0, 0] }))).toBeNull();
});

test("all who are tied for the last place are last, and a lone player never is", () => {
  const places = (...told: SeenTell[]) => toldReveals(told)[0]?.lines.map(({ last }) => last);
  const tied = [told("placed", 0, { place: 2, tied: 1 }), told("placed", 1, { place: 2, tied: 1 })];
  expect(places(...LAID, ...tied)).toEqual([true, true]);
  expect(places(told("laid", 0, {}, ["1star"]), told("placed", 0, { place: 1 }))).toEqual([false]);
});

test("where there is room for two reasons, a tie of others is one of them: nobody wonders why a place is empty", () => {
  const [won, lost, tie] = [
    { text: "I beat Zoé", tied: false },
    { text: "Max beats me", tied: false },
    { text: "Zoé and Nino are tied", tied: true },
  ];
  expect(withTie([won], [won, tie])).toEqual([won, tie]);
  expect(withTie([lost, won], [lost, won, tie])).toEqual([lost, tie]);
  expect(withTie([lost, tie], [lost, won, tie])).toEqual([lost, tie]);
  expect(withTie([lost, won], [lost, won])).toEqual([lost, won]);
});
