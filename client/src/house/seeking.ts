/** Looking for something in the rules: by a number or by words, whatever their accents and capitals. */
import type { Passage, RuleText } from '../wire';
import { inline, plain } from './markdown';

/** What is looked for, all of it; null if nothing is. */
export type Sought = readonly string[] | null;

export interface Piece {
  text: string;
  found: boolean;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();

/** Each letter folded by itself, so that places stay the same. */
const letters = (text: string): string => [...text].map((letter) => folded(letter)[0] ?? letter).join('');

export function seek(typed: string): Sought {
  const parts = folded(typed).split(/\s+/).filter(Boolean);
  return parts.length ? parts : null;
}

/** A text in pieces: what was found in it, and the rest. */
export function pieces(text: string, sought: Sought): Piece[] {
  if (!sought) return [{ text, found: false }];
  const chars = [...text];
  const plainly = letters(text);
  const hit = chars.map(() => false);
  for (const part of sought)
    for (let at = plainly.indexOf(part); at >= 0; at = plainly.indexOf(part, at + 1))
      hit.fill(true, at, at + part.length);
  const found: Piece[] = [];
  for (const [i, char] of chars.entries()) {
    const last = found.at(-1);
    if (last && last.found === hit[i]) last.text += char;
    else found.push({ text: char, found: hit[i] ?? false });
  }
  return found;
}

const said = (passages: readonly Passage[]): string =>
  passages
    .flatMap((passage) => passage.lines)
    .flatMap((line) => [...line.cells, ...line.inner])
    .map((text) => plain(inline(text)))
    .join(' ');

/** The rules that have all of it in their number, their heading or their text. A whole number is that rule alone. */
export function finds(rules: readonly RuleText[], sought: Sought): readonly RuleText[] {
  if (!sought) return rules;
  const [only] = sought;
  const exactly = sought.length === 1 ? rules.filter((rule) => folded(rule.number) === only) : [];
  if (exactly.length) return exactly;
  return rules.filter((rule) => {
    const text = folded(`${rule.number} ${rule.part} ${said(rule.passages)}`);
    return sought.every((part) => text.includes(part));
  });
}
