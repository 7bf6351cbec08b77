/** What a plate shows of each seat: facts of the view, put side by side. Nothing is worked out here. */
import { isCharacter, type Character } from '../../drawings/figures/figures';
import type { Chair, ComplotsView, RoomView } from '../../wire';
import { winnerOf } from '../scenes';

/** A line of words below a name: a key of board.ftl and what it needs. */
export interface State {
  key: string;
  count?: number;
}

export interface Player {
  seat: number;
  chair: Chair;
  coins: number;
  /** Hidden cards: named where this viewer may know them. */
  hidden: (Character | null)[];
  lost: Character[];
  out: boolean;
  /** They played first. */
  first: boolean;
  /** It is their turn, or they won. */
  active: boolean;
  state: State;
}

const EMPTY: Chair = {
  name: '',
  emblem: 0,
  level: '',
  open: true,
  person: false,
  machine: false,
  away: false,
  bot_failed: false,
};

export function cards(hidden: string[] | number): (Character | null)[] {
  if (typeof hidden === 'number') return Array.from({ length: hidden }, () => null);
  return hidden.map((name) => (isCharacter(name) ? name : null));
}

/** Lost cards as they lie beside the hidden ones: who loses the last one on the left finds it where it was. */
export function lying(lost: readonly Character[]): { character: Character; place: number }[] {
  return lost.map((character, place) => ({ character, place })).reverse();
}

export function players(view: ComplotsView, room: RoomView): Player[] {
  const first = view.history.find((event) => event.type === 'first')?.seat;
  return Array.from({ length: view.seats }, (_, seat) => {
    const hidden = cards(view.hidden[seat] ?? 0);
    const out = view.eliminated.includes(seat);
    return {
      seat,
      chair: room.chairs[seat] ?? EMPTY,
      coins: view.coins[seat] ?? 0,
      hidden,
      lost: (view.faceup[seat] ?? []).filter(isCharacter),
      out,
      first: seat === first,
      active: view.over ? view.ranks[seat] === 1 : view.active === seat,
      state: out
        ? { key: 'complots-seat-out' }
        : (part(view, seat) ?? {
            key: hidden.includes(null) ? 'complots-seat-hidden' : 'complots-seat-held', // where all is open
            count: hidden.length,
          }),
    };
  });
}

/** The part a seat has in what is going on. */
function part(view: ComplotsView, seat: number): State | null {
  const { deed, counter, challenger } = view;
  if (view.over) return winnerOf(view) === seat ? { key: 'complots-seat-wins' } : null;
  if (challenger === seat) return { key: 'complots-seat-doubts' };
  if (counter?.seat === seat) return { key: 'complots-seat-counters' };
  if (deed?.target === seat) return { key: 'complots-seat-target' };
  if (deed?.seat === seat) {
    if (deed.claim === null) return { key: 'complots-seat-acts' };
    return { key: deed.target === null ? 'complots-seat-claims' : 'complots-seat-aims' };
  }
  return view.active === seat ? { key: 'complots-seat-plays' } : null;
}
