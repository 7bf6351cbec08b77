import { expect, it } from 'vitest';

import { told } from '../testing/frames';
import { thisTurn, uses, weight } from './record';
import { parts } from './sentence';

it('weighs what touches the reader, and what decides', () => {
  const challenged = { type: 'challenged', rule: 'C-16', seat: 2, claimer: 1, character: 'duchess' } as const;
  expect(weight(challenged, 1)).toBe(true);
  expect(weight(challenged, 0)).toBe(false);
  expect(weight(challenged, -1)).toBe(false);
  expect(weight({ type: 'won', rule: 'C-42', seat: 2 }, 0)).toBe(true);
});

it('finds where a rule was used, newest first', () => {
  expect(uses(told(1, 2, 3), 'C-10', 2)).toEqual(['Tour 3.', 'Tour 2.']);
  expect(uses(told(1), 'C-11')).toEqual([]);
});

it('knows what belongs to this turn', () => {
  const won = { event: { type: 'won', rule: 'C-42', seat: 2 }, sentence: 'Noor.' } as const;
  expect(thisTurn([won, ...told(2), won])).toEqual([won]);
  expect(thisTurn([won])).toEqual([won]);
  expect(thisTurn(told(1))).toEqual([]);
});

it('sets names apart, whole ones only, the longest first', () => {
  const bold = (sentence: string, names: string[]) =>
    parts(sentence, names)
      .filter((part) => part.name)
      .map((part) => part.text);
  expect(bold('Jean-Luc vole Jean.', ['Jean', 'Jean-Luc'])).toEqual(['Jean-Luc', 'Jean']);
  expect(bold('Noor joue, Éléonor non.', ['Noor', 'nor'])).toEqual(['Noor']);
  expect(bold('(a+b) joue.', ['(a+b)', ''])).toEqual(['(a+b)']);
  expect(parts('Personne.', [])).toEqual([{ text: 'Personne.', name: false }]);
});
