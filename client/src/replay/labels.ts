/** The cuts of the replay line, and the names under them: where they fell, kept on the paper, never on each other. */

import type { Tick } from './cursor';

export interface CutLabel {
  name: string;
  x: number; // of the cut
  labelX: number; // of the middle of its name
  row: number; // 0 just below the line, 1 below that; -1: there is no room for it
}

const HALF = 9; // of a cut
const LETTER = 6.6; // a letter's usual width
const AIR = 8;

export function cutLabels(cuts: readonly { x: number; name: string }[], width: number): CutLabel[] {
  const ends = [-Infinity, -Infinity]; // of the last name in each row
  return cuts.map(({ x, name }) => {
    const half = (name.length * LETTER) / 2;
    const labelX = Math.max(half, Math.min(x, width - half));
    const row = ends.findIndex((end) => labelX - half >= end + AIR);
    if (row >= 0) ends[row] = labelX + half;
    return { name, x, labelX, row };
  });
}

/** Where a cut stands: in the turn in which somebody was put out, though the next one begins in the same step. */
export function cutAt(line: readonly Tick[], step: number, x: (step: number) => number): number {
  if (!line[step]?.turn) return x(step);
  const began = line.findLast((tick) => tick.step < step && tick.turn > 0)?.step ?? 0;
  return Math.max(x(step) - HALF, (x(began) + x(step)) / 2);
}
