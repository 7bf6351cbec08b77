/** The plan by keyboard: arrows lead to the nearest figurine or room in their direction, letters to a faction. */
import type { Point } from './plan';

export interface Place extends Point {
  key: string;
}

const ASIDE = 2.2; // how much further something seems that lies beside the way

function ahead(pressed: string, dx: number, dy: number): [number, number] | null {
  switch (pressed) {
    case 'ArrowRight':
      return [dx, dy];
    case 'ArrowLeft':
      return [-dx, dy];
    case 'ArrowDown':
      return [dy, dx];
    case 'ArrowUp':
      return [-dy, dx];
    default:
      return null;
  }
}

/** Where a key leads from a place; undefined if it is no arrow, or if nothing lies there. */
export function towards(all: readonly Place[], from: string, pressed: string): Place | undefined {
  if (!ahead(pressed, 0, 0)) return undefined;
  const here = all.find((place) => place.key === from);
  if (!here) return all[0];
  let [found, least]: [Place | undefined, number] = [undefined, Infinity];
  for (const place of all) {
    const [along, across] = ahead(pressed, place.x - here.x, place.y - here.y) ?? [0, 0];
    const far = along + ASIDE * Math.abs(across);
    if (along > 1 && far < least) [found, least] = [place, far];
  }
  return found;
}

/** The next of these keys behind one, round and round. */
export function after(keys: readonly string[], from: string): string | undefined {
  return keys[(keys.indexOf(from) + 1) % keys.length];
}
