/** Points on and beside the plates, for the thread between two of them. */
import type { Place, Seating } from './seating';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 7;

/** The plate of a rival: the lower part of the unit. */
export function plateOf({ places, unit }: Seating, place: number): Box | null {
  const found = places[place];
  if (!found) return null;
  const height = unit.card ? 58 : unit.height;
  return { x: found.x - unit.width / 2, y: found.y + unit.height / 2 - height, width: unit.width, height };
}

export function centre(box: Box): Place {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a line from the middle of the box towards a place leaves it, and a little further. */
export function border(box: Box, towards: Place): Place {
  const middle = centre(box);
  const dx = towards.x - middle.x;
  const dy = towards.y - middle.y;
  const part = Math.min(
    (box.width / 2 + GAP) / Math.abs(dx || 1e-9),
    (box.height / 2 + GAP) / Math.abs(dy || 1e-9),
    1,
  );
  return { x: middle.x + dx * part, y: middle.y + dy * part };
}
