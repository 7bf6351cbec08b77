/** Names that stand beside their own lines: on the paper, never on each other, on other lines only where it cannot be helped. */
import type { Point } from './curve';

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface NamedLine {
  seat: number;
  name: string;
  points: Point[];
}

/** Where a name stands: the upper left corner of its disc and letters. */
export interface Name extends Area {
  seat: number;
}

export const HEIGHT = 15;
const DISC = 18; // and the air after it
const LETTER = 7.4;
const AIR = 3;
const BIN = 6;
const CLEAR = 24; // so far from the next line nobody takes it for the wrong one's name
const WORST = 2.5; // lines and parts of them under a name: beyond that it is left out

export const touch = (a: Area, b: Area): boolean =>
  a.left < b.right + AIR && b.left < a.right + AIR && a.top < b.bottom + AIR && b.top < a.bottom + AIR;

interface Reach {
  low: number; // the least y, which is highest on the page
  high: number;
}

/** How far each line reaches up and down, in narrow columns of the paper. */
function reaches(points: readonly Point[], area: Area): (Reach | null)[] {
  const columns: (Reach | null)[] = Array.from({ length: Math.ceil((area.right - area.left) / BIN) }, () => null);
  const column = (x: number) => Math.min(Math.max(Math.floor((x - area.left) / BIN), 0), columns.length - 1);
  points.forEach((point, nth) => {
    const next = points[nth + 1];
    const last = next ? column(next.x) : column(point.x);
    for (let at = column(point.x); at <= last; at++) {
      const ys = at === last && next ? [point.y, next.y] : [point.y];
      const reach = columns[at] ?? { low: Infinity, high: -Infinity };
      columns[at] = { low: Math.min(reach.low, ...ys), high: Math.max(reach.high, ...ys) };
    }
  });
  return columns;
}

interface Spot {
  box: Name;
  cost: number;
}

/** How near the nearest other line comes to this one, in the columns where it would be named. */
function distance(own: readonly (Reach | null)[], others: readonly (Reach | null)[][], from: number): number {
  const gaps = own.flatMap((reach, nth) =>
    others.map((other) => {
      const there = other[from + nth];
      return there && reach ? Math.max(there.low - reach.high, reach.low - there.high, 0) : Infinity;
    }),
  );
  return Math.min(...gaps);
}

/** All places for one name, just above its line and just below it, the best first. */
function spots(line: NamedLine, own: (Reach | null)[], others: (Reach | null)[][], area: Area): Spot[] {
  const width = DISC + line.name.length * LETTER;
  const count = Math.ceil(width / BIN);
  const found: Spot[] = [];
  for (let from = 0; from + count <= own.length; from++) {
    const under = own.slice(from, from + count);
    if (under.includes(null)) continue;
    const low = Math.min(...under.map((reach) => reach!.low));
    const high = Math.max(...under.map((reach) => reach!.high));
    const left = area.left + from * BIN;
    for (const top of [low - HEIGHT - AIR, high + AIR]) {
      const box = { seat: line.seat, left, top, right: left + width, bottom: top + HEIGHT };
      if (box.top < area.top || box.bottom > area.bottom || box.right > area.right) continue;
      const crossed = others.map((other) => {
        const hit = other
          .slice(from, from + count)
          .filter((reach) => reach && reach.low < box.bottom && reach.high > box.top);
        return hit.length > 0 ? 0.3 + (0.7 * hit.length) / count : 0;
      });
      const doubt = 1 - Math.min(distance(under, others, from), CLEAR) / CLEAR;
      const cost = crossed.reduce((sum, each) => sum + each, 0) + 1.2 * doubt + (high - low) / 60;
      found.push({ box, cost });
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Names where there is room for them, those with the least choice first; the others are left out. */
export function nameLines(lines: readonly NamedLine[], area: Area): Name[] {
  const columns = lines.map((line) => reaches(line.points, area));
  const wishes = lines.map((line, nth) =>
    spots(
      line,
      columns[nth]!,
      columns.filter((_, other) => other !== nth),
      area,
    ),
  );
  const free = (all: Spot[]) => all.filter((spot) => spot.cost < 0.4).length;
  const placed: Name[] = [];
  for (const wish of [...wishes].sort((a, b) => free(a) - free(b))) {
    const spot = wish.find(({ box, cost }) => cost <= WORST && !placed.some((other) => touch(box, other)));
    if (spot) placed.push(spot.box);
  }
  return placed.sort((a, b) => a.seat - b.seat);
}
