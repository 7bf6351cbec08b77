/** Which names stand a line lower, so that no two of them run into each other: neighbours are nearer than names are long. */
import type { Stand } from './standing';

const SMALLEST = 10.5; // of the letters, and largest
const LARGEST = 11.8;
const LINES = 3; // at most, the first of them in its place
const APART = 3; // between two names
const BELOW = 27; // from the middle of a figurine to its name

/** How large the letters of a name are, below a figurine that is drawn so large. */
export const letters = (unit: number): number => Math.max(SMALLEST, Math.min(LARGEST, LARGEST * unit));

/** How long a name is, beside how large its letters are: these faces are wide at such a size. */
export const long = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[fijlrt’'-]/.test(letter) ? 0.38 : /[mwMW]/.test(letter) ? 0.95 : 0.63), 0);

interface Plate {
  left: number;
  right: number;
  top: number;
  height: number;
}

const meet = (a: Plate, b: Plate): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.top + b.height && b.top < a.top + a.height;

/** By how many lines each name is lowered. Who is not there has no room for one: a crowd is told by its faces. */
export function lines(
  stands: ReadonlyMap<string, Stand>,
  scale: number,
  name: (deputy: string) => string,
): Map<string, number> {
  const found = new Map<string, number>();
  const laid: Plate[] = [];
  const named = [...stands].filter(([, stand]) => stand.named).sort(([, a], [, b]) => a.x - b.x);
  for (const [deputy, stand] of named) {
    const height = letters(scale * stand.size);
    const half = (long(name(deputy)) * height + APART) / 2;
    const at = (line: number): Plate => ({
      left: stand.x * scale - half,
      right: stand.x * scale + half,
      top: (stand.y + BELOW * stand.size) * scale + line * height,
      height: height * 0.85,
    });
    const line = Array.from({ length: LINES }, (_, nth) => nth).find((nth) => !laid.some((one) => meet(at(nth), one)));
    if (line === undefined) continue;
    laid.push(at(line));
    found.set(deputy, line);
  }
  return found;
}
