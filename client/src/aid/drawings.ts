/** What draws the signs of a game: its board's own pieces, fetched when an aid is first opened. */
import type { Component } from 'svelte';

export interface DrawnProps {
  /** The key of a sign, as the house names it. */
  sign: string;
  /** At the end of a row, or in a table. */
  small: boolean;
  /** The emblem of each seat. */
  emblems: readonly number[];
}

export type Drawn = Component<DrawnProps>;

const DRAWINGS: Record<string, () => Promise<{ default: Drawn }>> = {
  complots: () => import('../games/complots/Drawn.svelte'),
  guillotine: () => import('../games/guillotine/Drawn.svelte'),
  druide: () => import('../games/druide/Drawn.svelte'),
  convention: () => import('../games/convention/Drawn.svelte'),
  cocarde: () => import('../games/cocarde/Drawn.svelte'),
};

/** Nothing, for a game whose signs the page does not know: their sentences stand beside them all the same. */
export async function drawnOf(game: string): Promise<Drawn | null> {
  return (await DRAWINGS[game]?.())?.default ?? null;
}
