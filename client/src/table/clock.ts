/** A clock that the house sent once and the page counts down by itself. */
import type { Clock, RoomView } from '../wire';

export interface Reading {
  floor: boolean; // nothing can end before the floor: the ring is full
  left: number; // milliseconds, never less than 0
  of: number; // milliseconds of a whole ring
}

/** What the dial shows now; null if there is no deadline. */
export function read(clock: Clock | null, room: RoomView, elapsed: number): Reading | null {
  if (!clock || clock.left === null) return null;
  const passed = room.paused ? 0 : elapsed;
  return {
    floor: clock.floor > passed,
    left: Math.max(0, clock.left - passed),
    of: clock.whole ?? clock.left,
  };
}

const SAID = [15_000, 5_000];

/** The moment to be announced that lies between two readings, in seconds; null if none does. */
export function passed(before: number, now: number): number | null {
  const mark = SAID.find((moment) => before > moment && now <= moment);
  return mark === undefined ? null : mark / 1000;
}
