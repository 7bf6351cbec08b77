import { expect, test } from 'vitest';
import { ticks } from './cursor';
import { cutAt, cutLabels } from './labels';

test('names stand under their cuts, and on the paper', () => {
  const cuts = [
    { x: 2, name: 'Élise' },
    { x: 200, name: 'Hugo' },
    { x: 399, name: 'Margot' },
  ];
  const [left, middle, right] = cutLabels(cuts, 400);
  expect(left!.labelX).toBeGreaterThan(10);
  expect(middle).toEqual({ name: 'Hugo', x: 200, labelX: 200, row: 0 });
  expect(right!.labelX).toBeLessThan(385);
});

test('two that would touch take two rows', () => {
  const rows = cutLabels(
    [
      { x: 100, name: 'Kempelen' },
      { x: 120, name: 'Vaucanson' },
      { x: 300, name: 'Cox' },
    ],
    400,
  );
  expect(rows.map((label) => label.row)).toEqual([0, 1, 0]);
});

test('a third is left out: the record tells it too', () => {
  const rows = cutLabels(
    [
      { x: 100, name: 'Kempelen' },
      { x: 110, name: 'Vaucanson' },
      { x: 120, name: 'Cox' },
    ],
    400,
  );
  expect(rows.map((label) => label.row)).toEqual([0, 1, -1]);
});

test('a cut stands in the turn in which somebody was put out, not in the next', () => {
  const line = ticks(
    [1, 1, 1, 2, 2, 3].map((turn, step) => ({ turn, cut: [2, 3, 5].includes(step) ? 0 : -1, fallen: [] })),
  );
  const wide = (step: number) => 100 * step;
  expect(cutAt(line, 2, wide)).toBe(200); // the turn goes on
  expect(cutAt(line, 3, wide)).toBe(291); // the next begins in the same step
  expect(cutAt(line, 5, (step) => 2 * step)).toBe(8); // a turn as short as the cut is wide
});
