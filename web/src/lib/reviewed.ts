// What the coach makes of a game, as the server says it.
import type { Value } from "./protocol";

type Said = Record<string, string>;

export interface Point {
  number: number;
  deal: number;
  hope: number;
  luck: number;
  skill: number;
  others: number;
}

export interface Judged {
  number: number;
  deal: number;
  lost: number;
  lost_in_unit: number;
  grade: "free_choice" | "nuance" | "imprecision" | "error" | "blunder";
  hope: number;
  given_said: Said;
  best_said: Said;
  given_value: Value;
  best_value: Value;
  as_good: Value[];
  step: string;
  verb: string;
  facts: Record<string, string[]>;
}

export interface Highlight {
  what: "best_decision" | "dearest_mistake" | "luckiest_card";
  number: number;
  deal: number;
  hope: number;
  said: Said;
}

export interface Review {
  unit: string;
  opened: boolean;
  start: number;
  result: number;
  luck: number;
  skill: number;
  others: number;
  cleared: number;
  error: number;
  curve: Point[];
  decisions: Judged[];
  moments: Highlight[];
  story: Record<string, string[]>;
}

export interface Reviewed {
  done: number;
  of: number;
  review: Review | null;
  curve: Point[];
  decisions: Judged[];
}
