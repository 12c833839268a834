// What the two cards that are being chosen would make: the table has named it for every pair.
import type { Choosing } from "@/lib/choosing.svelte";

/** The combination, lowest 0; -1 until there are two cards. */
export function tried({ question, picked }: Choosing): number {
  const [low = -1, high = -1] = [...picked].sort((a, b) => a - b);
  return question?.facts[`makes-${low}-${high}`] ?? -1;
}
