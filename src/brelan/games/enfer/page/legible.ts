// Cards with words say as much as there is room for, as large as there is room for: all of it, without what they do, their names alone, or
// nothing but a drawing. The rest is read by touching them.
const WAYS: [says: string, scale: number][] = [
  ["all", 1.7],
  ["all", 1.45],
  ["all", 1.2],
  ["all", 1],
  ["state", 1.3],
  ["state", 1.15],
  ["state", 1],
  ["name", 1],
  ["glyph", 1],
];
const cut = (card: HTMLElement): boolean => card.scrollHeight > card.clientHeight + 1;
/** A name with a word that is longer than the line; where letters cannot be smaller, it is broken. */
const broken = (card: HTMLElement): boolean => {
  const name = card.querySelector<HTMLElement>(".name");
  return name !== null && name.scrollWidth > name.clientWidth;
};

/** Looks whether the words fit whenever the room or `words` are others. */
export const legible = (words: unknown) => (list: HTMLElement) => {
  void words;
  const cards = () => [...list.querySelectorAll<HTMLElement>(".mise")];
  const look = new ResizeObserver(() => {
    for (const [says, scale] of WAYS) {
      list.dataset.says = says;
      list.style.setProperty("--scale", String(scale));
      list.classList.toggle("large", scale > 1);
      if (!cards().some((card) => cut(card) || (scale > 1 && broken(card)))) break;
    }
  });
  look.observe(list.parentElement ?? list);
  return () => {
    look.disconnect();
  };
};
