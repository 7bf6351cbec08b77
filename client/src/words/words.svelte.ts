/** The words of the page itself, in the reader's language. What the game says comes from the house. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { me, type Language } from '../house/me.svelte';

const FILES: Record<Language, Record<string, () => Promise<string>>> = {
  fr: import.meta.glob<string>('./fr/*.ftl', { query: '?raw', import: 'default' }),
  nl: import.meta.glob<string>('./nl/*.ftl', { query: '?raw', import: 'default' }),
  en: import.meta.glob<string>('./en/*.ftl', { query: '?raw', import: 'default' }),
};

/** Names and texts of cards and squares, and their history: those of the house itself, so that page and log call them alike. */
const CARDS = import.meta.glob<string>('../../../src/cabale/text/*/*-{cards,squares,history}.ftl', {
  query: '?raw',
  import: 'default',
});
const cardsOf = (game: string, language: Language): (() => Promise<string>)[] =>
  Object.entries(CARDS).flatMap(([path, file]) => (path.includes(`/${language}/${game}-`) ? [file] : []));
const learnt = new Set<string>();

let bundle = $state.raw<FluentBundle | null>(null);

export function bound(language: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** Fetch a language and speak it from now on, unless another was wished for in the meantime. */
export async function speak(language: Language): Promise<void> {
  const cards = [...learnt].flatMap((game) => cardsOf(game, language));
  const texts = await Promise.all([...Object.values(FILES[language]), ...cards].map((file) => file()));
  if (me.language === language) bundle = bound(language, texts);
}

/** Fetch the cards of a game, in the language that is spoken and in every one that will be. */
export async function learn(game: string): Promise<void> {
  if (learnt.has(game)) return;
  learnt.add(game);
  await speak(me.language);
}

function formatted(key: string, attribute: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(key);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return attribute ? `${key}.${attribute}` : key;
  return bundle.formatPattern(pattern, args ?? null, []);
}

/** A sentence of the page by its key; `key.attribute` for an attribute of it. */
export function words(key: string, args?: Record<string, FluentVariable>): string {
  const [message = key, attribute = ''] = key.split('.');
  return formatted(message, attribute, args);
}

/** Whether the page has words of its own under this key. */
export function spoken(key: string): boolean {
  return Boolean(bundle?.hasMessage(key));
}

/** The language that is spoken now: the wished one, once its words are there. */
export function spokenLanguage(): string | null {
  return bundle?.locales[0] ?? null;
}
