import { expect, it } from 'vitest';

import css from './type.css?raw';

const words = import.meta.glob<string>(['../words/*/*.ftl', '../../../src/cabale/text/{fr,nl,en}/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) => ({
  family: /font-family: '(.*)'/.exec(face)?.[1],
  style: /font-style: (\w+)/.exec(face)?.[1],
  file: /url\('(.*)'\)/.exec(face)?.[1] ?? '',
  ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) =>
    [from, to].map((code) => parseInt(code, 16)),
  ),
}));
const has = (letter: string, family: string, style: string) =>
  faces.some(
    (face) =>
      face.family === family &&
      face.style === style &&
      face.ranges.some(([from = 0, to = 0]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to),
  );

it('has every letter of the words of a game, and of most names, upright and italic', () => {
  const games = Object.entries(words).filter(([path]) => !path.endsWith('arena.ftl')); // alpha-rank stands in reports alone
  const letters = new Set(games.flatMap(([, text]) => text.match(/\p{L}/gu) ?? []));
  expect(letters.size).toBeGreaterThan(60);
  for (const family of ['Libre Bodoni Variable', 'Source Serif 4 Variable'])
    for (const style of ['normal', 'italic'])
      expect([...letters, ...'ŁukaszČeněkİpekȘtefanŐrs'].filter((letter) => !has(letter, family, style))).toEqual([]);
});

it('is not built for alphabets that no word is written in', () => {
  expect(faces.filter(({ file }) => !/-latin(-ext)?-/.test(file))).toEqual([]);
});
