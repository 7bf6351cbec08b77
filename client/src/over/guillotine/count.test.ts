import { expect, test } from 'vitest';

import type { ReplayStep } from '../../wire';
import { accounts } from './count';

const step = (day: number, totals: number[], closing = false): ReplayStep =>
  ({
    scene: {
      view: {
        game: 'guillotine',
        day,
        totals,
        closing,
        piles: [['duke'], ['martyr.1']],
        fronts: [[], ['tough_crowd']],
      },
    },
  }) as unknown as ReplayStep;

test('a day counts what everybody had when it ended, the final phase only at the end', () => {
  const steps = [
    step(1, [0, 0]),
    step(1, [3, 0]),
    step(2, [3, 1]),
    step(2, [3, 4]),
    step(3, [8, 4]),
    step(3, [8, 2], true),
  ];
  expect(accounts(steps, [1, 2]).map(({ seat, days, total }) => [seat, days, total])).toEqual([
    [0, [3, 3, 8], 8],
    [1, [0, 4, 4], 2],
  ]);
});

test('the winner comes first', () => {
  expect(accounts([step(1, [1, 5])], [2, 1]).map(({ seat }) => seat)).toEqual([1, 0]);
});
