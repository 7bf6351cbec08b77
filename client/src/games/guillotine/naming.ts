/** The words on cards, as the house has them. */
import { kindOf, NOBLES } from '../../drawings/nobles';
import { spoken, words } from '../../words/words.svelte';

/** The longest effect that is printed on a card; longer ones are told when the card is touched. */
const LONGEST = 84;

export const nobleName = (noble: string): string => words(`guillotine-noble-${kindOf(noble) ?? 'unknown'}`);
export const nobleShort = (noble: string): string => words(`guillotine-noble-${kindOf(noble) ?? 'unknown'}.short`);
export const nobleEffect = (noble: string): string => words(`guillotine-noble-${kindOf(noble) ?? 'unknown'}.effect`);

/** Who that was, of those who really lived. */
export function nobleHistory(noble: string): string {
  const key = `guillotine-history-${kindOf(noble) ?? 'unknown'}`;
  return spoken(key) ? words(key) : '';
}

/** A noble's own text, in a line: the points stand on the plate. */
export function nobleNote(noble: string): string {
  const kind = kindOf(noble);
  const short = nobleShort(noble);
  if (kind && NOBLES[kind].points === '★') return short;
  return short.split(' · ')[1] ?? '';
}

export function groupName(noble: string): string {
  const kind = kindOf(noble);
  return kind ? words(`guillotine-group-${NOBLES[kind].group}`) : '';
}

export const cardName = (card: string): string => words(`guillotine-card-${card}`);
export const cardShort = (card: string): string => words(`guillotine-card-${card}.short`);
export const cardEffect = (card: string): string => words(`guillotine-card-${card}.effect`);

export function cardText(card: string): string {
  const effect = cardEffect(card);
  return effect.length <= LONGEST ? effect : cardShort(card);
}
