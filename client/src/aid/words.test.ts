import { expect, it } from 'vitest';

import { parts } from './words';

it('sets some words bold, and draws stars', () => {
  expect(parts('**Red**: 2 to 4, ★')).toEqual([
    { kind: 'bold', text: 'Red' },
    { kind: 'plain', text: ': 2 to 4, ' },
    { kind: 'star', text: '★' },
  ]);
  expect(parts('')).toEqual([]);
});
