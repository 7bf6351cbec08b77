/** The eight seats: an emblem (24 box), an ink and a hatch each. The number is `Chair.emblem`. */
export type Emblem = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface EmblemDrawing {
  name: 'star' | 'crescent' | 'level' | 'key' | 'eye' | 'quill' | 'oak' | 'mask';
  d: string;
  ink: string;
}

export const EYE =
  'M12 4.5C6.5 4.5 2.5 9 1 12c1.5 3 5.5 7.5 11 7.5s9.5-4.5 11-7.5c-1.5-3-5.5-7.5-11-7.5zm0 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z';
export const CRESCENT = 'M15.5 2A10.2 10.2 0 1 0 22 15.6 8.2 8.2 0 0 1 15.5 2z';
export const STAR = 'M12 1.8l2.9 6.6 7.2.7-5.4 4.8 1.6 7.1L12 17.3 5.7 21l1.6-7.1L1.9 9.1l7.2-.7z';
export const QUILL =
  'M22.5 1.5C14.5 1 7.8 5.6 5.9 13.2L2 22.6l2.1.8 2.3-5.6c7.6-.2 13.6-5.8 16.1-16.3zM19 5.4C14.8 7.4 11 10.8 8.3 15.2c2-5 5.6-8.4 10.7-9.8z';

export const EMBLEMS: Record<Emblem, EmblemDrawing> = {
  1: { name: 'star', d: STAR, ink: 'var(--garance)' },
  2: { name: 'crescent', d: CRESCENT, ink: 'var(--prusse)' },
  3: {
    name: 'level',
    d: 'M12 1.6L1.2 21h21.6L12 1.6zm0 5.6l6.5 11.5H13v-4.3a1.9 1.9 0 1 0-2 0v4.3H5.5z',
    ink: 'var(--ocre)',
  },
  4: {
    name: 'key',
    d: 'M12 1.2a5.6 5.6 0 0 0-1.9 10.9V23h3.8v-2.3h4.6v-3.2h-4.6v-1.9h3v-3h-3v-.5A5.6 5.6 0 0 0 12 1.2zm0 3.3a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
    ink: 'var(--verdet)',
  },
  5: { name: 'eye', d: EYE, ink: 'var(--prune)' },
  6: { name: 'quill', d: QUILL, ink: 'var(--card)' },
  7: {
    name: 'oak',
    d: 'M12 .8c2.5.9 3.7 2.6 3.5 4.7 1.9-.2 3.4.8 3.6 2.7.1 1.3-.5 2.3-1.5 2.9 1.7.4 2.7 1.7 2.5 3.4-.3 2-1.9 3-3.9 2.6.3 1.5-.5 2.7-2.1 3l-1.4.2V23.4h-1.4v-3.1l-1.4-.2c-1.6-.3-2.4-1.5-2.1-3-2 .4-3.6-.6-3.9-2.6-.2-1.7.8-3 2.5-3.4-1-.6-1.6-1.6-1.5-2.9.2-1.9 1.7-2.9 3.6-2.7C8.3 3.4 9.5 1.7 12 .8zm-.6 4v3.6L9 6.8l-.6 1 3 2v3.4l-3.6-2.3-.6 1 4.2 2.7v3.6h1.2v-3.6l4.2-2.7-.6-1-3.6 2.3V9.8l3-2-.6-1-2.4 1.6V4.8z',
    ink: '#7C8288',
  },
  8: {
    name: 'mask',
    d: 'M1 6.5c3.5-1.7 7.6-1.5 11 .8 3.4-2.3 7.5-2.5 11-.8.5 6.5-2 11.3-6.4 11.5-2.2.1-3.6-1.3-4.6-3.3-1 2-2.4 3.4-4.6 3.3C3 17.8.5 13 1 6.5zm3.3 4.1c.6 2.6 3 3.7 5.4 2.3-.6-2.3-2.8-3.3-5.4-2.3zm10 2.3c2.4 1.4 4.8.3 5.4-2.3-2.6-1-4.8 0-5.4 2.3z',
    ink: 'var(--ink)',
  },
};

/** A chair that has no emblem yet is drawn with the first. */
export function emblem(number: number): Emblem {
  return number >= 1 && number <= 8 ? (number as Emblem) : 1;
}
