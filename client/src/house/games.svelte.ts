/** What games are called. Those of the house have words of the page; others are called as the house calls them. */
import { spoken, words } from '../words/words.svelte';
import { listGames } from './api';
import { me, type Language } from './me.svelte';

let titles = $state.raw<Record<string, string>>({});
let guides = $state.raw<ReadonlySet<string>>(new Set());
let taught = $state.raw<ReadonlySet<string>>(new Set());
let asked: Language | null = null;

/** The title of a game; its id, until the house has said more. */
export function titleOf(game: string): string {
  const key = `game-${game}`;
  if (spoken(key)) return words(key);
  if (game) fetchTitles(me.language);
  return titles[game] ?? game;
}

/** Whether there is a guide to a game: those of the house have one. */
export function hasGuide(game: string): boolean {
  if (spoken(`game-${game}`)) return true;
  if (game) fetchTitles(me.language);
  return guides.has(game);
}

/** Whether there are lessons for a game: those of the house have some. */
export function hasLessons(game: string): boolean {
  if (spoken(`game-${game}`)) return true;
  if (game) fetchTitles(me.language);
  return taught.has(game);
}

function fetchTitles(language: Language): void {
  if (asked === language) return;
  asked = language;
  listGames()
    .then((cards) => {
      titles = Object.fromEntries(cards.map((card) => [card.game, card.title]));
      taught = new Set(cards.flatMap((card) => (card.lessons.length ? [card.game] : [])));
      guides = new Set(cards.flatMap((card) => (card.guide ? [card.game] : [])));
    })
    .catch(() => (asked = null)); // ask again the next time
}
