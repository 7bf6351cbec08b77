/** What is seen to move when something happens. Which of two hidden cards moved is never told (C-R15). */
import { isCharacter, type Character } from '../../drawings/figures/figures';
import type { ToldOf } from '../scenes';

/** A place on the board, as its `data-spot` says. */
export type Spot = 'court' | 'treasury' | `purse-${number}` | `hand-${number}`;

export interface Flight {
  from: Spot;
  to: Spot;
  coins: number;
  /** A card that all have seen; otherwise a back, if it is a card at all. */
  card: Character | 'back' | null;
}

/** So many at once are shown as their end result. */
export const TOO_MANY = 4;

const coins = (from: Spot, to: Spot, count: number): Flight[] =>
  count > 0 ? [{ from, to, coins: count, card: null }] : [];
const card = (from: Spot, to: Spot, character = ''): Flight[] => [
  { from, to, coins: 0, card: isCharacter(character) ? character : 'back' },
];

function movement({ event }: ToldOf<'complots'>): Flight[] {
  switch (event.type) {
    case 'declared':
      return coins(`purse-${event.seat}`, 'treasury', event.cost);
    case 'gained':
    case 'refunded':
      return coins('treasury', `purse-${event.seat}`, event.amount);
    case 'stole':
      return coins(`purse-${event.target}`, `purse-${event.seat}`, event.amount);
    case 'eliminated':
      return coins(`purse-${event.seat}`, 'treasury', event.amount);
    case 'proved':
      return card(`hand-${event.seat}`, 'court', event.character);
    case 'drew':
      return card('court', `hand-${event.seat}`);
    case 'returned':
      return card(`hand-${event.seat}`, 'court');
    case 'discarded':
      return card(`hand-${event.target}`, 'court');
    default:
      return [];
  }
}

export function flights(told: ToldOf<'complots'>[]): Flight[] {
  return told.flatMap(movement);
}

/** For each seat, the places of the lost cards that are cut just now. Too many at once are not shown. */
export function cuts(told: ToldOf<'complots'>[], faceup: string[][]): Map<number, Set<number>> {
  const losses = told.flatMap(({ event }) => (event.type === 'lost' ? [event.seat] : []));
  const found = new Map<number, Set<number>>();
  if (losses.length >= TOO_MANY) return found;
  for (const seat of losses) {
    const places = found.get(seat) ?? new Set<number>();
    places.add((faceup[seat]?.length ?? 0) - 1 - places.size);
    found.set(seat, places);
  }
  return found;
}
