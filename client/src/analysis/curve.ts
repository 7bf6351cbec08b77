/** The geometry of the win-probability curve: stairs over the steps of the replay. */
import { within } from '../replay/cursor';
import type { AnalysisView, ReplayStep } from '../wire';

/** What every seat could hope for after each step of the replay: the last that was weighed by then. */
export function rowsOf(
  steps: readonly Pick<ReplayStep, 'place'>[],
  { places, curve }: Pick<AnalysisView, 'places' | 'curve'>,
): number[][] {
  let row = 0;
  return steps.map(({ place }) => {
    while ((places[row + 1] ?? Infinity) <= place) row++;
    return curve[row] ?? [];
  });
}

/** How far a seat's line is drawn: until the step after which it never hopes again, or the last. */
export function endOf(rows: readonly number[][], seat: number): number {
  const alive = rows.findLastIndex((row) => (row[seat] ?? 0) > 0);
  return Math.max(Math.min(alive + 1, rows.length - 1), 0);
}

export interface Point {
  x: number;
  y: number;
}

/** What held after one step holds until the next: lines lie or stand, none is oblique. */
export function stairs(points: readonly Point[]): string {
  const rounded = (value: number) => String(Math.round(value * 10) / 10);
  let before: Point | null = null;
  let drawn = '';
  for (const point of points) {
    if (!before) drawn = `M${rounded(point.x)} ${rounded(point.y)}`;
    else if (rounded(point.y) !== rounded(before.y)) drawn += `H${rounded(point.x)}V${rounded(point.y)}`;
    if (!before || rounded(point.y) !== rounded(before.y)) before = point;
  }
  const last = points.at(-1);
  return last && before !== last ? `${drawn}H${rounded(last.x)}` : drawn;
}

/** Marks moved aside as little as it takes to stand `gap` apart, in their order, between two ends. */
export function spread(wished: readonly number[], gap: number, from: number, to: number): number[] {
  const tight = wished.length > 1 ? Math.min(gap, (to - from) / (wished.length - 1)) : gap;
  const groups: { sum: number; places: number }[] = []; // neighbours that touch stand around their common middle
  const start = (group: { sum: number; places: number }) => {
    const length = tight * (group.places - 1);
    return Math.max(from, Math.min(group.sum / group.places - length / 2, to - length));
  };
  for (const x of wished) {
    let group = { sum: x, places: 1 };
    for (let left = groups.at(-1); left && start(left) + tight * left.places > start(group); left = groups.at(-1)) {
      groups.pop();
      group = { sum: left.sum + group.sum, places: left.places + group.places };
    }
    groups.push(group);
  }
  return groups.flatMap((group) => Array.from({ length: group.places }, (_, nth) => start(group) + nth * tight));
}

/** In which of two rows small signs stand, so that none covers another as long as there is room: the upper one first. */
export function rowed(xs: readonly number[], gap: number): number[] {
  const last: [number, number] = [-Infinity, -Infinity];
  const freest = (): 0 | 1 => (last[0] <= last[1] ? 0 : 1);
  return xs.map((x) => {
    const free = last.findIndex((before) => x - before >= gap);
    const row = free < 0 ? freest() : free;
    last[row] = x;
    return row;
  });
}

/** Whole points of a hundred. */
export const points = (share: number): number => Math.round(share * 100);

/** Parts in whole points that add up to a total: what rounding leaves goes where it is missed most. */
export function parts(shares: readonly number[], total: number): number[] {
  const rounded = shares.map(points);
  for (;;) {
    const left = total - rounded.reduce((sum, each) => sum + each, 0);
    if (left === 0 || rounded.length === 0) return rounded;
    const missed = shares.map((share, nth) => Math.sign(left) * (100 * share - (rounded[nth] ?? 0)));
    const nth = missed.indexOf(Math.max(...missed));
    rounded[nth] = (rounded[nth] ?? 0) + Math.sign(left);
  }
}

/** A share of the win in whole percent: nothing and all only where they are certain. */
export const percent = (share: number): number =>
  share <= 0 || share >= 1 ? points(share) : Math.min(Math.max(points(share), 1), 99);

/** With its sign, as it is printed. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** The steps at which what happened in the record was first seen. */
export function stepsOf(steps: readonly Pick<ReplayStep, 'place'>[], happened: readonly { place: number }[]): number[] {
  return happened.map(({ place }) => {
    const seen = steps.findIndex((step) => step.place >= place);
    return seen < 0 ? within(steps.length, steps.length - 1) : seen;
  });
}
