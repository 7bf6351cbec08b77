import { afterEach, expect, it } from 'vitest';

import { me } from '../house/me.svelte';
import { asked, offer } from '../testing/frames';
import { Choosing } from './choosing.svelte';
import { keyOf } from './keys';

afterEach(() => {
  me.letters = true;
});

const offers = [offer('0', 'first', {}, 'r'), ...Array.from({ length: 9 }, (_, i) => offer(`${i + 1}`, `k${i}`))];
offers[3] = { ...offers[3]!, number: 8 };

function keys(): string[] {
  const frame = { seat: 0, asked: asked('which', ...offers), asides: [], sealed: '' };
  const choosing = new Choosing({ frame, sent: null, posed: 0, answer: () => {} });
  return choosing.groups.map((group) => keyOf(choosing, group));
}

it('is the boxed letter, or the digit of its own, or the place among the choices', () => {
  expect(keys()).toEqual(['R', '2', '3', '8', '5', '6', '7', '8', '9', '']);
});

it('is a digit where letters are switched off', () => {
  me.letters = false;
  expect(keys()[0]).toBe('1');
});
