/** What a plate shows of each seat: facts of the view, put side by side. Nothing is worked out here. */
import type { Chair, RoomView } from '../../wire';
import type { ViewOf } from '../scenes';

export interface Player {
  seat: number;
  chair: Chair;
  total: number;
  pile: string[];
  front: string[];
  /** The cards where this viewer may know them, otherwise how many. */
  hand: string[] | number;
  rushed: boolean;
  confused: boolean;
  /** It is their turn, or they won. */
  active: boolean;
}

const NOBODY: Chair = {
  name: '',
  emblem: 0,
  level: '',
  open: true,
  person: false,
  machine: false,
  away: false,
  bot_failed: false,
};

export function players(view: ViewOf<'guillotine'>, room: RoomView): Player[] {
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    chair: present(room.chairs[seat] ?? NOBODY, room.over),
    total: view.totals[seat] ?? 0,
    pile: view.piles[seat] ?? [],
    front: view.fronts[seat] ?? [],
    hand: view.hands[seat] ?? 0,
    rushed: view.rushed.includes(seat),
    confused: view.confused.includes(seat),
    active: view.over ? view.ranks[seat] === 1 : view.active === seat,
  }));
}

/** Once it is over, nobody is missed. */
const present = (chair: Chair, over: boolean): Chair => (over ? { ...chair, away: false } : chair);

/** The others, clockwise from my left; for those who watch, everybody. */
export function around(everybody: Player[], mine: number): Player[] {
  if (mine < 0) return everybody;
  return [...everybody.slice(mine + 1), ...everybody.slice(0, mine)];
}

export const handSize = (player: Player): number =>
  typeof player.hand === 'number' ? player.hand : player.hand.length;

/** The same card twice is told apart by which comes first. */
export function numbered(cards: string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { key: `${card}-${before}`, card };
  });
}
