import { expect, test } from "vitest";
import { blocks } from "@/lib/markdown";

test("a paragraph that begins with a rule's id in bold is found by it", () => {
  expect(blocks("**A12.3** The *dealer* deals `five`.")).toEqual([
    {
      kind: "paragraph",
      rule: "A12.3",
      parts: [
        { kind: "bold", text: "A12.3" },
        { kind: "text", text: " The " },
        { kind: "italic", text: "dealer" },
        { kind: "text", text: " deals " },
        { kind: "code", text: "five" },
        { kind: "text", text: "." },
      ],
    },
  ]);
});

test("bold words that are not a rule's id name no rule", () => {
  expect(blocks("**Attention** to this.")).toMatchObject([{ rule: "" }]);
});

test("a rule's id begins a paragraph of its own, and other lines go on with theirs", () => {
  expect(blocks("**A1** one\ngoes on\n**A2** two")).toMatchObject([
    { rule: "A1", parts: [{ text: "A1" }, { text: " one goes on" }] },
    { rule: "A2", parts: [{ text: "A2" }, { text: " two" }] },
  ]);
});

test("a heading has its level, and needs no empty line below it", () => {
  expect(blocks("## Title\ntext")).toEqual([
    { kind: "heading", level: 2, parts: [{ kind: "text", text: "Title" }] },
    { kind: "paragraph", rule: "", parts: [{ kind: "text", text: "text" }] },
  ]);
});

test("a list keeps its rules, is numbered if its first item is, and an item may go over several lines", () => {
  expect(blocks("1. **A1** one\n   more\n2. two")).toMatchObject([
    {
      kind: "list",
      numbered: true,
      items: [
        { rule: "A1", parts: [{ text: "A1" }, { text: " one more" }] },
        { rule: "", parts: [{ text: "two" }] },
      ],
    },
  ]);
  expect(blocks("- one\n- two")).toMatchObject([{ kind: "list", numbered: false, items: [{}, {}] }]);
});

test("a table has a head and rows, and its rule of dashes is neither", () => {
  expect(blocks("| a | b |\n|---|:-:|\n| 1 | **2** |")).toEqual([
    {
      kind: "table",
      head: [[{ kind: "text", text: "a" }], [{ kind: "text", text: "b" }]],
      rows: [[[{ kind: "text", text: "1" }], [{ kind: "bold", text: "2" }]]],
    },
  ]);
});

test("empty lines make no blocks", () => {
  expect(blocks("\n\n  \n")).toEqual([]);
});
