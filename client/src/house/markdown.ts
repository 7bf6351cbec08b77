/** What stands in a line of the rules: emphasis, and the numbers of rules. The house takes the rest apart. Never HTML. */

export type Inline =
  { type: 'text' | 'code' | 'rule'; text: string } | { type: 'strong' | 'emphasis'; inside: Inline[] };

const MARK = /`([^`]+)`|\*\*(.+?)\*\*(?!\*)|\*(?!\s)(.+?)\*|\b([A-Z]+-R?\d+[a-z]?)\b/g;

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
