/** The Markdown of the rules, as a tree: paragraphs, lists, tables, emphasis, code. Nothing else, and never HTML. */

export type Inline =
  { type: 'text' | 'code' | 'rule'; text: string } | { type: 'strong' | 'emphasis'; inside: Inline[] };

export type Block =
  | { type: 'paragraph'; inside: Inline[] }
  | { type: 'heading'; inside: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] };

const MARK = /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*(?!\s)(.+?)\*|\b([A-Z]-R?\d+)\b/g;
const BULLET = /^\s*[-*] +/;
const NUMBER = /^\s*\d+\. +/;

/** A line, with its marks; a rule's number becomes a way to that rule. */
export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) found.push({ type: 'text', text: text.slice(from, match.index) });
    const [whole, code, strong, emphasis, rule] = match;
    if (code !== undefined) found.push({ type: 'code', text: code });
    else if (strong !== undefined) found.push({ type: 'strong', inside: inline(strong) });
    else if (emphasis !== undefined) found.push({ type: 'emphasis', inside: inline(emphasis) });
    else if (rule !== undefined) found.push({ type: 'rule', text: rule });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ type: 'text', text: text.slice(from) });
  return found;
}

/** The same without its marks. */
export function plain(parts: Inline[]): string {
  return parts.map((part) => ('inside' in part ? plain(part.inside) : part.text)).join('');
}

const cells = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

function list(lines: string[], mark: RegExp): Inline[][] {
  const items: string[] = [];
  for (const line of lines)
    if (mark.test(line)) items.push(line.replace(mark, ''));
    else items[items.length - 1] += ` ${line.trim()}`; // a line goes on with the next
  return items.map(inline);
}

function block(lines: string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('#')) return { type: 'heading', inside: inline(lines.join(' ').replace(/^#+\s*/, '')) };
  if (BULLET.test(first)) return { type: 'list', ordered: false, items: list(lines, BULLET) };
  if (NUMBER.test(first)) return { type: 'list', ordered: true, items: list(lines, NUMBER) };
  if (first.startsWith('|')) return { type: 'table', head: cells(first), rows: lines.slice(2).map(cells) };
  return { type: 'paragraph', inside: inline(lines.map((line) => line.trim()).join(' ')) };
}

export function parse(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map(block);
}
