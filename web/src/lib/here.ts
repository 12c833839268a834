// The box that is being played here, for whatever is drawn on its mat.
import { getContext, setContext } from "svelte";
import type { Box } from "./protocol";

const BOX = Symbol("box");

export const playHere = (box: Box): Box => setContext(BOX, box);
export const boxHere = (): Box | undefined => getContext<Box | undefined>(BOX);
