// Rules of CSS inside a component stay as they were written, one to a line; only those that are too long are broken.
import { doc } from "prettier";

const { hardline, join } = doc.builders;
const TAB = 2;

/** What stands inside a block: declarations, and rules with blocks of their own. */
function pieces(inside) {
  const found = [];
  let [depth, piece] = [0, ""];
  for (const sign of inside) {
    piece += sign;
    depth += sign === "{" || sign === "(" ? 1 : sign === "}" || sign === ")" ? -1 : 0;
    if (depth > 0 || !";}".includes(sign)) continue;
    found.push(piece.trim());
    piece = "";
  }
  return piece.trim() ? [...found, piece.trim()] : found;
}

/** As many pieces on each line as fit. */
function filled(some, width) {
  const lines = [];
  for (const piece of some) {
    const longer = lines.length ? `${lines.at(-1)} ${piece}` : "";
    if (longer && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** A line, or the lines of what is too long for one. */
function broken(line, width) {
  if (line.length <= width) return [line];
  const indent = /^\s*/.exec(line)[0];
  const [, head, inside] = /^\s*([^{]+\{) (.*) \}$/.exec(line) ?? [];
  if (inside === undefined) return filled(pieces(line), width - indent.length).map((one) => `${indent}${one}`);
  const deeper = `${indent}${" ".repeat(TAB)}`;
  const within = filled(pieces(inside), width - deeper.length).flatMap((one) => broken(`${deeper}${one}`, width));
  return [`${indent}${head}`, ...within, `${indent}}`];
}

export const parsers = {
  css: { parse: (text) => ({ text }), astFormat: "as-written", locStart: () => 0, locEnd: ({ text }) => text.length },
};

export const printers = {
  "as-written": {
    print({ node }, { printWidth }) {
      const lines = node.text.replace(/^\s*\n|\s+$/g, "").split("\n");
      const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
      const own = lines.map((line) => line.slice(indent).trimEnd());
      return join(
        hardline,
        own.flatMap((line) => broken(line, printWidth - TAB)),
      );
    },
  },
};
