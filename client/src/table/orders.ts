/** What standing orders are called: by the page, or, of a game that it does not know, by the house. */
import type { Laid } from '../wire';
import { spoken, words } from '../words/words.svelte';

export const heading = (game: string): string => words(spoken(`orders-${game}`) ? `orders-${game}` : 'orders');

export const called = (order: string, game: string, laid?: Laid | null): string =>
  laid?.orders[order] ?? words(`order-${game}-${order}`);
