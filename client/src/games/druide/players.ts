/** What a plate shows of each seat: facts of the view, put side by side. */
import type { Chair, DruideCollegeView, RoomView } from '../../wire';
import type { ViewOf } from '../scenes';

export interface Player {
  seat: number;
  chair: Chair;
  druids: number;
  bars: number;
  passed: boolean;
  /** The votes of the colleges that the seat would carry now, and once they are counted its total. */
  votes: number;
  lucky: number | null;
  taboo: string | null;
  mine: boolean;
  /** It is their turn, or they won. */
  active: boolean;
}

const NOBODY: Chair = { name: '', emblem: 0, level: '', open: true, person: false, away: false, stumbled: false };

export function players(view: ViewOf<'druide'>, room: RoomView): Player[] {
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    chair: { ...(room.chairs[seat] ?? NOBODY), ...(room.over ? { away: false } : {}) },
    druids: view.reserve[seat] ?? 0,
    bars: view.bars_left[seat] ?? 0,
    passed: view.passed.includes(seat),
    votes: view.over ? (view.totals[seat] ?? 0) : carried(view.colleges, seat),
    lucky: view.lucky[seat] ?? null,
    taboo: view.taboo[seat] ?? null,
    mine: view.seat === seat,
    active: view.over ? view.ranks[seat] === 1 : view.active === seat,
  }));
}

/** What the colleges of a seat have together. */
export function carried(colleges: readonly DruideCollegeView[], seat: number): number {
  return colleges.reduce((sum, college) => sum + (college.carrier === seat ? college.votes : 0), 0);
}

/** Mine first, then clockwise. */
export function around(everybody: Player[], mine: number): Player[] {
  return mine < 0 ? everybody : [...everybody.slice(mine), ...everybody.slice(0, mine)];
}

/** The stones of a college in short: the first and the last, or the only one. */
export function run(stones: readonly number[]): string {
  const [first, last] = [stones[0], stones.at(-1)];
  return first === last ? `${first}` : `${first}–${last}`;
}
