/** What the signs of the board mean, for whoever draws one; and what draws them on the aid. */
import { getContext, setContext } from 'svelte';

import type { Drawn } from './drawings';

export interface Legend {
  /** By the key of a sign, its sentence. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly drawn: Drawn | null;
  /** Of each seat. */
  readonly emblems: readonly number[];
  readonly names: readonly string[];
}

const KEY = Symbol('legend');

export const provideLegend = (legend: Legend): Legend => setContext(KEY, legend);
export const useLegend = (): Legend => getContext<Legend>(KEY);
