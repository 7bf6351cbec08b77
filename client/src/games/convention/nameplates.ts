/** Which names stand a line lower, so that no two of them run into each other: neighbours are nearer than names are long. */
import type { Stand } from './standing';

const SMALLEST = 10.5; // of the letters, and largest
const LARGEST = 11.8;
const LETTER = 0.62; // how wide one is, on the average, beside how high
const LINES = 3; // at most, the first of them in its place
const BELOW = 27; // from the middle of a figurine to its name

/** How large the letters of a name are, below a figurine that is drawn so large. */
export const letters = (unit: number): number => Math.max(SMALLEST, Math.min(LARGEST, LARGEST * unit));

interface Plate {
  left: number;
  right: number;
  top: number;
  height: number;
}

const meet = (a: Plate, b: Plate): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.top + b.height && b.top < a.top + a.height;

/** By how many lines each name is lowered, where it is. */
export function lowered(
  stands: ReadonlyMap<string, Stand>,
  scale: number,
  name: (deputy: string) => string,
): Map<string, number> {
  const found = new Map<string, number>();
  const laid: Plate[] = [];
  const named = [...stands].filter(([, stand]) => stand.named).sort(([, a], [, b]) => a.x - b.x);
  for (const [deputy, stand] of named) {
    const height = letters(scale * stand.size);
    const half = (name(deputy).length * LETTER * height) / 2;
    const middle = stand.x * scale;
    const at = (line: number): Plate => ({
      left: middle - half,
      right: middle + half,
      top: (stand.y + BELOW * stand.size) * scale + line * height,
      height: height * 0.85,
    });
    let line = 0;
    while (line < LINES - 1 && laid.some((other) => meet(at(line), other))) line += 1;
    laid.push(at(line));
    if (line) found.set(deputy, line);
  }
  return found;
}
