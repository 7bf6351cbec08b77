/** Where the names of figurines stand, so that none runs into another, over a face or through a wall: neighbours are nearer
 *  than names are long. */
import type { Stand } from './standing';

const SMALLEST = 10.5; // of the letters, and largest
const LARGEST = 11.8;
const LINES = 3; // at most, the first of them in its place
const ASIDE = [0, 4, -4, 8, -8]; // pixels
const APART = 3; // between two names
const BELOW = 27; // from the middle of a figurine to its name
const FACE = { wide: 15, high: 20 }; // of a figurine, from its middle
const WALL = 4; // pixels between a name and the middle of a wall
const LOWER = 60; // how much worse a line lower is than a pixel of a face that is covered
const ASKEW = 5; // and a pixel aside

/** How large the letters of a name are, below a figurine that is drawn so large. */
export const letters = (unit: number): number => Math.max(SMALLEST, Math.min(LARGEST, LARGEST * unit));

/** How long a name is, beside how large its letters are: these faces are wide at such a size. */
export const long = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[fijlrt’'-]/.test(letter) ? 0.38 : /[mwMW]/.test(letter) ? 0.95 : 0.63), 0);

/** By how many lines a name is lowered, and by how many pixels it stands aside. */
export interface Place {
  line: number;
  aside: number;
}

interface Plate {
  left: number;
  right: number;
  top: number;
  height: number;
}

/** By how much two plates lie over each other. */
function shared(a: Plate, b: Plate): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** How far a name moves aside to stay between the walls of its room. */
function inside(left: number, right: number, { walls }: Stand, scale: number): number {
  if (!walls) return 0;
  const [from, till] = [walls[0] * scale + WALL, walls[1] * scale - WALL];
  return left < from ? from - left : Math.min(0, Math.max(till - right, from - left));
}

/** Where each name stands. Who is not there has no room for one: a crowd is told by its faces. */
export function lines(
  stands: ReadonlyMap<string, Stand>,
  scale: number,
  name: (deputy: string) => string,
): Map<string, Place> {
  const found = new Map<string, Place>();
  const laid: Plate[] = [];
  const faces = [...stands].map(([deputy, { x, y, size }]) => {
    const unit = scale * size;
    const [left, top] = [x * scale - FACE.wide * unit, y * scale - FACE.high * unit];
    return { deputy, left, right: left + 2 * FACE.wide * unit, top, height: 2 * FACE.high * unit };
  });
  const named = [...stands].filter(([, stand]) => stand.named).sort(([, a], [, b]) => a.x - b.x);
  for (const [deputy, stand] of named) {
    const height = letters(scale * stand.size);
    const half = (long(name(deputy)) * height + APART) / 2;
    let best: { place: Place; plate: Plate; cost: number } | null = null;
    for (let line = 0; line < LINES; line += 1)
      for (const shift of ASIDE) {
        const middle = stand.x * scale + shift;
        const aside = shift + inside(middle - half, middle + half, stand, scale);
        const [left, right] = [stand.x * scale + aside - half, stand.x * scale + aside + half];
        const top = (stand.y + BELOW * stand.size) * scale + line * height;
        const plate = { left, right, top, height: height * 0.85 };
        if (laid.some((one) => shared(one, plate) > 0)) continue;
        const over = faces.reduce((sum, face) => sum + (face.deputy === deputy ? 0 : shared(face, plate)), 0);
        const cost = over + LOWER * line + ASKEW * Math.abs(aside);
        if (!best || cost < best.cost) best = { place: { line, aside }, plate, cost };
      }
    if (!best) continue;
    laid.push(best.plate);
    found.set(deputy, best.place);
  }
  return found;
}
