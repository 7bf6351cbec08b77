/** Where pawns stand on a square: one over its picture, several side by side. */
import type { Cell, Point } from './track';

/** In the annexes pawns are smaller, and stand in the upper right beside the number. */
export const inAnnex = (place: string): boolean => /^(pr|fr)/.test(place);
export const ANNEX_SIZE = 0.74;

/** The foot of the nth of so many pawns. */
export function foot(cell: Cell, nth: number, count: number): Point {
  if (inAnnex(cell.place)) {
    const step = Math.min(15, (cell.width - 20) / Math.max(1, count));
    return { x: cell.x + cell.width / 2 - 12 - nth * step, y: cell.y - cell.height / 2 + 27 };
  }
  const across = count > 3 ? Math.ceil(count / 2) : count; // more than three stand in two rows
  const row = Math.floor(nth / across);
  const room = Math.min(cell.width - 22, 44);
  const right = count === 1 ? Math.min(11, room / 2) : room / 2;
  const step = across > 1 ? Math.min(20, room / (across - 1)) : 0;
  const rise = cell.height < 48 || cell.width < 50 ? 9 : -6;
  return { x: cell.x + right - (nth % across) * step, y: cell.y + rise + (count > 3 ? row * 17 - 7 : 0) };
}

/** Who stands on each place, in the order of seats. */
export function crowds(places: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  places.forEach((place, seat) => found.set(place, [...(found.get(place) ?? []), seat]));
  return found;
}
