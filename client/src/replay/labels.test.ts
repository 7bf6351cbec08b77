import { expect, test } from 'vitest';
import { cutLabels } from './labels';

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
