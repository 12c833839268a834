// The story of a game, deal by deal.
import type { Line } from "./protocol";

export interface Deal {
  /** What opened it; empty for what came before the first one. */
  title: string;
  lines: Line[];
}

/** The dashes around what opens a deal are for a page of plain text. */
export const undashed = (text: string): string => text.replace(/^—\s*|\s*—$/g, "");

/** `opens`: the tell with which a deal begins. */
export function byDeal(lines: Line[], opens: string): Deal[] {
  const deals: Deal[] = [];
  for (const line of lines) {
    if (line.what === opens) deals.push({ title: undashed(line.text), lines: [] });
    else if (deals.length) deals.at(-1)?.lines.push(line);
    else deals.push({ title: "", lines: [line] });
  }
  return deals;
}
