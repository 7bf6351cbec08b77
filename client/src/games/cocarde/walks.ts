/** How pawns come to where they stand: the events of a move as ways from square to square, with their times. */
import type { ToldOf } from '../scenes';
import { trackOf } from './squares';

type Event = ToldOf<'cocarde'>['event'];

/** One pawn on its way: where it is when, in milliseconds from the beginning. */
export interface Walk {
  seat: number;
  stops: { place: string; at: number }[];
}

export const ROLLING = 500; // the dice
const STEP = 90; // from one square to the next
const LONGEST = 700; // a walk of many squares goes faster
const SLIDE = 240; // to another part of the board
const REST = 120; // between two legs
const TOO_MANY = 9; // legs; so many are shown as their result

/** Those who are carried by a throw go all together. */
const TOGETHER = new Set(['carried', 'carried_back']);
const ON_FOOT = new Set(['dice', 'back', 'carried', 'carried_back', 'recalled']);

/** The squares of a leg, from the first to the last. A square with a tree on it is passed over. */
export function steps(origin: string, place: string, way: string, cancelled: readonly number[]): string[] {
  const track = trackOf(origin);
  const [from, to] = [track.indexOf(origin), track.indexOf(place)];
  if (!ON_FOOT.has(way) || to < 0) return [origin, place];
  const by = Math.sign(to - from) || 1;
  const passed = Array.from({ length: Math.abs(to - from) }, (_, i) => track[from + by * (i + 1)] ?? place);
  return [
    origin,
    ...passed.filter(
      (square) => square === place || !cancelled.includes(track === trackOf('m1') ? track.indexOf(square) : -1),
    ),
  ];
}

interface Leg {
  seat: number;
  places: string[];
  together: boolean;
}

function legs(events: readonly Event[], cancelled: readonly number[], before: ReadonlyMap<number, string>): Leg[] {
  const where = new Map(before);
  return events.flatMap((event): Leg[] => {
    if (event.type === 'moved') {
      where.set(event.seat, event.place);
      return [
        {
          seat: event.seat,
          places: steps(event.origin, event.place, event.way, cancelled),
          together: TOGETHER.has(event.way),
        },
      ];
    }
    if (event.type !== 'new_start') return [];
    const origin = where.get(event.seat) ?? 'start';
    where.set(event.seat, 'start');
    return [{ seat: event.seat, places: [origin, 'start'], together: false }];
  });
}

/** The walks that these events tell of. `before` says where pawns stood. */
export function walks(
  events: readonly Event[],
  cancelled: readonly number[],
  before: ReadonlyMap<number, string>,
): Walk[] {
  const all = legs(events, cancelled, before);
  if (all.length > TOO_MANY) return [];
  const found = new Map<number, Walk>();
  let clock = events.some((event) => event.type === 'rolled') ? ROLLING : 0;
  let shared = 0; // when those who walk together began
  let end = clock;
  all.forEach((leg, nth) => {
    const joins = leg.together && all[nth - 1]?.together && all[nth - 1]?.seat !== leg.seat;
    if (!joins) clock = shared = end + (nth > 0 && all[nth - 1]?.seat !== leg.seat ? REST : 0);
    const start = joins ? shared : clock;
    const count = leg.places.length - 1;
    const onFoot = count > 1 || trackOf(leg.places[0] ?? '') === trackOf(leg.places[1] ?? '');
    const pace = onFoot ? Math.min(STEP, LONGEST / Math.max(1, count)) : SLIDE;
    const walk = found.get(leg.seat) ?? { seat: leg.seat, stops: [] };
    leg.places.forEach((place, i) => walk.stops.push({ place, at: start + i * pace }));
    found.set(leg.seat, walk);
    end = Math.max(end, start + count * pace);
  });
  return [...found.values()];
}
