/** What a plate shows of each seat: facts of the view, put side by side. */
import type { AnyForeseen, Chair, DruideCollegeView, RoomView } from '../../wire';
import type { ViewOf } from '../scenes';

export interface Player {
  seat: number;
  chair: Chair;
  druids: number;
  bars: number;
  /** Until the count: then nobody is waited for. */
  passed: boolean;
  /** The votes of the colleges that the seat would carry now, and once they are counted its total. */
  votes: number;
  /** What it has now, where the votes are those after a move that is being considered and differ. */
  from: number | null;
  lucky: number | null;
  taboo: string | null;
  mine: boolean;
  /** It is their turn, or they won. */
  active: boolean;
  /** It is their turn. */
  plays: boolean;
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

export function players(
  view: ViewOf<'druide'>,
  room: RoomView,
  then: readonly DruideCollegeView[] = view.colleges,
): Player[] {
  const now = (seat: number): number => (view.over ? (view.totals[seat] ?? 0) : carried(view.colleges, seat));
  const later = (seat: number): number => (view.over ? now(seat) : carried(then, seat));
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    chair: { ...(room.chairs[seat] ?? NOBODY), ...(room.over ? { away: false } : {}) },
    druids: view.reserve[seat] ?? 0,
    bars: view.bars_left[seat] ?? 0,
    passed: !view.over && view.passed.includes(seat),
    votes: later(seat),
    from: later(seat) === now(seat) ? null : now(seat),
    lucky: view.lucky[seat] ?? null,
    taboo: view.taboo[seat] ?? null,
    mine: view.seat === seat,
    active: view.over ? view.ranks[seat] === 1 : view.active === seat,
    plays: !view.over && view.active === seat,
  }));
}

/** The colleges after a move, as the house foresees them. */
export function afterwards(
  colleges: readonly DruideCollegeView[],
  foreseen: AnyForeseen | null,
): readonly DruideCollegeView[] {
  if (!foreseen?.places.length) return foreseen?.colleges ?? colleges;
  return colleges.map((college, nth) => foreseen.colleges[foreseen.places.indexOf(nth)] ?? college);
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
