import { describe, expect, it } from 'vitest';

import type { RuleText } from '../wire';
import { finds, pieces, seek } from './seeking';

const rule = (number: string, part: string, text: string): RuleText => ({
  number,
  part,
  passages: [{ kind: 'text', lines: [{ cells: [text], rules: [], inner: [] }], name: '', start: 1 }],
});

const RULES = [
  rule('C-1', 'Matériel', 'Six personnages.'),
  rule('C-12', 'Le tour', 'Au moins **10 pièces** : l’Assassinat.'),
  rule('C-R1', 'Décisions', 'Qui est entendu.'),
];
const numbers = (typed: string): string[] => finds(RULES, seek(typed)).map((one) => one.number);

describe('looking for rules', () => {
  it('finds all of them when nothing is typed', () => {
    expect(numbers('  ')).toEqual(['C-1', 'C-12', 'C-R1']);
  });

  it('finds numbers, whole ones alone', () => {
    expect(numbers('c-1')).toEqual(['C-1']);
    expect(numbers('c-')).toEqual(['C-1', 'C-12', 'C-R1']);
  });

  it('finds words without their accents, in texts and headings', () => {
    expect(numbers('pieces assassinat')).toEqual(['C-12']);
    expect(numbers('decisions')).toEqual(['C-R1']);
    expect(numbers('roi')).toEqual([]);
  });

  it('marks what was found, with its accents', () => {
    expect(pieces('Une pièce d’or', seek('piece'))).toEqual([
      { text: 'Une ', found: false },
      { text: 'pièce', found: true },
      { text: ' d’or', found: false },
    ]);
    expect(pieces('rien', null)).toEqual([{ text: 'rien', found: false }]);
  });
});
