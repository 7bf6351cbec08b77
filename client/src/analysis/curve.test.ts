import { describe, expect, test } from 'vitest';

import { endOf, parts, points, rowed, rowsOf, signed, spread, stairs, stepsOf, percent } from './curve';

const steps = [8, 9, 12, 13, 20].map((place) => ({ place }));

describe('rows of the replay', () => {
  const view = {
    places: [0, 9, 10, 12, 20],
    curve: [
      [0.5, 0.5],
      [0.6, 0.4],
      [0.7, 0.3],
      [0.2, 0.8],
      [1, 0],
    ],
  };

  test('every step has what was weighed last by then', () => {
    expect(rowsOf(steps, view).map(([first]) => first)).toEqual([0.5, 0.6, 0.2, 0.2, 1]);
  });

  test('nothing was weighed: nothing is shown', () => {
    expect(rowsOf(steps, { places: [], curve: [] })).toEqual([[], [], [], [], []]);
  });

  test('what is found in the record stands at the step that shows it', () => {
    expect(stepsOf(steps, [{ place: 9 }, { place: 11 }, { place: 20 }, { place: 21 }])).toEqual([1, 2, 4, 4]);
  });
});

test('a line ends where the last hope does', () => {
  const rows = [
    [0.4, 0.3, 0.3],
    [0.6, 0, 0.4],
    [0.5, 0, 0.5],
    [1, 0, 0],
  ];
  expect([0, 1, 2].map((seat) => endOf(rows, seat))).toEqual([3, 1, 3]);
  expect(endOf([[0, 1]], 0)).toBe(0);
});

describe('stairs', () => {
  const at = (...ys: number[]) => ys.map((y, nth) => ({ x: 10 * nth, y }));

  test('hold until the next step, then rise or fall', () => {
    expect(stairs(at(50, 40, 60))).toBe('M0 50H10V40H20V60');
  });

  test('do not speak of steps that change nothing', () => {
    expect(stairs(at(50, 50, 50.04, 40, 40))).toBe('M0 50H30V40H40');
    expect(stairs(at(50, 50))).toBe('M0 50H10');
  });

  test('are never oblique', () => {
    expect(stairs(at(3, 8, 8, 2.26, 9, 9))).toMatch(/^M[\d. ]+([HV][\d.]+)*$/);
    expect([stairs([]), stairs(at(4))]).toEqual(['', 'M0 4']);
  });
});

describe('marks', () => {
  const gaps = (places: number[]) => places.slice(1).map((x, nth) => x - places[nth]!);

  test('stay over their steps where there is room', () => {
    expect(spread([20, 60, 100], 26, 0, 200)).toEqual([20, 60, 100]);
  });

  test('move aside as little as it takes', () => {
    expect(spread([50, 60], 26, 0, 200)).toEqual([42, 68]);
    expect(spread([50, 60, 100], 26, 0, 200)).toEqual([42, 68, 100]);
  });

  test('never touch, keep their order, and stay on the paper', () => {
    for (const wished of [
      [2, 3, 4, 5, 150, 151, 199, 200],
      [198, 198, 198],
      [0, 0, 30, 31, 60, 61],
    ]) {
      const placed = spread(wished, 20, 0, 200);
      expect(Math.min(...gaps(placed))).toBeGreaterThanOrEqual(20 - 1e-9);
      expect(placed[0]).toBeGreaterThanOrEqual(0);
      expect(placed.at(-1)).toBeLessThanOrEqual(200);
    }
  });

  test('stand closer where there are too many', () => {
    expect(spread([0, 0, 0, 0, 0], 26, 0, 80)).toEqual([0, 20, 40, 60, 80]);
  });

  test('small signs that would touch take two rows', () => {
    expect(rowed([0, 5, 10, 20, 21], 10)).toEqual([0, 1, 0, 0, 1]);
    expect(rowed([0, 1, 2], 10)).toEqual([0, 1, 0]);
  });
});

test('figures', () => {
  expect([points(0.224), points(1)]).toEqual([22, 100]);
  expect([signed(7), signed(-7), signed(0)]).toEqual(['+7', '−7', '0']);
});

test('what a seat won and lost adds up to what lies between its first hope and its last', () => {
  expect(parts([-0.284, -0.0742, -0.0482], -39)).toEqual([-28, -7, -4]);
  expect(parts([0.524, 0.163, 0.0445], 73)).toEqual([52, 16, 5]);
  expect(parts([0.305, 0, -0.105], 20)).toEqual([30, 0, -10]);
  expect(parts([0, 0, 0], 0)).toEqual([0, 0, 0]);
  expect(parts([], 5)).toEqual([]);
});

test('nothing and all are said only where they are certain', () => {
  expect([0, 0.0001, 0.456, 0.997, 0.9999, 1].map(percent)).toEqual([0, 1, 46, 99, 99, 100]);
});
