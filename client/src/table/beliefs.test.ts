import { expect, test } from 'vitest';

import { beliefs } from './beliefs';

const hunch = (seat: number, text: string, percent: number) => ({ seat, name: `seat ${seat}`, text, percent });

test('hunches are gathered by rival, the surest first', () => {
  const found = beliefs([hunch(2, 'Captain', 30), hunch(1, 'Duchess', 20), hunch(2, 'Countess', 70)]);
  expect(found.map(({ seat, name }) => [seat, name])).toEqual([
    [1, 'seat 1'],
    [2, 'seat 2'],
  ]);
  expect(found[1]!.hunches.map((each) => each.text)).toEqual(['Countess', 'Captain']);
  expect(beliefs([])).toEqual([]);
});

test('three of each rival, two where there are many', () => {
  const hunches = (rivals: number) =>
    Array.from({ length: 5 * rivals }, (_, nth) => hunch(nth % rivals, `${nth}`, nth));
  expect(beliefs(hunches(3)).map((rival) => rival.hunches.length)).toEqual([3, 3, 3]);
  expect(beliefs(hunches(5)).map((rival) => rival.hunches.length)).toEqual([2, 2, 2, 2, 2]);
});
