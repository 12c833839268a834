// Lines as a hand draws them, and where their names go.

export interface Point {
  x: number;
  y: number;
}

/** Numbers from -1 to 1 that look drawn by chance and are the same every time. */
function hand(seed: number): () => number {
  let state = 1 + seed * 7919;
  return () => {
    state = (state * 48271) % 2147483647;
    return (2 * state) / 2147483647 - 1;
  };
}

/** A line through these points that trembles a little between them. */
export function drawn(points: Point[], seed: number, tremble: number): string {
  const next = hand(seed);
  const to = (n: number): string => n.toFixed(1);
  const [start, ...rest] = points;
  if (!start) return "";
  let at = start;
  const parts = rest.map((point) => {
    const amount = Math.min(tremble, Math.hypot(point.x - at.x, point.y - at.y) / 6);
    const x = (at.x + point.x) / 2 + next() * amount;
    const y = (at.y + point.y) / 2 + next() * amount;
    at = point;
    return `Q${to(x)} ${to(y)} ${to(point.x)} ${to(point.y)}`;
  });
  return [`M${to(start.x)} ${to(start.y)}`, ...parts].join("");
}

/** Heights as near to these as they can be, in their order, at least `gap` apart and between `low` and `high`. */
export function apart(heights: number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
  let floor = low;
  for (const one of order) {
    one.y = Math.max(one.y, floor);
    floor = one.y + gap;
  }
  let ceiling = high;
  for (const one of [...order].reverse()) {
    one.y = Math.min(one.y, ceiling);
    ceiling = one.y - gap;
  }
  const found: number[] = [];
  for (const { y, i } of order) found[i] = y;
  return found;
}

/** What the curve reaches from and to: from nothing on, unless nobody was near it; never from a number to itself. */
export function span(values: number[]): { low: number; high: number } {
  const high = Math.max(1, ...values);
  const least = Math.min(high, ...values);
  return { low: least > high / 3 ? least - Math.max(1, (high - least) / 4) : Math.min(0, least), high };
}

/** Two to five round numbers from `low` to `high`. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const size = 10 ** Math.floor(Math.log10(span));
  const step = [0.5, 1, 2, 5, 10].map((by) => by * size).find((by) => by >= 1 && Number.isInteger(by) && span / by <= 4) ?? span;
  const found: number[] = [];
  for (let n = Math.ceil(low / step) * step; n <= high; n += step) found.push(n);
  return found;
}
