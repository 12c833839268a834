// The five boxes: what stands on them, and the page of each, loaded when it is opened.
import type { GamePage } from "../lib/page";

export type Name = "champ" | "enfer" | "kids" | "ferme" | "peek";

export interface Box {
  name: Name;
  players: [number, number];
  minutes: number;
  age: number;
}

export const BOXES: Box[] = [
  { name: "champ", players: [2, 6], minutes: 60, age: 8 },
  { name: "enfer", players: [3, 5], minutes: 60, age: 12 },
  { name: "kids", players: [2, 6], minutes: 30, age: 6 },
  { name: "ferme", players: [2, 8], minutes: 45, age: 8 },
  { name: "peek", players: [2, 4], minutes: 30, age: 8 },
];

export const PAGES: Record<Name, () => Promise<{ page: GamePage }>> = {
  champ: () => import("./champ/page"),
  enfer: () => import("./enfer/page"),
  kids: () => import("./kids/page"),
  ferme: () => import("./ferme/page"),
  peek: () => import("./peek/page"),
};

export const isGame = (name: string): name is Name => name in PAGES;
