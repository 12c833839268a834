// What stands in a room that is larger than it needs grows until it fills it: nobody looks at small cards in a void.
const MOST = 2.4;
const TRIES = 5;

/** Sets `--grow` on an element, of which cards and letters inside are so many times larger; measured once for each size of the room. */
export function fills(room: HTMLElement): () => void {
  const grow = (by: number): boolean => {
    room.style.setProperty("--grow", by.toFixed(3));
    return room.scrollHeight <= room.clientHeight;
  };
  const look = new ResizeObserver(() => {
    let [least, most] = [1, MOST];
    if (!grow(least)) return;
    for (let i = 0; i < TRIES; i += 1) {
      const half = (least + most) / 2;
      if (grow(half)) least = half;
      else most = half;
    }
    grow(least);
  });
  look.observe(room);
  return () => {
    look.disconnect();
  };
}
