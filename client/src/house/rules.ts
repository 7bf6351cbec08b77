/** The numbered rules of the games, fetched once a game and language. */
import type { RuleText } from '../wire';
import { listRules } from './api';
import type { Language } from './me.svelte';

const fetched = new Map<string, Promise<RuleText[]>>();

export function rulesOf(game: string, language: Language): Promise<RuleText[]> {
  const key = `${game} ${language}`;
  const known = fetched.get(key);
  if (known) return known;
  const coming = listRules(game);
  coming.catch(() => fetched.delete(key)); // ask again the next time
  fetched.set(key, coming);
  return coming;
}
