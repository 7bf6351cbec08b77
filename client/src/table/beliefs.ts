import type { Hunch } from '../wire';

/** What is believed of one rival, the surest first. */
export interface Belief {
  seat: number;
  name: string;
  hunches: Hunch[];
}

const MANY = 4; // rivals: of more than that, less is said

/** Hunches gathered by rival, in the order of the seats. */
export function beliefs(hunches: readonly Hunch[]): Belief[] {
  const seats = [...new Set(hunches.map((each) => each.seat))].sort((a, b) => a - b);
  return seats.map((seat) => {
    const held = hunches.filter((each) => each.seat === seat).sort((a, b) => b.percent - a.percent);
    return { seat, name: held[0]?.name ?? '', hunches: held.slice(0, seats.length > MANY ? 2 : 3) };
  });
}
