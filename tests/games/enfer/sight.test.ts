import { beforeEach, expect, test } from "vitest";
import {
  fateOf,
  fitted,
  inOrder,
  inShort,
  kindOf,
  lastingFor,
  lastingForAll,
  nameOfHidden,
  preys,
  stateOf,
  timesLeft,
  type State,
} from "../../../src/brelan/games/enfer/page/sight";
import words from "../../../src/brelan/games/enfer/fr.ftl?raw";
import ftl from "../../../src/brelan/games/enfer/page/fr.ftl?raw";
import type { Picture, SeenTell } from "../../../web/src/lib/protocol";
import { sentence } from "../../../web/src/lib/tells";
import { texts } from "../../../web/src/lib/texts.svelte";
import { picture, speak, told } from "../../../web/tests/made";

beforeEach(() => speak("fr", "enfer", `${words}\n${ftl}`));

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
  const now = picture("", {
    gagged: 0b01,
    highest: [0, 5],
    wild: [0, 1],
    cloaked: 0,
    immortal: 0b10,
    reaping: 0b01,
    suits_first: 0,
    upside_down: 1,
  });
  expect([0, 1].map((seat) => lastingFor(now, seat).map(({ kind }) => kind))).toEqual([
    [11, 17],
    [10, 8, 15],
  ]);
  expect(lastingForAll(now).map(({ kind }) => kind)).toEqual([7]);
  for (const { text } of [...lastingFor(now, 0), ...lastingFor(now, 1), ...lastingForAll(now)]) expect(text).not.toMatch(/^lasting-/);
});

test("somebody in the running has withdrawn, is down, or is all in; else there is nothing to say", () => {
  const now = picture("", { still_in: 0b1001, withdrawn: 0b0010, chips: [3, 3, 3, 0] });
  const words = [0, 1, 2, 3].map((seat) => fateOf(now, seat));
  expect(words[0]).toBe("");
  expect(new Set(words).size).toBe(4);
});

test("hands lie in as many columns as make their cards largest, and none is wider than its room", () => {
  const fan = { wide: 2, tall: 1.5, gap: 0 };
  expect(fitted(6, 600, 100, fan)).toEqual({ columns: 6, thing: 50 });
  expect(fitted(6, 300, 150, fan)).toEqual({ columns: 3, thing: 50 });
});

test("one sentence says which Mises the winner takes and what becomes of their own, another why those in retreat are taken", () => {
  const won = told("won", 1, { chips: 6, lone: 0 });
  const fromAna = told("took", 1, { seat_from: 0 }, ["mise-1"]);
  const fromCy = told("took", 1, { seat_from: 2 }, ["mise-3"]);
  const boxed = told("boxed", 1, { lone: 0 }, ["mise-2"]);
  const kept = told("took-back", 1, {}, ["mise-2"]);
  const withdrew = { ...told("took-back", 2), rule: "E28" };
  const before = (withdrawn = 0) => picture("verdict", { withdrawn });
  const short = (lines: SeenTell[], tells = lines, withdrawn = 0, reader: number | null = null) =>
    inShort(lines, tells, before(withdrawn)).map((line) =>
      sentence(line, ["Ana", "Bo", "Cy"], "enfer", (name) => ({ name, atmosphere: "", effect: "" }), reader),
    );
  const both = [won, fromAna, fromCy, boxed];
  expect(short(both)).toEqual([
    "Bo gagne le tour et le pot de 6 jetons.",
    "Bo prend 2 Mises (mise-1, mise-3) à Ana et Cy et perd la sienne.",
  ]);
  expect(short(both, both, 0, 2)[1]).toBe("Bo prend 2 Mises (mise-1, mise-3) à Ana et toi et perd la sienne.");
  expect(short([won, fromAna], [won, fromAna, withdrew, kept])).toEqual([
    "Bo gagne le tour et le pot de 6 jetons.",
    "Bo prend «\u00a0mise-1\u00a0» à Ana et garde la sienne, immortelle.",
  ]);
  expect(short([won, fromAna, boxed], [], 0, 0)[1]).toBe("Bo te prend «\u00a0mise-1\u00a0» et perd la sienne.");
  expect(short([won], [won, withdrew, kept])[1]).toBe("Bo garde sa Mise «\u00a0mise-2\u00a0»\u00a0: elle est immortelle.");
  expect(inShort([won, boxed], [won, boxed], before())).toEqual([won, boxed]);
  expect(short(both, [], 0b100)[1]).toBe(
    "Bo prend 2 Mises (mise-1, mise-3) à Ana et Cy et perd la sienne. Sa Mise prend aussi celles des joueurs en retrait.",
  );
});

test("a Mise that comes back to somebody who has not won is named, and so is why", () => {
  const lines = [told("won", 1, { chips: 2, lone: 0 }), told("boxed", 1, { lone: 0 }, ["mise-2"])];
  const tells = [
    ...lines,
    { ...told("took-back", 0, {}, ["mise-1"]), rule: "E3.9" },
    { ...told("took-back", 2, {}, ["mise-3"]), rule: "E28" },
  ];
  const read = (reader: number) =>
    inShort(lines, tells, picture("verdict", { withdrawn: 0b100 })).map((line) =>
      sentence(line, ["Ana", "Bo", "Cy"], "enfer", (name) => ({ name, atmosphere: "", effect: "" }), reader),
    );
  expect(read(1).at(-1)).toBe("«\u00a0mise-1\u00a0» protège Ana\u00a0: cette Mise lui revient.");
  expect(read(0).at(-1)).toBe("«\u00a0mise-1\u00a0» te protège\u00a0: cette Mise te revient.");
  expect(read(0)).toHaveLength(3);
});

test("the last verdict says in one sentence who won what and who has no chips left", () => {
  const read = (broke: number[], reader: number) =>
    sentence(
      inShort([told("won", 1, { chips: 6, lone: 0 }), ...broke.map((seat) => told("out-of-chips", seat))], [], picture("verdict"))[0] ??
        told(""),
      ["Ana", "Bo", "Cy"],
      "enfer",
      undefined,
      reader,
    );
  expect([read([0], 2), read([0], 0), read([0, 2], 1), read([0, 2], 2)]).toEqual([
    "Bo gagne le tour et le pot de 6 jetons\u00a0; Ana n'a plus de jeton\u00a0: la partie s'arrête là.",
    "Bo gagne le tour et le pot de 6 jetons\u00a0; tu n'as plus de jeton\u00a0: la partie s'arrête là.",
    "Tu gagnes le tour et le pot de 6 jetons\u00a0; Ana et Cy n'ont plus de jeton\u00a0: la partie s'arrête là.",
    "Bo gagne le tour et le pot de 6 jetons\u00a0; Ana et toi n'avez plus de jeton\u00a0: la partie s'arrête là.",
  ]);
});

test("a winner alone reads where the chips came from that their Mise took from those who withdrew, and where each Mise goes", () => {
  const tolled = [told("toll", 0, { chips: 2, seat_to: 1 }), told("toll", 2, { chips: 1, seat_to: 1 })];
  const lines = [told("won", 1, { chips: 0, lone: 1 }), told("boxed", 1, { lone: 1 }, ["mise-2"])];
  const read = (tells: SeenTell[], reader: number, ends = lines) =>
    inShort(ends, tells, picture("verdict", { withdrawn: 0b101 })).map((line) =>
      sentence(line, ["Ana", "Bo", "Cy"], "enfer", (name) => ({ name, atmosphere: "", effect: "" }), reader),
    );
  expect(read([...tolled, ...lines], 1)).toEqual([
    "Tu gagnes le tour sans rien montrer.",
    "Tu prends 3 jetons aux joueurs en retrait.",
    "Les autres reprennent leur Mise\u00a0; tu perds la tienne, «\u00a0mise-2\u00a0», qui retourne à la boîte.",
  ]);
  expect(read([...tolled, ...lines], 0)[1]).toBe("Bo prend 3 jetons aux joueurs en retrait.");
  expect(read([told("toll", 0, { chips: 0, seat_to: 1 }), ...lines], 1)).toHaveLength(2);
  expect(read(tolled, 1, [told("won", 1, { chips: 6, lone: 0 })])).toHaveLength(1);
});

test("whoever has no chips left reads that they stay without paying, not a sum of nothing", () => {
  const button = (chips: number) => texts.say("do-pay-pay", { short: Number(chips < 3), raise: 3, chips }, "enfer").trim();
  expect([5, 2, 0].map(button)).toEqual(["Payer 3", "Tapis (2)", "Rester sans payer"]);
});

test("cards that have been shown are no longer called hidden", () => {
  expect(nameOfHidden(["As*", "Kd*", "2c*"])).toBe("cachées");
  expect(nameOfHidden(["As*", "Kd", "2c*"])).toBe("cachées, sauf une");
  expect(nameOfHidden(["As", "Kd", "2c"])).toBe("montrées à tous");
});

test("while people may withdraw, a Mise that can take something from them says so until its owner withdraws or it is spent", () => {
  const now = (step: string, left = 1) => picture(step, { effect: [1, 17, 0, 7, 18, 0, 3, 15, 0], left: [left, left, left] });
  const seen = (at: Picture, state: State) => ["mise-1", "mise-2", "mise-3"].map((card) => preys(at, card, state));
  expect(seen(now("withdraw"), "waiting")).toEqual([true, true, false]);
  expect([
    ...seen(now("withdraw"), "withdrawn"),
    ...seen(now("exchange"), "waiting"),
    ...seen(now("withdraw", 0), "waiting"),
  ]).not.toContain(true);
});
