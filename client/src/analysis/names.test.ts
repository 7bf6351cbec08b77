import { describe, expect, test } from 'vitest';

import type { Point } from './curve';
import { nameLines, touch, type Area, type NamedLine } from './names';

const AREA: Area = { left: 0, top: 0, right: 600, bottom: 120 };
const NAMES = ['Élise', 'Joost', 'Noor', 'Vaucanson', 'Margot', 'Kempelen', 'Jaquet-Droz', 'Hugo'];

const flat = (seat: number, ...ys: number[]): NamedLine => ({
  seat,
  name: NAMES[seat] ?? '',
  points: ys.map((y, nth) => ({ x: (600 * nth) / (ys.length - 1), y })),
});

/** Stairs that look drawn by chance and are always the same. */
function wandering(seat: number, seats: number): NamedLine {
  let number = 17 + seat;
  let y = 120 - 120 / seats;
  const points: Point[] = Array.from({ length: 90 }, (_, nth) => {
    number = (number * 48_271) % 2_147_483_647;
    y = Math.min(118, Math.max(2, y + (number % 21) - 10));
    return { x: (600 * nth) / 89, y };
  });
  return { seat, name: NAMES[seat] ?? '', points };
}

describe('names beside lines', () => {
  test('stand just over or under their own line, and on no other', () => {
    const names = nameLines([flat(0, 30, 30), flat(1, 90, 90)], AREA);
    expect(names.map((name) => name.seat)).toEqual([0, 1]);
    for (const [name, y] of [
      [names[0]!, 30],
      [names[1]!, 90],
    ] as const) {
      expect(Math.min(Math.abs(name.bottom - y), Math.abs(name.top - y))).toBeLessThanOrEqual(3);
      for (const line of [30, 90]) expect(name.top < line && line < name.bottom).toBe(false);
    }
  });

  test('are where a line goes its own way', () => {
    const together = [60, 60, 60, 60, 60];
    const names = nameLines([flat(0, ...together, 20, 20, 20, 20), flat(1, ...together, 60, 100, 100, 100)], AREA);
    for (const name of names) expect(name.left).toBeGreaterThanOrEqual(350);
  });

  test.each([2, 3, 4, 5, 6, 8])('never touch each other nor leave the paper, with %i seats', (seats) => {
    for (const right of [300, 600, 900]) {
      const area = { ...AREA, right };
      const lines = Array.from({ length: seats }, (_, seat) => {
        const line = wandering(seat, seats);
        return { ...line, points: line.points.map(({ x, y }) => ({ x: (x * right) / 600, y })) };
      });
      const names = nameLines(lines, area);
      expect(names.length).toBeGreaterThan(0);
      names.forEach((name, nth) => {
        expect(names.slice(nth + 1).some((other) => touch(name, other))).toBe(false);
        expect(name.left >= 0 && name.top >= 0 && name.right <= right && name.bottom <= 120).toBe(true);
      });
    }
  });

  test('where a line is too short for its name, the name is left out', () => {
    const short = {
      seat: 1,
      name: 'Vaucanson',
      points: [
        { x: 0, y: 60 },
        { x: 20, y: 60 },
      ],
    };
    expect(nameLines([flat(0, 30, 30), short], AREA).map((name) => name.seat)).toEqual([0]);
  });
});
