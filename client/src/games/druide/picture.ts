/** What the ring shows: a view, or a moment of the count. */
import type { DruideBarView, DruideCollegeView } from '../../wire';
import type { ViewOf } from '../scenes';

export interface Picture {
  colours: readonly string[];
  /** Whose druid stands on stone 1, on stone 2 … */
  stones: readonly (number | null)[];
  tokens: readonly number[];
  bars: readonly DruideBarView[];
  colleges: readonly DruideCollegeView[];
  /** Stones with a heart. */
  lucky: readonly number[];
  /** The colour whose free stones are crossed out. */
  taboo: string | null;
  /** Druids that will have to leave, as far as is known. */
  doomed: readonly number[];
  /** Druids that are being cut. */
  cut: readonly number[];
}

/** A view as its viewer sees the ring: with their own secrets. */
export function pictureOf(view: ViewOf<'druide'>): Picture {
  const { colours, stones, tokens, bars, colleges, doomed } = view;
  const lucky = view.seat < 0 ? view.lucky : [view.lucky[view.seat] ?? null];
  return {
    colours,
    stones,
    tokens,
    bars,
    colleges,
    lucky: lucky.filter((stone) => stone !== null),
    taboo: view.taboo[view.seat] ?? null,
    doomed,
    cut: [],
  };
}
