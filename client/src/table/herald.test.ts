import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Herald } from './herald.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('speaks at once, then at most once a second, with what came in between', () => {
  const herald = new Herald();
  herald.tell(['One.']);
  expect(herald.polite).toBe('One.');
  herald.tell(['Two.']);
  herald.tell(['Three.']);
  expect(herald.polite).toBe('One.');
  vi.advanceTimersByTime(1000);
  expect(herald.polite).toBe('Two. Three.');
});

it('says the same cry twice if it happens twice', () => {
  const herald = new Herald();
  herald.cry('Your turn.');
  const first = herald.assertive;
  herald.cry('Your turn.');
  expect(herald.assertive).not.toBe(first);
});
