// What each game tells the page about itself: how to draw its mat, never how to play it.
import type { Component } from "svelte";
import type { Choosing } from "./choosing.svelte";
import type { Picture, Question, Told, Value, Whole } from "./protocol";
import type { Printed } from "./tells";

/** Who takes an answer: a live table, or a lesson. */
export interface Answering {
  pending: object | null;
  refused: { code: string; text: string } | null;
  answer: (value: Value) => void;
}

export interface MatProps {
  table: Whole;
  picture: Picture;
  /** The seat whose eyes we have; null on the big screen and for spectators. */
  seat: number | null;
  choosing: Choosing;
  /** On a big screen: no controls, everything large. */
  big: boolean;
  printed: Printed;
  /** What has just happened: the picture has often moved on to the next deal by then. */
  latest: Told[];
  /** What has been told so far, the latest last. */
  tells: Told[];
  /** Opens a rule; nobody can on the big screen. */
  why?: (rule: string) => void;
}

export interface GamePage {
  Mat: Component<MatProps>;
  /** A seat's chips, euros or points. */
  chips: (picture: Picture, seat: number) => number;
  /** Whether a seat is out of the deal. */
  out: (picture: Picture, seat: number) => boolean;
  /** Whether the cards of the mat are tapped to answer, so that the ask below needs no buttons for them. */
  tapped: (question: Question) => boolean;
  /** Whether the things to choose from lie high on the mat, so that the coach speaks below them on a phone. */
  low?: (question: Question) => boolean;
  /** The cards that a question counts by position, where they have names; several in one position with spaces between. */
  cards?: (picture: Picture, question: Question, seat: number) => string[];
}

export const has = (set: number | number[] | undefined, seat: number): boolean =>
  typeof set === "number" && ((set >> seat) & 1) === 1;

export const number = (picture: Picture, name: string): number => {
  const value = picture.numbers[name];
  return typeof value === "number" ? value : 0;
};

export const each = (picture: Picture, name: string): number[] => {
  const value = picture.numbers[name];
  return Array.isArray(value) ? value : [];
};
