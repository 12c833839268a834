// What the server has on its shelf: games, levels and characters of bots; asked for once.
import { get } from "./api";
import type { Character, Shelf } from "./protocol";

let found = $state.raw<Shelf | null>(null);
let asked = false;

/** The shelf; null until it has come. */
export function shelf(): Shelf | null {
  if (!asked) {
    asked = true;
    get<Shelf>("/games").then((all) => (found = all), () => (asked = false));
  }
  return found;
}

/** The level in the middle. */
export function usualLevel(): string {
  const levels = shelf()?.levels ?? [];
  return levels[Math.floor(levels.length / 2)] ?? "regular";
}

/** Who a bot is, and its place among all characters; -1 for nobody of them. */
export const whichCharacter = (name: string): number => shelf()?.characters.findIndex((one) => one.name === name) ?? -1;
export const characterOf = (name: string): Character | undefined => shelf()?.characters[whichCharacter(name)];
