/** Points on and beside the plates, for the thread between two of them. */
import type { Oval, Place, Seating } from './seating';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  laden?: boolean; // cards lie on its upper edge
  below?: boolean; // it lies below the table: mine
}

export const GAP = 7; // between a plate and its thread
const CORNER = 18; // of my plate, which the thread keeps from

/** The plate of a rival: the lower part of the unit. */
export function plateOf({ places, unit }: Seating, place: number): Box | null {
  const found = places[place];
  if (!found) return null;
  const height = unit.card ? 58 : unit.height;
  const top = found.y + unit.height / 2 - height;
  return { x: found.x - unit.width / 2, y: top, width: unit.width, height, laden: unit.card > 0 };
}

export function centre(box: Box): Place {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a line from the middle of the box towards a place leaves it, and a little further. */
function border(box: Box, towards: Place): Place {
  const middle = centre(box);
  const dx = towards.x - middle.x;
  const dy = towards.y - middle.y;
  const part = Math.min((box.width / 2 + GAP) / Math.abs(dx || 1e-9), (box.height / 2 + GAP) / Math.abs(dy || 1e-9), 1);
  return { x: middle.x + dx * part, y: middle.y + dy * part };
}

/** Where a thread from the table ties on: beside a plate with cards on it or below it, so as not to cross them; on the
 * upper edge of mine as near to the table as can be, so as not to end at the rival who sits above it. */
export function knot(box: Box, oval: Oval): Place {
  const middle = centre(box);
  if (box.below) {
    const x = Math.max(box.x + CORNER, Math.min(oval.cx, box.x + box.width - CORNER));
    return { x, y: box.y - GAP };
  }
  if (!box.laden) return border(box, { x: oval.cx, y: oval.cy });
  const [dx, dy] = [oval.cx - middle.x, oval.cy - middle.y];
  if (dy > 0 && Math.abs(dx) < box.width / 2) return { x: middle.x, y: middle.y + box.height / 2 + GAP };
  return { x: middle.x + Math.sign(dx || 1) * (box.width / 2 + GAP), y: middle.y };
}
