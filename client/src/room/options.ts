/** Options of a game in words, and what a room has otherwise than most. */
import type { GameCard, OptionCard, RoomView, TempoCard } from '../wire';
import { words } from '../words/words.svelte';
import { saidRow } from './rows';

type Value = OptionCard['default'];

/** Clocks are told in seconds. */
export const scaleOf = (card: OptionCard): number => (card.name.endsWith('_ms') ? 1000 : 1);

/** A value in words. */
export function said(card: OptionCard, value: Value): string {
  const named = card.values.find((each) => each.value === value);
  if (named) return named.label;
  if (card.row.length) return saidRow(card, value);
  return words('option-count', { count: Number(value) / scaleOf(card), unit: card.unit }).trim();
}

const MOST = 3; // of what differs is named, the rest is counted

/** In one line, which options of the game are not as usual. */
export function variants(card: GameCard, options: RoomView['options']): string {
  const other = card.options.filter(
    (each) => !each.room && each.name in options && options[each.name] !== each.default,
  );
  if (other.length === 0) return words('room-variants-none');
  const named = other
    .slice(0, MOST)
    .map((each) => words('room-variant', { label: each.label, value: said(each, options[each.name] ?? null) }));
  const more = other.length - named.length;
  const changes = more ? [...named, words('room-variants-more', { count: more })] : named;
  return words('room-variants-some', { changes: changes.join(' · ') });
}

/** The tempo whose clocks the room has; none if they were set otherwise. */
export function tempoOf(card: GameCard, room: RoomView): TempoCard | undefined {
  const { options, settings } = room;
  const clocks: Record<string, unknown> = { ...settings };
  return card.tempos.find(
    (tempo) =>
      Object.entries(tempo.options).every(([name, value]) => options[name] === value) &&
      Object.entries(tempo.settings).every(([name, value]) => name === 'tempo' || clocks[name] === value),
  );
}
