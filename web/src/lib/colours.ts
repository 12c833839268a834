// Colours that a drawing shares with another.
/** Of people: their chips and their portraits, in the order in which the server counts them. */
export const PEOPLE = ["#1f5fa8", "#a8321b", "#8a6500", "#1f6b45", "#71356f", "#0f6f7a", "#9a3a66", "#4a4f57"];
/** Of somebody's chips. */
export const chipOf = (colour: number | undefined): string => (colour === undefined ? "" : (PEOPLE[colour % PEOPLE.length] ?? ""));
/** Of suits, which differ in shape too. */
export const SUITS: Record<string, string> = { s: "#22303a", h: "#b3261e", d: "#b4560b", c: "#256b2e" };

/** What is read on a ground of this colour, given as #rrggbb: white, or ink where that would be too faint. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? "#1d1a10" : "#ffffff";
}

/** The colour one wishes for, or the next one that nobody has. */
export function freeColour(wished: number, taken: Record<number, string>): number {
  return PEOPLE.map((_, i) => (wished + i) % PEOPLE.length).find((one) => taken[one] === undefined) ?? wished;
}
