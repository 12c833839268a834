// What a person would find wrong with the page as it stands, by bounding boxes: a list of sentences, empty if nothing is.
//
// Looked at is the table (.play) or the end of a game (section.end). What lies over the whole mat on purpose says so with
// data-covers: then nobody looks at what is under it.
({ finger, read }) => {
  const found = new Set();
  const root = document.querySelector("section.end")?.closest("main") ?? document.querySelector(".play");
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const box = (element) => element.getBoundingClientRect();
  const words = (element) => (element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 32);
  const name = (element) => `${element.getAttribute("class")?.split(" ")[0] ?? element.localName} “${words(element)}”`;
  const size = ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`;
  const where = ({ left, top, right, bottom }) => `at ${[left, top, right, bottom].map(Math.round).join(" ")}`;
  const inside = (one, other) => one === other || other.contains(one);
  const shared = (a, b) => ({
    wide: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    high: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  const over = (a, b) => {
    const { wide, high } = shared(a, b);
    return wide > 2 && high > 2;
  };
  const beyond = (at, whole, slack = 1) =>
    at.left < whole.left - 1 || at.right > whole.right + 1 || at.top < whole.top - slack || at.bottom > whole.bottom + slack;

  const covers = [...root.querySelectorAll("[data-covers]")].filter(seen);
  const scene = root.querySelector(".scene");
  const looked = (element) => !covers.length || !scene?.contains(element) || covers.some((cover) => cover.contains(element));
  const all = (selector) => [...root.querySelectorAll(selector)].filter((element) => looked(element) && seen(element) && box(element).width);

  /** Lines of text with what they stand in; what is drawn or only heard is no text. */
  function texts() {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const parent = node.parentElement;
      if (!node.textContent.trim() || parent.closest("svg, .hidden, .portrait, option") || !looked(parent) || !seen(parent)) continue;
      const clipped = [...ancestors(parent)].some((one) => getComputedStyle(one).clipPath !== "none");
      if (clipped) continue;
      const style = getComputedStyle(parent);
      const high = parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      const dots = [...ancestors(parent)].find((one) => getComputedStyle(one).textOverflow === "ellipsis");
      const ends = dots ? box(dots) : { left: -Infinity, right: Infinity };
      for (const line of range.getClientRects()) {
        const [left, right] = [Math.max(line.left, ends.left), Math.min(line.right, ends.right)];
        if (right - left < 1) continue;
        // letters are lower than their line
        const slack = Math.max(0, (line.height - high) / 2) + 0.1 * high;
        const at = { left, right, top: line.top + slack, bottom: line.bottom - slack };
        lines.push({ parent, at, high, group: parent.closest("[data-at]")?.dataset.at, what: node.textContent.trim().slice(0, 32) });
      }
    }
    return lines;
  }

  function* ancestors(element) {
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) yield one;
  }

  /** Whether something reaches beyond what is shown of it; a long name may end in dots. */
  function cut(element, at, what) {
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const one of ancestors(element)) {
      const style = getComputedStyle(one);
      if (one.matches("aside")) return;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const dots = style.textOverflow === "ellipsis";
      const shows = box(one);
      if (dots && what && shows.width < 3 * parseFloat(style.fontSize) && one.scrollWidth > one.clientWidth + 1)
        found.add(`of ${what} too little is left: ${Math.round(shows.width)}`);
      const limits = dots ? { ...screen, top: shows.top, bottom: shows.bottom } : shows;
      if (beyond(at, limits)) return found.add(`${what} ${where(at)} is cut off by ${name(one).split(" ")[0]} ${where(shows)}`);
      if (dots) return;
    }
    if (beyond(at, screen)) found.add(`${what} ${where(at)} is not on the screen`);
  }

  /** What is really there in the middle of something, if that is something else. */
  function instead(element, { left, right, top, bottom }) {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit && seen(hit) && !inside(hit, element) && !inside(element, hit) ? hit : null;
  }

  /** Whether something that lies over another hides it. */
  const hides = (one, other) =>
    [...ancestors(one)]
      .filter((each) => !each.contains(other))
      .some((each) => each.closest("svg, button, input") || !/, 0\)$|transparent/.test(getComputedStyle(each).backgroundColor));

  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight) found.add(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth} wide`);
  for (const one of all("*")) {
    const { overflowX, overflowY } = getComputedStyle(one);
    const scrolls = (way) => way === "auto" || way === "scroll";
    if (one.closest("aside")) continue;
    if (scrolls(overflowY) && one.scrollHeight > one.clientHeight + 1) found.add(`${name(one)} scrolls: ${one.scrollHeight} in ${one.clientHeight}`);
    if (scrolls(overflowX) && one.scrollWidth > one.clientWidth + 1) found.add(`${name(one)} scrolls: ${one.scrollWidth} in ${one.clientWidth}`);
  }

  const parts = all("header, .mat, .story, .bar, .others");
  for (const [i, one] of parts.entries())
    for (const other of parts.slice(i + 1)) if (!inside(other, one) && over(box(one), box(other))) found.add(`${name(one).split(" ")[0]} lies over ${name(other).split(" ")[0]}`);

  for (const target of all("button, a, input, select")) {
    const at = box(target);
    const inText = [...target.parentNode.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    cut(target, at, name(target));
    if (!inText && Math.min(at.width, at.height) < finger - 0.5) found.add(`${name(target)} is too small to touch: ${size(at)}`);
    const other = target.disabled ? null : instead(target, at);
    if (other) found.add(`${name(target)} ${where(at)} lies under ${name(other)}`);
  }

  for (const card of all('.scene [data-at="own"] .card'))
    if (box(card).width < finger - 0.5) found.add(`one's own card is ${Math.round(box(card).width)} wide`);

  const lines = texts();
  for (const { parent, at, high, what } of lines) {
    if (high < read - 0.01) found.add(`“${what}” is too small to read: ${high}`);
    cut(parent, at, `“${what}”`);
    if (getComputedStyle(parent).pointerEvents === "none") continue;
    const other = instead(parent, at);
    if (other && hides(other, parent)) found.add(`“${what}” ${where(at)} lies under ${name(other)}`);
  }
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 1)) if (one.parent !== other.parent && over(one.at, other.at)) found.add(`“${one.what}” lies over “${other.what}” ${where(other.at)}`);

  const drawn = all("svg")
    .filter((one) => !one.parentElement.closest("svg"))
    .map((one) => ({ parent: one, at: box(one), group: one.closest("[data-at]")?.dataset.at, what: name(one) }));
  for (const { parent, at, what } of drawn) cut(parent, at, what);
  const lying = [...drawn, ...lines].filter(({ group }) => group);
  for (const [i, one] of lying.entries())
    for (const other of lying.slice(i + 1))
      if (one.group !== other.group && over(one.at, other.at))
        found.add(`${one.group}: ${one.what} ${where(one.at)} lies over ${other.group}: ${other.what} ${where(other.at)}`);
  return [...found];
}
