// What tests are made of: tells, pictures, questions and boxes of which only the part that matters is said.
import { vi } from "vitest";
import { texts, type Lang } from "@/lib/texts.svelte";
import type { Box, Picture, Prompt, SeenTell } from "@/lib/protocol";

export const told = (what: string, seat = 0, numbers: Record<string, number> = {}, cards: string[] = []): SeenTell => ({
  what,
  rule: "",
  seat,
  numbers,
  cards,
  name: {},
});

export const picture = (step: string, numbers: Picture["numbers"] = {}, piles: Picture["piles"] = {}): Picture => ({
  step,
  numbers,
  piles,
});

export const question = (some: Partial<Prompt>): Prompt => ({
  asked: 1,
  step: "",
  verb: "",
  form: "one",
  of: "options",
  members: [],
  options: [],
  least: 0,
  most: 0,
  facts: {},
  chosen: null,
  pile: "",
  together: 1,
  ahead: {},
  then: {},
  late: null,
  ...some,
});

/** A box that says nothing but its name, and what the test is about. */
export const box = (some: Partial<Box>): Box => ({
  name: "box",
  version: 1,
  title: {},
  pitch: {},
  least: 2,
  most: 6,
  minutes: 0,
  age: 0,
  colour: "",
  options: [],
  lesson: false,
  levels: [],
  daily: false,
  order: false,
  decides: "",
  deal: "",
  own: [],
  common: [],
  others: [],
  dice: [],
  purse: [],
  middle: [],
  marks: [],
  opens: ["deal"],
  main: [],
  backs: {},
  printed: false,
  replaceable: false,
  files: "",
  page: "",
  scale: {},
  ...some,
});

/** Load the page's own texts, and those of a game as a server would send them. */
export async function speak(lang: Lang, game = "", ftl = ""): Promise<void> {
  const shelf = { boxes: [box({ name: game, files: "/files/" })] };
  vi.stubGlobal("fetch", (address: string) => Promise.resolve(address === "/api/games" ? Response.json(shelf) : new Response(ftl)));
  await texts.choose(lang, game);
}
