// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

import { Desk } from '../house/desk.svelte';
import { me } from '../house/me.svelte';
import { asked, offer } from '../testing/frames';
import { Choosing, UNREAD } from './choosing.svelte';
import { keyed, keyOf } from './keys';

afterEach(() => {
  me.letters = true;
  vi.restoreAllMocks();
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

it('is what stands on the button, of a target too: 0 is myself', () => {
  const marks = [0, 1, 2].map((target) => offer(`mark>${target}`, 'mark', { target }));
  const frame = { seat: 1, asked: asked('turn', ...marks), asides: [], sealed: '' };
  const answers: string[] = [];
  const choosing = new Choosing({ frame, sent: null, posed: -Infinity, answer: (text) => void answers.push(text) });
  const press = (key: string): void =>
    keyed(new KeyboardEvent('keydown', { key }), choosing, new Desk(), undefined, { room: '', aided: false });
  press('0');
  expect(choosing.open).toBeNull();
  press('1');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + UNREAD);
  press('0');
  expect(answers).toEqual(['mark>1']);
});
