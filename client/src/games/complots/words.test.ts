import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const LANGUAGES = import.meta.glob<string>('../../words/*/board.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const CHARACTERS = ['duchess', 'assassin', 'countess', 'captain', 'ambassador', 'inquisitor'];

const source = Object.values(SOURCES).join('\n');
const keys = (text: string): string[] => [...text.matchAll(/^(complots-[\w-]*) =/gm)].map((found) => found[1] ?? '');

describe.each(Object.entries(LANGUAGES))('%s', (_, text) => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(text));

  it('has every key that the board asks for, and no other', () => {
    const asked = new Set([...source.matchAll(/'(complots-[a-z-]+)[.']/g)].map((found) => found[1] ?? ''));
    for (const what of ['proved', 'exposed']) asked.add(`complots-stamp-${what}`);
    for (const character of CHARACTERS) asked.add(`complots-card-${character}`);
    expect(errors).toEqual([]);
    expect(keys(text).toSorted()).toEqual([...asked].toSorted());
  });

  it('prints on each card a name and two lines short enough for it', () => {
    for (const character of CHARACTERS) {
      const attributes: Record<string, unknown> = bundle.getMessage(`complots-card-${character}`)?.attributes ?? {};
      expect(Object.keys(attributes).toSorted()).toEqual(['article-form', 'effect', 'lost', 'second']);
      for (const line of [attributes.effect, attributes.second]) {
        expect(String(line).length, String(line)).toBeLessThanOrEqual(24);
      }
    }
  });
});
