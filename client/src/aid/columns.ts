/** Which columns the rows of a section have. */
import type { AidSection } from '../wire';

export interface Columns {
  mark: boolean;
  signs: boolean;
  figure: boolean;
  amount: boolean;
  by: boolean;
  aside: boolean;
  rules: boolean;
}

export function columnsOf({ items }: AidSection): Columns {
  return {
    mark: items.some((item) => item.mark !== ''),
    signs: items.some((item) => item.signs.length > 0),
    figure: items.some((item) => item.figure !== ''),
    amount: items.some((item) => item.amount !== ''),
    by: items.some((item) => item.by.length > 0),
    aside: items.some((item) => item.aside !== ''),
    rules: items.some((item) => item.rules.length > 0),
  };
}

/** Their widths: what is said takes what the others leave. */
export function template(columns: Columns): string {
  return [
    columns.mark && 'max-content',
    columns.signs && 'max-content',
    columns.figure && 'minmax(30px, max-content)',
    'minmax(0, 1fr)',
    columns.amount && 'minmax(26px, max-content)',
    columns.aside && (columns.by ? '98px' : '68px'),
    columns.rules && 'max-content',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The column of what is said, from 1. */
export const bodyAt = ({ mark, signs, figure }: Columns): number => 1 + Number(mark) + Number(signs) + Number(figure);

/** Cells beside each other: who has more to say has more room. */
export function shares({ items }: AidSection): string {
  return items
    .map((item) => {
      const letters = Math.max(item.name.length * 1.6, item.text.length, item.note.length * 0.9);
      return `minmax(min-content, ${(Math.sqrt(letters + 4) + (item.signs.length ? 2 : 0)).toFixed(1)}fr)`;
    })
    .join(' ');
}
