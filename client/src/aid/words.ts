/** A text of the aid in parts: plain, bold, and stars, which neither of our faces has. */
export interface Part {
  kind: 'plain' | 'bold' | 'star';
  text: string;
}

const STAR = '★';

export function parts(text: string): Part[] {
  return text
    .split('**')
    .flatMap((run, nth) => starred(run, nth % 2 === 1 ? 'bold' : 'plain'))
    .filter((part) => part.text);
}

function starred(run: string, kind: 'plain' | 'bold'): Part[] {
  return run.split(new RegExp(`(${STAR})`)).map((text) => ({ kind: text === STAR ? 'star' : kind, text }));
}
