import type { GamePage } from "@/lib/page";
import Mat from "./Mat.svelte";

export const page: GamePage = { Mat, seated: true };
