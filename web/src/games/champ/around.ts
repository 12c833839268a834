// Where everybody sits on a wide mat of twelve columns and three rows, in play order around it.
export interface Spot {
  seat: number;
  row: number;
  /** As CSS writes it. */
  column: string;
  /** Beside the board, in its row. */
  side: boolean;
}

function row(seats: number[], at: number): Spot[] {
  const span = 12 / seats.length;
  return seats.map((seat, i) => ({ seat, row: at, column: `${1 + i * span} / span ${span}`, side: false }));
}

/** The places of the others, clockwise from the left; of all, above and below the board, when nobody sits here. */
export function around(n: number, own: number | null): Spot[] {
  if (own === null) {
    const all = Array.from({ length: n }, (_, i) => i);
    const above = Math.ceil(n / 2);
    return [...row(all.slice(0, above), 1), ...row(all.slice(above).reverse(), 3)];
  }
  const others = Array.from({ length: n - 1 }, (_, i) => (own + 1 + i) % n);
  if (others.length < 3) return row(others, 1);
  const [left = 0, right = 0] = [others[0], others[others.length - 1]];
  return [
    { seat: left, row: 2, column: "1 / span 3", side: true },
    ...row(others.slice(1, -1), 1),
    { seat: right, row: 2, column: "10 / span 3", side: true },
  ];
}
