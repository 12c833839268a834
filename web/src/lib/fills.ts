// What stands in a room that is larger than it needs grows until it fills it: nobody looks at small cards in a void.
// Where there is too little room, less is said: nothing is cut.
const TIGHTEST = 2;
const TRIED = 1.6;
const MOST = 2.4;
const LESS = 0.94;

/**
 * Sets `--grow` on an element, of which cards and letters inside are this many times larger, or else `data-tight`,
 * by which it knows how much to leave out; measured once for each size of the room.
 */
export function fills(room: HTMLElement): () => void {
  const grow = (by: number): number => {
    room.style.setProperty("--grow", by.toFixed(3));
    return tall(room);
  };
  const look = new ResizeObserver(() => {
    const space = room.clientHeight;
    delete room.dataset.tight;
    for (let tight = 1; tight <= TIGHTEST && grow(1) > space; tight++) room.dataset.tight = `${tight}`;
    const [usual, larger] = [grow(1), grow(TRIED)];
    // what grows does so evenly, but for lines that wrap again
    let by = Math.min(MOST, 1 + ((TRIED - 1) * (space - usual)) / Math.max(1, larger - usual));
    while (by > 1 && grow(by) > space) by *= LESS;
    if (by <= 1) grow(1);
  });
  look.observe(room);
  return () => {
    look.disconnect();
  };
}

/** How high all that stands in a room is, with the room's edges. */
function tall(room: HTMLElement): number {
  const edges = 2 * Number.parseFloat(getComputedStyle(room).paddingTop);
  const seen = [...room.children].flatMap((child) => [...child.getClientRects()]);
  return Math.max(...seen.map(({ bottom }) => bottom)) - Math.min(...seen.map(({ top }) => top)) + edges;
}
