import { describe, expect, it } from 'vitest';

import { inline, plain } from './markdown';

describe('inline', () => {
  it('finds emphasis, code and rules, also inside each other', () => {
    expect(inline('a **b *c*** `d` (C-34)')).toEqual([
      { type: 'text', text: 'a ' },
      {
        type: 'strong',
        inside: [
          { type: 'text', text: 'b ' },
          { type: 'emphasis', inside: [{ type: 'text', text: 'c' }] },
        ],
      },
      { type: 'text', text: ' ' },
      { type: 'code', text: 'd' },
      { type: 'text', text: ' (' },
      { type: 'rule', text: 'C-34' },
      { type: 'text', text: ')' },
    ]);
  });

  it('leaves HTML as the text that it is', () => {
    expect(inline('<b>x</b>')).toEqual([{ type: 'text', text: '<b>x</b>' }]);
  });

  it('knows the rulings and the phases, and no rule inside a word', () => {
    expect(inline('C-R12')).toEqual([{ type: 'rule', text: 'C-R12' }]);
    expect(inline('VII-4')).toEqual([{ type: 'rule', text: 'VII-4' }]);
    expect(inline('aC-12')).toEqual([{ type: 'text', text: 'aC-12' }]);
  });
});

it('reads without marks', () => {
  expect(plain(inline('a **b *c*** `d` (C-34)'))).toBe('a b c d (C-34)');
});
