import { expect, test } from 'vitest';
import type { ReplayStep } from '../../wire';
import { hands } from './hands';

const step = (turn: number, hidden: (string[] | number)[], faceup: string[][]): ReplayStep =>
  ({ turn, scene: { view: { game: 'complots', hidden, faceup } } }) as unknown as ReplayStep;

test('equal turns are taken together, in whatever order the cards lie', () => {
  const steps = [
    step(0, [['duchess', 'captain']], [[]]),
    step(1, [['duchess', 'captain']], [[]]),
    step(2, [['captain', 'duchess']], [[]]),
    step(2, [['captain', 'duchess', 'assassin', 'countess']], [[]]),
    step(3, [['captain', 'assassin']], [[]]),
    step(3, [['assassin']], [['captain']]),
  ];
  expect(hands(steps, 0)).toEqual([
    { from: 1, to: 1, hidden: ['captain', 'duchess'], faceup: [] },
    { from: 2, to: 2, hidden: ['assassin', 'captain'], faceup: [] },
    { from: 3, to: 3, hidden: ['assassin'], faceup: ['captain'] },
  ]);
});

test('a hand that nobody touched is told once', () => {
  const steps = [1, 2, 3].map((turn) => step(turn, [['duchess']], [['captain']]));
  expect(hands(steps, 0)).toEqual([{ from: 1, to: 3, hidden: ['duchess'], faceup: ['captain'] }]);
});

test('a card that is lost stays where it lay', () => {
  const one = step(2, [['captain']], [['duchess']]); // as the turn begins
  const steps = [step(1, [['captain']], [['duchess']]), one, step(2, [[]], [['duchess', 'captain']])];
  expect(hands(steps, 0).map(({ hidden, faceup }) => [...hidden, ...faceup])).toEqual([
    ['captain', 'duchess'],
    ['captain', 'duchess'],
  ]);
});
