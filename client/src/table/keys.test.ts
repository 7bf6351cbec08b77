import { afterEach, expect, it } from 'vitest';

import { me } from '../house/me.svelte';
import { keyOf } from './keys';

afterEach(() => {
  me.letters = true;
});

it('is the boxed letter, or the place among the choices', () => {
  expect(keyOf(0, 'r')).toBe('R');
  expect(keyOf(4, '')).toBe('5');
  expect(keyOf(9, '')).toBe('');
});

it('is the place where letters are switched off', () => {
  me.letters = false;
  expect(keyOf(0, 'r')).toBe('1');
});
