/** How the board shares its height: the whole track where its squares can be read, or else strips of it. */

/** How high the map of the whole course is, its squares and the annexes. */
export interface Strips {
  map: number;
  course: number;
  annexes: number;
}

export const UPRIGHT = 146; // the height of a card in my hand
export const LYING = 90;
export const ON_PHONE = 104;
const LEAST_HAND = 76;

const RISE = 30; // of a card that is taken up, and the air round the hand
const READABLE = 400; // the height of a track whose squares have room for their titles
const HIGHEST = 0.6; // of a track, to its width
const UPRIGHT_HIGHEST = 0.86; // where it is held upright
const LOWEST = 280;

/** Whether my cards lie down: rather than that the track cannot be read. */
export function lies(height: number, plates: number, bar: number): boolean {
  return height - plates - bar - UPRIGHT - RISE < READABLE;
}

/** The track, in what plates, question and hand leave to it. */
export function trackSize(width: number, free: number, atDesk: boolean): { width: number; height: number } {
  const highest = width * (atDesk ? HIGHEST : UPRIGHT_HIGHEST);
  return { width, height: Math.max(atDesk ? LOWEST : 470, Math.min(highest, free)) };
}

/** On a phone there are all of them, and one scrolls. */
export const PHONE_STRIPS: Strips = { map: 78, course: 84, annexes: 38 };

const FLAT_STRIPS: Strips = { map: 0, course: 72, annexes: 34 };
const AIR = 2 * 12 + 19 + 20; // above and below the strips, the names of the annexes, round the hand
const LEAST_MAP = 44;

/** Beside the question strips and hand share what the plates leave: first the map gives way, then the hand, then the
 * course. */
export function flatShares(free: number): { strips: Strips; hand: number } {
  const rest = free - FLAT_STRIPS.course - FLAT_STRIPS.annexes - AIR - LYING;
  const map = rest < LEAST_MAP ? 0 : Math.min(PHONE_STRIPS.map, rest);
  const hand = Math.max(LEAST_HAND, LYING + Math.min(0, rest));
  const course = FLAT_STRIPS.course + Math.max(-14, Math.min(0, rest + LYING - LEAST_HAND));
  return { strips: { ...FLAT_STRIPS, map, course }, hand };
}
