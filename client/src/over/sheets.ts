/** The sheet of each game's end: its own account of what happened, fetched when it is first shown. */
import type { Component } from 'svelte';
import type { Replay } from '../wire';
import { learn } from '../words/words.svelte';

export interface SheetProps {
  found: Replay; // seen with all open
}

const SHEETS: Record<string, () => Promise<{ default: Component<SheetProps> }>> = {
  complots: () => import('./complots/Hands.svelte'),
  guillotine: async () => (await Promise.all([import('./guillotine/Count.svelte'), learn('guillotine')]))[0],
  druide: () => import('./druide/Election.svelte'),
  cocarde: async () => (await Promise.all([import('./cocarde/Ledger.svelte'), learn('cocarde')]))[0],
  convention: async () => (await Promise.all([import('./convention/Ledger.svelte'), learn('convention')]))[0],
};

/** The sheet of a game; one that brings none shows what everybody has in the end. */
export const sheetOf = (game: string): Promise<{ default: Component<SheetProps> }> =>
  (SHEETS[game] ?? (() => import('./generic/Account.svelte')))();
