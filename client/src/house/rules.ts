/** The numbered rules of the games, fetched once a game and language. */
import type { RuleText, Told } from '../wire';
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

/** Where a rule was used, newest first: the places in what was told. */
export function uses(told: Told[], rule: string, most = 8): number[] {
  return told
    .flatMap((one, place) => (one.event.rule === rule && one.sentence ? [place] : []))
    .reverse()
    .slice(0, most);
}
