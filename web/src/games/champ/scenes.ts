// How a deal ended, read from what was told: the picture has often moved on to the next deal by then.
import type { Told } from "../../lib/protocol";

export interface Shown {
  seat: number;
  cards: string[];
  /** What the five best make; null if they were not compared. */
  hand: number | null;
  won: number;
  award: boolean;
}

export interface Scene {
  kind: "showdown" | "alone" | "duel" | "gift";
  board: string[];
  hands: Shown[];
  /** Which hand beats which, best first. */
  beats: Told[];
  /** What else came of it, to be said in words. */
  lines: Told[];
}

const shown = (told: Told): Shown => ({ seat: told.seat, cards: told.cards, hand: told.numbers.hand ?? null, won: 0, award: false });

/** The scenes that these tells contain; `board`: what lay on the board before them. */
export function scenes(tells: Told[], board: string[]): Scene[] {
  const found: Scene[] = [];
  let common = board;
  let alone: Told | null = null;
  let now: Scene | null = null;

  function open(kind: Scene["kind"], cards: string[]): Scene {
    const scene: Scene = { kind, board: cards, hands: [], beats: [], lines: [] };
    found.push(scene);
    return scene;
  }

  for (const told of tells) {
    switch (told.what) {
      case "deal":
        common = [];
        now = null;
        break;
      case "flop": case "turn": case "river":
        common = [...common, ...told.cards];
        break;
      case "held": {
        now ??= open("showdown", common);
        const there = now.hands.find((hand) => hand.seat === told.seat);
        if (there) there.hand = told.numbers.hand ?? null;
        else now.hands.push(shown(told));
        break;
      }
      case "beats":
        now?.beats.push(told);
        break;
      case "showed":
        alone = told;
        break;
      case "won": case "shared": {
        if (!now) {
          now = open("alone", common);
          if (alone) now.hands.push(shown(alone));
        }
        const winner = now.hands.find((hand) => hand.seat === told.seat);
        if (winner) winner.won = told.numbers.chips ?? 0;
        break;
      }
      case "left":
        now?.lines.push(told);
        break;
      case "tied":
        now?.lines.push(told);
        now = open("duel", []);
        break;
      case "duel":
        now = open("duel", []);
        break;
      case "duellist":
        now?.hands.push(shown(told));
        break;
      case "common":
        if (now) now.board = [...now.board, ...told.cards];
        break;
      case "gave": {
        now ??= open("gift", []);
        const giver = now.hands.find((hand) => hand.seat === told.seat);
        if (giver) giver.award = true;
        now.lines.push(told);
        break;
      }
    }
  }
  return found;
}
