// The page checks as Brelan does; whole games are compared in tests/page/test_sealed.py.
import { expect, test } from "vitest";
import { Checker, closed, promise, type Called, type Flaw, type Heard, type Shown } from "../src/lib/fairness";
import forged from "./forged.json?raw";

interface Forged {
  call: Called;
  shown: Shown;
  cases: Record<string, [Flaw | "", Heard]>;
}

/** What a cheating host tells, and an honest one; tests/room/test_attackers.py says what it is. */
const { call, shown, cases } = JSON.parse(forged) as Forged;

test.each(Object.entries(cases))("the page judges rightly: %s", (_, [flaw, told]) => {
  const checker = new Checker();
  checker.call(call);
  checker.show(shown);
  if (flaw) expect(() => checker.hear(told)).toThrow(expect.objectContaining({ flaw }));
  else {
    checker.hear(told);
    expect(checker.checked).toBe(5);
  }
});

test("a seed of another length is refused in words", () => {
  const [, honest] = Object.values(cases).find(([flaw]) => !flaw) as [Flaw | "", Heard];
  const told = structuredClone(honest);
  const [deck] = told.cuts?.flatMap((cut) => cut.decks) ?? [];
  if (deck) deck.seeds = deck.seeds.map((seed) => seed && `${seed}00`);
  const checker = new Checker();
  checker.call(call);
  checker.show(shown);
  expect(() => checker.hear(told)).toThrow("seeds of");
});

test("a promise is the hash of luck", () => {
  expect(promise("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});

test("a file is whole when its last line is the hash of all before", () => {
  expect(closed("")).toBe("end e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\n");
});

test("whoever comes back is told nothing more of lots that have fallen, and takes the deal after them for no second one", () => {
  const later = JSON.parse(forged.replaceAll('"5.0"', '"5.1"')) as Forged;
  const [, told] = later.cases["an honest deal"] ?? expect.fail();
  const back = (known: boolean): Checker => {
    const checker = new Checker();
    checker.show({ ...shown, cut: "5.0" });
    if (known) checker.recall({ ...told, cuts: (told.cuts ?? []).map((cut) => ({ ...cut, cut: "5.0" })) });
    checker.called.set("5.1", later.call);
    checker.show(later.shown);
    return checker;
  };
  back(true).hear({ ...told, whole: true });
  expect(() => back(false).hear({ ...told, whole: true })).toThrow(expect.objectContaining({ flaw: "again" }));
});
