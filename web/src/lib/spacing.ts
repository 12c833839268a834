// When a mistake comes back: later after each right answer, tomorrow after a wrong one; solved ones go. Kept on the device alone.
import type { Mistake } from "./protocol";

/** Days until it is asked again, after so many right answers in a row; then it is solved. */
const DAYS = [1, 3, 9];
const DAY = 86_400_000;
const KEPT = "brelan.mistakes";

export interface Known {
  /** Right answers in a row. */
  right: number;
  /** Not before, in milliseconds since 1970. */
  due: number;
}

export const keyOf = ({ code, games, answer }: Mistake): string => `${code}/${games}/${answer}`;

/** After an answer. */
export function answered(before: Known | undefined, right: boolean, now: number): Known {
  const row = right ? (before?.right ?? 0) + 1 : 0;
  return { right: row, due: now + DAY * (DAYS[Math.max(0, row - 1)] ?? 0) };
}

export const solved = (known: Known | undefined): boolean => (known?.right ?? 0) > DAYS.length - 1;

/** Those to ask now, the costliest first. */
export const due = (all: Mistake[], known: Record<string, Known>, now: number): Mistake[] =>
  all.filter((one) => {
    const before = known[keyOf(one)];
    return !solved(before) && (before?.due ?? 0) <= now;
  });

export function remembered(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Known>;
  } catch {
    return {};
  }
}

export const remember = (known: Record<string, Known>): void => localStorage.setItem(KEPT, JSON.stringify(known));
export const forget = (): void => localStorage.removeItem(KEPT);
