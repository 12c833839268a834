// The little Markdown that our rule pages use, as data; a paragraph that begins with a rule's id in bold is found by it.
export interface Inline {
  kind: "text" | "bold" | "italic" | "code";
  text: string;
}
interface Item {
  parts: Inline[];
  rule: string;
}
export type Block =
  | { kind: "heading"; level: number; parts: Inline[] }
  | { kind: "paragraph"; parts: Inline[]; rule: string }
  | { kind: "list"; numbered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const RULE = /^\*\*([A-Z]\d+(?:\.\d+)?)\*\*/;
const PARTS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(PARTS)) {
    if (found.index > at) parts.push({ kind: "text", text: text.slice(at, found.index) });
    if (found[1] !== undefined) parts.push({ kind: "bold", text: found[1] });
    else if (found[2] !== undefined) parts.push({ kind: "italic", text: found[2] });
    else parts.push({ kind: "code", text: found[3] ?? "" });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: "text", text: text.slice(at) });
  return parts;
}

/** Without its marks. */
export const plain = (parts: Inline[]): string => parts.map((part) => part.text).join("");

const rule = (text: string): string => RULE.exec(text)?.[1] ?? "";
const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

function block(lines: string[]): Block[] {
  const first = lines[0] ?? "";
  const heading = /^(#+)\s+(.*)/.exec(first);
  if (heading) {
    const rest = lines.slice(1);
    return [{ kind: "heading", level: heading[1]?.length ?? 1, parts: inline(heading[2] ?? "") }, ...(rest.length ? block(rest) : [])];
  }
  if (first.startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells);
    return [{ kind: "table", head: rows[0] ?? [], rows: rows.slice(1) }];
  }
  if (/^(-|\d+\.)\s/.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^(-|\d+\.)\s/.test(line)) items.push(line.replace(/^(-|\d+\.)\s+/, ""));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return [{ kind: "list", numbered: /^\d/.test(first), items: items.map((text) => ({ parts: inline(text), rule: rule(text) })) }];
  }
  const paragraphs: string[] = [];
  for (const line of lines) {
    if (paragraphs.length && !RULE.test(line)) paragraphs[paragraphs.length - 1] += ` ${line.trim()}`;
    else paragraphs.push(line.trim());
  }
  return paragraphs.map((text) => ({ kind: "paragraph", parts: inline(text), rule: rule(text) }));
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter(Boolean))
    .filter((lines) => lines.length)
    .flatMap(block);
}
