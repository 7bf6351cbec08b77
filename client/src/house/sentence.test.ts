import { expect, it } from 'vitest';

import { parts } from './sentence';

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
