import { expect, test } from "vitest";
import { Learning } from "../src/lib/learning.svelte";
import type { Lesson } from "../src/lib/protocol";

const said = (words: string) => ({ fr: words, en: words });
const task = { scene: 0, kind: "answer", answer: [1, 2], right: said("yes"), wrong: said("no"), replies: [] };
const lesson = { scenes: [{}, {}], tasks: [task] } as unknown as Lesson;

test("what was said of a wrong try goes as soon as something else is chosen", () => {
  const learning = new Learning(lesson);
  learning.attempt([3, 4]);
  expect([learning.stands, learning.said?.en]).toEqual(["wrong", "no"]);
  learning.anew([3, 4]);
  expect(learning.stands).toBe("wrong");
  learning.anew([1, 2]);
  expect([learning.stands, learning.said]).toEqual(["todo", null]);
});

test("what was said of a right one stays", () => {
  const learning = new Learning(lesson);
  learning.attempt([1, 2]);
  learning.anew([3, 4]);
  expect([learning.stands, learning.said?.en]).toEqual(["right", "yes"]);
});
