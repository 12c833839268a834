import { expect, test } from "vitest";
import { effect, fresh, offered, read, sent, written } from "../src/lib/form";
import type { Field } from "../src/lib/protocol";

const field = (some: Partial<Field>): Field => ({
  kind: "words",
  name: "x",
  least: 0,
  most: 9,
  step: 1,
  fields: [],
  picks: [],
  places: [],
  ...some,
});
const pay = { word: "pay", number: "euros", least: 10, most: 90, step: 10 };
const draw = { word: "draw", number: "", least: 0, most: 0, step: 1 };

test("a line is taken apart and put together again", () => {
  for (const line of ["last = pay 10", "1 = draw"]) expect(written(read(line))).toBe(line);
});

test("a word brings its number along, and keeps the one that stood there", () => {
  const line = field({ kind: "line", picks: [pay, draw], places: ["1"] });
  expect(offered(line, "pay")).toEqual({ pick: "pay", number: 10 });
  expect(offered(line, "pay", 30)).toEqual({ pick: "pay", number: 30 });
  expect(offered(line, "draw", 30)).toEqual({ pick: "draw", number: null });
  expect(effect(line, "pay")).toEqual({ do: "pay", euros: 10 });
  expect(effect(line, "draw")).toEqual({ do: "draw" });
});

test("a new part of a list has the least that its field takes", () => {
  const line = field({ kind: "line", picks: [draw], places: ["1"] });
  const many = field({ kind: "many", least: 2, most: 3, fields: [line] });
  expect(fresh(field({ kind: "table", fields: [many] }))).toEqual({ x: ["1 = draw", "1 = draw"] });
});

test("what was left empty is not said", () => {
  expect(sent({ a: null, b: [1] })).toBe('{"b":[1]}');
});
