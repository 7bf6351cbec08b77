import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { LANGUAGES } from '../house/me.svelte';
import { bound } from './words.svelte';

const files = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const source = Object.values(sources).join('\n');

const texts = (language: string) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .map(([, text]) => text);

/** Keys of a language in order, with `key.attribute` for attributes. */
function keys(language: string): string[] {
  return texts(language).flatMap((text) =>
    new FluentResource(text).body.flatMap((message) => [
      ...(message.value === null ? [] : [message.id]),
      ...Object.keys(message.attributes).map((attribute) => `${message.id}.${attribute}`),
    ]),
  );
}

const made = [...source.matchAll(/`([a-z][a-z0-9-]*[-.])\$\{[^`]*`/g)].map((match) => match[1] ?? '');

/** Whether the source names a key whole, or makes keys that begin like it; or its message, and its attribute somewhere. */
function used(key: string): boolean {
  const [message = key, attribute] = key.split('.');
  if (attribute && used(message) && new RegExp(`\\.${attribute}['"\`]`).test(source)) return true;
  return (
    new RegExp(`['"\`]${key.replace('.', '\\.')}['"\`]`).test(source) || made.some((start) => key.startsWith(start))
  );
}

describe('words', () => {
  it('are the same keys in every language, each once', () => {
    const french = keys('fr');
    expect(new Set(french).size).toBe(french.length);
    for (const language of LANGUAGES) expect([...keys(language)].sort()).toEqual([...french].sort());
  });

  it('are all used', () => {
    expect(keys('fr').filter((key) => !used(key))).toEqual([]);
  });

  it('are all there', () => {
    const named = [...source.matchAll(/\bwords\(\s*'([^']+)'/g)].map((match) => match[1] ?? '');
    const known = new Set(keys('fr'));
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  it('take the same arguments in every language', () => {
    const named = (text: string) => [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((match) => match[1]))].sort();
    for (const file of ['core', 'pages', 'analysis', 'board', 'deals', 'druide', 'cocarde', 'convention'])
      for (const language of LANGUAGES)
        expect(named(files[`./${language}/${file}.ftl`] ?? ''), `${language}/${file}`).toEqual(
          named(files[`./fr/${file}.ftl`] ?? ''),
        );
  });

  it('count in French, Dutch and English', () => {
    const say = (language: 'fr' | 'nl' | 'en', count: number) => {
      const bundle = bound(language, texts(language));
      return bundle.formatPattern(bundle.getMessage('unread')!.value!, { count });
    };
    expect(say('fr', 0)).toBe('0 nouvelle parole');
    expect(say('fr', 2)).toBe('2 nouvelles paroles');
    expect(say('nl', 0)).toBe('0 nieuwe uitspraken');
    expect(say('en', 1)).toBe('1 new line');
  });

  it('have the no-break spaces of French', () => {
    const lines = texts('fr').flatMap((text) => text.split('\n').filter((line) => !line.startsWith('#')));
    expect(
      lines.filter((line) => / [:;!?»]|« |'/.test(line.replace(/\{.*?\}/g, '').replace(/^\s*\*?\[.*?\]/, ''))),
    ).toEqual([]);
  });
});
