// Cards with words say as much as there is room for: all of it, without what they do, their names alone, or nothing but a drawing. The rest is read by touching them.
const SAYS = ["all", "state", "name", "glyph"];
const cut = (card: HTMLElement): boolean => card.scrollHeight > card.clientHeight + 1;

/** Looks whether the words fit whenever the room or `words` are others. */
export const legible = (words: unknown) => (list: HTMLElement) => {
  void words;
  const cards = () => [...list.querySelectorAll<HTMLElement>(".mise")];
  const look = new ResizeObserver(() => {
    for (const says of SAYS) {
      list.dataset.says = says;
      if (!cards().some(cut)) break;
    }
  });
  look.observe(list.parentElement ?? list);
  return () => {
    look.disconnect();
  };
};
