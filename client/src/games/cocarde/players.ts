/** What a plate shows of each seat: facts of the view, put side by side. */
import type { Chair, RoomView } from '../../wire';
import type { ViewOf } from '../scenes';

export interface Player {
  seat: number;
  chair: Chair;
  place: string;
  role: string;
  /** citoyen or citoyenne; none where the table plays without. */
  figure: string;
  trees: number;
  certificates: number;
  /** The cards where this viewer may know them, otherwise how many. */
  hand: string[] | number;
  /** Cards that this viewer knows to be in the hand. */
  known: string[];
  /** What hangs over the next turn: skip, wait, tavern, salon, restart. */
  bonds: string[];
  mine: boolean;
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
const BONDS = ['skip', 'wait', 'tavern', 'restart'] as const;

export function players(view: ViewOf<'cocarde'>, room: RoomView): Player[] {
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    chair: { ...(room.chairs[seat] ?? NOBODY), ...(room.over ? { away: false } : {}) },
    place: view.places[seat] ?? 'start',
    role: view.roles[seat] ?? 'none',
    figure: view.figures[seat] ?? '',
    trees: view.trees[seat] ?? 0,
    certificates: view.certificates[seat] ?? 0,
    hand: view.hands[seat] ?? 0,
    known: view.seat === seat ? [] : (view.known[seat] ?? []),
    bonds: [...BONDS.filter((bond) => view[bond].includes(seat)), ...((view.salon[seat] ?? 0) > 0 ? ['salon'] : [])],
    mine: view.seat === seat,
    active: view.over ? view.ranks[seat] === 1 : view.active === seat,
  }));
}

export const handSize = (player: Player): number =>
  typeof player.hand === 'number' ? player.hand : player.hand.length;

/** The signs of a role: a sworn priest bears two. */
export function signs(role: string): ('c' | 'l' | 'p')[] {
  return [
    ...(role.includes('p') ? (['p'] as const) : []),
    ...(role.endsWith('c') ? (['c'] as const) : []),
    ...(role.endsWith('l') ? (['l'] as const) : []),
  ];
}

/** The same card twice is told apart by which comes first. */
export function numbered(cards: readonly string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const before = seen.get(card) ?? 0;
    seen.set(card, before + 1);
    return { key: `${card}-${before}`, card };
  });
}
