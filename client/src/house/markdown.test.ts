import { describe, expect, it } from 'vitest';

import { inline, parse, plain } from './markdown';

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

  it('knows the rulings, and no rule inside a word', () => {
    expect(inline('C-R12')).toEqual([{ type: 'rule', text: 'C-R12' }]);
    expect(inline('ABC-12x')).toEqual([{ type: 'text', text: 'ABC-12x' }]);
  });
});

it('reads without marks', () => {
  expect(plain(inline('a **b *c*** `d` (C-34)'))).toBe('a b c d (C-34)');
});

describe('parse', () => {
  it('makes paragraphs, lists and tables', () => {
    const text = 'One\nline.\n\n- a\n- b\n  goes on\n\n1. c\n\n| x | y |\n|---|---|\n| 1 | 2 |';
    expect(parse(text).map((block) => block.type)).toEqual(['paragraph', 'list', 'list', 'table']);
    const [paragraph, list, numbers, table] = parse(text);
    expect(paragraph).toMatchObject({ inside: [{ text: 'One line.' }] });
    expect(list).toMatchObject({ ordered: false, items: [[{ text: 'a' }], [{ text: 'b goes on' }]] });
    expect(numbers).toMatchObject({ ordered: true });
    expect(table).toMatchObject({
      head: [[{ text: 'x' }], [{ text: 'y' }]],
      rows: [[[{ text: '1' }], [{ text: '2' }]]],
    });
  });
});
