// The order of a game's hands, asked for once; and which line of it you hold.
import { get } from "./api";
import type { Choosing } from "./choosing.svelte";
import { me } from "./me.svelte";
import type { GamePage } from "./page";
import type { HandOrder, Whole } from "./protocol";

const NONE: HandOrder = { hands: [], note: {} };
const known = $state<Record<string, HandOrder>>({});
const asked: Record<string, boolean> = {};

export function orderOf(game: string): HandOrder {
  if (!asked[game]) {
    asked[game] = true;
    get<HandOrder>(`/games/${game}/order`).then(
      (found) => (known[game] = found),
      () => (asked[game] = false),
    );
  }
  return known[game] ?? NONE;
}

/** The line of what you hold, by its key: as the table says, or as the cards that are being chosen make it. */
export function heldBy(page: GamePage, table: Whole, choosing: Choosing): string {
  if (table.chair === null || me.covered) return "";
  if (!page.holds) return table.kind;
  const line = page.holds(choosing);
  return line < 0 ? "" : (orderOf(table.game).hands.at(-1 - line)?.key ?? "");
}
