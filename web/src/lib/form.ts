// What a form makes of a file of cards: a new part as its field wants it, and lines taken apart and put together.
import type { Field } from "./protocol";

export type Tree = string | number | null | undefined | Tree[] | { [name: string]: Tree };
export type Branch = { [name: string]: Tree };

/** Something to begin with: the least that a field takes. */
export function fresh(field: Field): Tree {
  if (field.kind === "words") return "";
  if (field.kind === "number") return field.most;
  if (field.kind === "table") return Object.fromEntries(field.fields.map((part) => [part.name, fresh(part)]));
  if (field.kind === "many") return Array.from({ length: field.least }, () => fresh(inner(field)));
  if (field.kind === "line") return written({ place: field.places[0] ?? "", ...offered(field, field.picks[0]?.word ?? "") });
  return effect(field, field.picks[0]?.word ?? "");
}

export function inner(field: Field): Field {
  const [first] = field.fields;
  if (!first) throw new Error(`a list of nothing: ${field.name}`);
  return first;
}

export type Line = { place: string; pick: string; number: number | null };

/** `last = pay 10`, taken apart. */
export function read(line: string): Line {
  const [place = "", rest = ""] = line.split("=").map((part) => part.trim());
  const [pick = "", number = ""] = rest.split(" ");
  return { place, pick, number: number === "" ? null : Number(number) };
}

export const written = ({ place, pick, number }: Line): string => `${place} = ${pick}${number === null ? "" : ` ${number}`}`;

/** A word with the number that it takes, kept where it took one before. */
export function offered(field: Field, word: string, before: number | null = null): { pick: string; number: number | null } {
  const offer = field.picks.find((one) => one.word === word);
  return { pick: word, number: offer?.number ? (before ?? offer.least) : null };
}

export function effect(field: Field, word: string): Branch {
  const offer = field.picks.find((one) => one.word === word);
  return offer?.number ? { do: word, [offer.number]: offer.least } : { do: word };
}

/** A form as it is sent: what was left empty is not said. */
export const sent = (tree: Tree): string => JSON.stringify(tree, (_, value: Tree) => value ?? undefined);
