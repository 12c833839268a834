// The five boxes: what stands on them, and the page of each, loaded when it is opened.
import type { GamePage } from "../lib/page";

export type Name = "champ" | "enfer" | "kids" | "ferme" | "peek";

export interface Box {
  name: Name;
  /** As its texts call it; kept here so that the shelf need not load all of them. */
  title: string;
  players: [number, number];
  minutes: number;
  age: number;
}

export const BOXES: Box[] = [
  { name: "champ", title: "Poker Champ", players: [2, 6], minutes: 60, age: 8 },
  { name: "enfer", title: "Poker d'enfer", players: [3, 5], minutes: 60, age: 12 },
  { name: "kids", title: "Poker Kids", players: [2, 6], minutes: 30, age: 6 },
  { name: "ferme", title: "Poker fermé", players: [2, 8], minutes: 45, age: 8 },
  { name: "peek", title: "Peek Poker Hold'em", players: [2, 4], minutes: 30, age: 8 },
];

export const PAGES: Record<Name, () => Promise<{ page: GamePage }>> = {
  champ: () => import("./champ/page"),
  enfer: () => import("./enfer/page"),
  kids: () => import("./kids/page"),
  ferme: () => import("./ferme/page"),
  peek: () => import("./peek/page"),
};

export const isGame = (name: string): name is Name => name in PAGES;
export const titleOf = (name: string): string => BOXES.find((box) => box.name === name)?.title ?? "";
