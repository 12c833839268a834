// What a box brings to the page: a lid and a mat of its own, or none: then both are the common ones.
import type { Component } from "svelte";
import { moduleOf } from "./module";
import type { GamePage } from "./page";
import type { Box } from "./protocol";

const HOME = "../../../src/brelan/games";
const pages = import.meta.glob<{ page: GamePage }>("../../../src/brelan/games/*/page/page.ts");
const lids = import.meta.glob<Component>("../../../src/brelan/games/*/page/Lid.svelte", { eager: true, import: "default" });

/** The lid that is drawn for this box alone. */
export const lidOf = (box: Box): Component | undefined => (box.page === "own" ? lids[`${HOME}/${box.name}/page/Lid.svelte`] : undefined);

/** How the box is played here, loaded when it is opened. */
export async function pageOf(box: Box): Promise<GamePage> {
  const ours = box.page === "own" ? pages[`${HOME}/${box.name}/page/page.ts`] : undefined;
  if (ours) return (await ours()).page;
  const brought = box.page && box.page !== "own" ? await brings(box) : undefined;
  return brought ?? { Mat: (await import("../common/Mat.svelte")).default, seated: true };
}

/** The page of a box that has a module of its own; none if it cannot be loaded. */
async function brings(box: Box): Promise<GamePage | undefined> {
  try {
    const { taps = [], seated = false } = await moduleOf(box);
    return { Mat: (await import("../foreign/Mat.svelte")).default, taps, seated };
  } catch (trouble) {
    console.warn(`the page of ${box.name} cannot be loaded; expected a module at ${box.files}${box.page}`, trouble);
    return undefined;
  }
}
