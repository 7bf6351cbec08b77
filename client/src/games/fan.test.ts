import { expect, it } from 'vitest';

import { fan } from './fan';

it('lays cards side by side where they have room', () => {
  expect(fan(5, 700, 130, 6)).toEqual({ step: 136, seen: 130, overlaps: false, scrolls: false });
  expect(fan(1, 700, 130, 6).scrolls).toBe(false);
});

it('lays more of them upon one another, the last one within the room', () => {
  const laid = fan(9, 700, 130, 6);
  expect(laid.overlaps).toBe(true);
  expect(8 * laid.step + 130).toBeLessThanOrEqual(700);
  expect(laid.seen).toBe(laid.step);
});

it('leaves of each what a finger needs, and is scrolled then', () => {
  expect(fan(17, 340, 92, 6)).toEqual({ step: 46, seen: 46, overlaps: true, scrolls: true });
});
