import { beforeEach, expect, test } from "vitest";
import {
  candidates,
  inOrder,
  kindOf,
  lastingFor,
  lastingForAll,
  outWord,
  placeOf,
  stateOf,
  timesLeft,
} from "../../../src/brelan/games/enfer/page/sight";
import ftl from "../../../src/brelan/games/enfer/page/fr.ftl?raw";
import { picture, question, speak } from "../../../web/tests/made";

beforeEach(() => speak("fr", "enfer", ftl));

test("Mises take effect in play order from the lead: those before are done, those after wait", () => {
  const now = picture("activate", { players: 4, lead: 2, actor: 3, activated: 0b0100, withdrawn: 0b0010 });
  expect([2, 3, 0, 1].map((seat) => stateOf(now, seat))).toEqual(["activated", "deciding", "waiting", "withdrawn"]);
  expect(stateOf(picture("activate", { players: 4, lead: 2, actor: 0 }), 3)).toBe("turned");
});

test("before their phase all Mises wait, and after it all are turned", () => {
  expect([stateOf(picture("lay"), 0), stateOf(picture("verdict"), 0)]).toEqual(["waiting", "turned"]);
});

test("only those who laid a Mise stand in the order", () => {
  expect(inOrder(picture("", { players: 3, lead: 1 }, { "laid.0": ["mise-1"], "laid.1": [], "laid.2": 1 }))).toEqual([2, 0]);
});

test("a Mise face down shows nothing, an open one its first effect", () => {
  const now = picture("", { effect: [1, 0, 0, 7, 8, 9] });
  expect([kindOf(now, "??"), kindOf(now, "mise-2")]).toEqual([0, 7]);
});

test("how often a Mise still works is said only if it will not last to the end", () => {
  const now = picture("", { left: [0, 2, 5], round: 4 });
  expect(["mise-1", "mise-2", "mise-3", "??"].map((card) => timesLeft(now, card))).toEqual([0, 2, null, null]);
  expect(timesLeft(picture("", { left: [4], round: 4 }), "mise-1")).toBe(4);
  expect(timesLeft(picture("", { left: [4], round: 4 }), "mise-1", "activated")).toBeNull();
});

test("what lasts for a seat is drawn and said in the game's words", () => {
  const now = picture("", { gagged: 0b01, highest: [0, 5], wild: [0, 1], cloaked: 0, immortal: 0b10, suits_first: 0, upside_down: 1 });
  expect([0, 1].map((seat) => lastingFor(now, seat).map(({ kind }) => kind))).toEqual([[11], [10, 8, 15]]);
  expect(lastingForAll(now).map(({ kind }) => kind)).toEqual([7]);
  for (const { text } of [...lastingFor(now, 0), ...lastingFor(now, 1), ...lastingForAll(now)]) expect(text).not.toMatch(/^lasting-/);
});

test("who is out of the round withdrew or is down, and who is in is neither", () => {
  const now = picture("", { still_in: 0b001, withdrawn: 0b010 });
  const [inside, withdrawn, down] = [0, 1, 2].map((seat) => outWord(now, seat));
  expect(inside).toBe("");
  expect(withdrawn).not.toBe(down);
});

test("a question for cards says where they lie; another question says nothing", () => {
  const at = (step: string, verb: string) => placeOf(question({ of: "positions", step, verb }));
  expect([at("pick", "picks"), at("grafting", "takes"), at("exchange", "changes")]).toEqual(["row", "their-visible", "hidden"]);
  expect([placeOf(null), placeOf(question({ of: "seats" }))]).toEqual([null, null]);
});

test("whose hidden cards may be seen still has one face down, is in, and is not oneself", () => {
  const now = picture(
    "",
    { players: 4, still_in: 0b0111 },
    { "hidden.0": 2, "hidden.1": ["As", "2c*"], "hidden.2": ["As"], "hidden.3": 2 },
  );
  expect(candidates(now, 0, "their-hidden")).toEqual([1]);
  expect(candidates(now, 0, "their-visible")).toEqual([1, 2]);
});
