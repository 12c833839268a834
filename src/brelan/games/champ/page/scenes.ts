// How a deal ended, read from what was told: the picture has often moved on to the next deal by then.
import type { SeenTell } from "@/lib/protocol";
import { compared, unlit, type Showdown } from "@/lib/showdown";

export interface Shown {
  seat: number;
  cards: string[];
}

export interface Scene {
  kind: "showdown" | "alone" | "duel" | "gift";
  board: string[];
  hands: Shown[];
  won: Record<number, number>;
  /** Who received an Award. */
  awarded: number[];
  /** Which hand beats which, best first. */
  beats: SeenTell[];
  /** What else came of it, to be said in words. */
  lines: SeenTell[];
}

const shown = (told: SeenTell): Shown => ({ seat: told.seat, cards: told.cards });

/** The scenes that these tells contain; `board`: what lay on the board before them. */
export function scenes(tells: SeenTell[], board: string[]): Scene[] {
  const found: Scene[] = [];
  let common = board;
  let alone: SeenTell | null = null;
  let now: Scene | null = null;

  function open(kind: Scene["kind"], cards: string[]): Scene {
    const scene: Scene = { kind, board: cards, hands: [], won: {}, awarded: [], beats: [], lines: [] };
    found.push(scene);
    return scene;
  }

  for (const told of tells) {
    switch (told.what) {
      case "deal":
        common = [];
        now = null;
        break;
      case "flop":
      case "turn":
      case "river":
        common = [...common, ...told.cards];
        break;
      case "held":
        now ??= open("showdown", common);
        if (!now.hands.some((hand) => hand.seat === told.seat)) now.hands.push(shown(told));
        break;
      case "beats":
        now?.beats.push(told);
        break;
      case "showed":
        alone = told;
        break;
      case "won":
      case "shared":
        if (!now) {
          now = open("alone", common);
          if (alone) now.hands.push(shown(alone));
        }
        now.won[told.seat] = told.numbers.chips ?? 0;
        break;
      case "left":
      case "left-over":
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
      case "gave":
        now ??= open("gift", []);
        now.awarded.push(told.seat);
        now.lines.push(told);
        break;
    }
  }
  return found;
}

/** The same as any deal that ended; hands that were not compared lie there as they are. */
export function ended({ kind, board, hands, beats, won, lines, awarded }: Scene): Showdown {
  const [ordered, common] = [compared(beats), board.map(unlit)];
  const plain = hands.map(({ seat, cards }) => ({ seat, own: cards.map(unlit), common, beats: null }));
  return {
    hands: ordered.length ? ordered : plain,
    common: ordered[0]?.common ?? common,
    won,
    lines: lines.slice(-2),
    title: `ending-${kind}`,
    best: awarded,
    ...(kind === "duel" ? { note: "duel-why", turning: true } : {}),
  };
}
