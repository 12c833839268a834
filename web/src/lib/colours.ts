// Colours that a drawing shares with another.
/** Of people: their chips and their portraits, in the order in which the server counts them. */
export const PEOPLE = ["#1f5fa8", "#a8321b", "#8a6500", "#1f6b45", "#71356f", "#0f6f7a", "#9a3a66", "#4a4f57"];
/** Of suits, which differ in shape too. */
export const SUITS: Record<string, string> = { s: "#22303a", h: "#b3261e", d: "#b4560b", c: "#256b2e" };
