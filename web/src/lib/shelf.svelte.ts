// What the server has on its shelf: games and all that shows them, levels and characters of bots; asked for once.
import { get } from "./api";
import type { Box, Character, Shelf } from "./protocol";

let found = $state.raw<Shelf | null>(null);
let asked: Promise<Shelf> | null = null;

/** The shelf, as soon as it has come; whoever asks again after a failure may be luckier. */
export function stocked(): Promise<Shelf> {
  asked ??= get<Shelf>("/games").then(
    (all) => (found = all),
    (no: unknown) => {
      asked = null;
      throw no;
    },
  );
  return asked;
}

/** The shelf; null until it has come. */
export const shelf = (): Shelf | null => found;

/** The box of a game, if there is one. */
export const boxOf = (game: string): Box | undefined => found?.boxes.find((box) => box.name === game);

/** How well bots can play a game; nothing where they give any legal answer, and there is no coach. */
export const levelsOf = (game: string): string[] => boxOf(game)?.levels ?? [];

/** The level in the middle, or the least that a game has beside it. */
export function usualLevel(game: string): string {
  const [all, levels] = [shelf()?.levels ?? [], levelsOf(game)];
  const middle = all[Math.floor(all.length / 2)] ?? "";
  return levels.includes(middle) ? middle : (levels[0] ?? middle);
}

/** Who a bot is, and its place among all characters; -1 for nobody of them. */
export const whichCharacter = (name: string): number => shelf()?.characters.findIndex((one) => one.name === name) ?? -1;
export const characterOf = (name: string): Character | undefined => shelf()?.characters[whichCharacter(name)];
