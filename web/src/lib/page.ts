// What each game tells the page about itself: how to draw its mat, never how to play it.
import type { Component } from "svelte";
import type { Look } from "./beats";
import { cardsOf } from "./cards";
import type { Choosing } from "./choosing.svelte";
import type { Among, Box, Picture, Prompt, SeenTell, Value, Whole } from "./protocol";
import type { Showdown } from "./showdown";
import type { Printed } from "./tells";

/** Who takes an answer: a live table, or a lesson. */
export interface Answering {
  pending: object | null;
  refused: { code: string; text: string } | null;
  /** Nothing can be sent now; an answer goes when the connection is back. */
  offline?: boolean;
  /** `then`: the amount that the option leads to. */
  answer: (value: Value, then?: number) => void;
}

export interface MatProps {
  box: Box;
  table: Whole;
  picture: Picture;
  /** The seat whose eyes we have; null on the big screen and for spectators. */
  seat: number | null;
  choosing: Choosing;
  /** On a big screen: no controls, everything large. */
  big: boolean;
  printed: Printed;
  /** What has just happened: the picture has often moved on to the next deal by then. */
  latest: SeenTell[];
  /** What has been told so far, the latest last. */
  tells: SeenTell[];
  /** Opens a rule; nobody can on the big screen. */
  why?: (rule: string) => void;
  /** Milliseconds that each seat has to answer, if there is a clock. */
  left: Record<number, number>;
  /** The bots that need a while before their first answer. */
  preparing: number[];
  /** How a deal ended, while it is looked at. */
  look: Look | null;
  /** Enough of it. */
  onward: () => void;
  /** The game is looked at again: what you may know lies open. */
  past?: boolean;
}

/** What a game brings of its own. */
export interface GamePage {
  Mat: Component<MatProps>;
  /** The mat shows who sits where: nobody stands above it. */
  seated?: boolean;
  /** The number of each seat that stands beside its name above the mat; the first one of the purse unless said. */
  beside?: string;
  /** What is tapped on the mat to choose it; cards are, unless said. */
  taps?: Among[];
  /** What there is to look at when a deal has ended so; hands that were compared or turned up, unless said. */
  endings?: (tells: SeenTell[], before: Picture) => Showdown[];
  /** The mat itself shows how a deal ended, all of it at once. */
  reveals?: boolean;
  /** What comes after how a deal ended, on the button that leads there. */
  onward?: (picture: Picture) => string | null;
  /** The tells of what a card or a die on the mat says: read there and in the log, they are not what has just happened. */
  printed?: string[];
  /** The tells that name what lies covered on the mat: nobody reads it in the log instead. */
  covers?: string[];
  /** Something that is won besides what is counted, drawn. */
  Prize?: Component<{ n: number; /** And how many of their own the winner loses. */ lost: number }>;
  /** What marks a card that stands for another. */
  Wild?: Component;
  /** What the cards that are being chosen would make: the line of the order of hands, from the weakest; -1 for none yet. */
  holds?: (choosing: Choosing) => number;
  /** What is paid with, drawn on its way from one place to another; a chip, unless said. */
  Coin?: Component;
  /** Whether the things to choose from lie high on the mat, so that the coach speaks below them on a phone. */
  low?: (question: Prompt) => boolean;
}

/** The others in play order, from the left of whoever looks; everybody, where nobody does. */
export const othersOf = ({ people }: Whole, seat: number | null): number[] =>
  people.map((_, i) => (i + (seat ?? 0)) % people.length).filter((i) => i !== seat);

/** Whether the mat is tapped to answer, so that the ask below needs no buttons for it. */
export const tapped = (page: GamePage, question: Prompt): boolean =>
  (page.taps ?? ["positions"]).includes(question.of) && (question.of !== "positions" || question.pile !== "");

/** The cards that a question counts by position, where their pile is known; several in one place with spaces between. */
export function choices(picture: Picture, question: Prompt): string[] {
  const cards = cardsOf(picture.piles[question.pile]);
  return Array.from({ length: Math.floor(cards.length / question.together) }, (_, i) =>
    cards.slice(i * question.together, (i + 1) * question.together).join(" "),
  );
}

export const has = (set: number | number[] | undefined, seat: number): boolean => typeof set === "number" && ((set >> seat) & 1) === 1;

export const number = (picture: Picture, name: string): number => {
  const value = picture.numbers[name];
  return typeof value === "number" ? value : 0;
};

export const each = (picture: Picture, name: string): number[] => {
  const value = picture.numbers[name];
  return Array.isArray(value) ? value : [];
};
