/** How the line of a seat is drawn: its ink, and a stroke that is told apart without it. The number is `Chair.emblem`. */
import { EMBLEMS, emblem as known, type Emblem } from '../drawings/emblems';

export interface Stroke {
  ink: string;
  width: number;
  dashes: string;
  round: boolean; // dots
  hollow: boolean; // two fine lines
}

const PLAIN = { width: 2.2, dashes: '', round: false, hollow: false };

const STROKES: Record<Emblem, Omit<Stroke, 'ink'>> = {
  1: PLAIN,
  2: { ...PLAIN, dashes: '9 3.5' },
  3: { ...PLAIN, width: 3.4, dashes: '0.1 5.2', round: true },
  4: { ...PLAIN, dashes: '10 3 2 3' },
  5: { ...PLAIN, width: 2.6, dashes: '4.5 2.5' },
  6: { ...PLAIN, width: 4.2, hollow: true },
  7: { ...PLAIN, dashes: '12 2.5 2 2.5 2 2.5' },
  8: { ...PLAIN, width: 3.6, dashes: '1.6 2' },
};

export function strokeOf(emblem: number): Stroke {
  const number = known(emblem);
  return { ...STROKES[number], ink: number === 6 ? 'var(--ink)' : EMBLEMS[number].ink };
}
