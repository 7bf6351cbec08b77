// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { asked, offer } from '../../testing/frames';
import { Choosing } from '../../table/choosing.svelte';
import type { Asked } from '../../wire';
import { learn, speak } from '../../words/words.svelte';
import Hand from './Hand.svelte';

let away = (): void => {};
afterEach(() => away());

async function hold(cards: string[], question: Asked | null): Promise<HTMLElement[]> {
  await speak('en');
  await learn('guillotine');
  const frame = { seat: 0, asked: question, asides: [], sealed: '' };
  const choosing = new Choosing({ frame, posed: 0, sent: null, answer: () => {} }, () => ({ pieces: ['card'] }));
  const hand = mount(Hand, {
    target: document.body,
    props: { cards, choosing, room: 900, height: 142, idle: false, phone: false, still: true },
  });
  flushSync();
  away = () => void unmount(hand);
  return [...document.querySelectorAll<HTMLElement>('.hand button')];
}

const veiled = (cards: HTMLElement[]): boolean[] => cards.map((card) => card.querySelector('.veil') !== null);

describe('my hand', () => {
  it('shows what may be played, and veils what may not', async () => {
    const cards = await hold(['trip', 'pushed'], asked('action', offer('play=trip', 'play', { card: 'trip' })));
    expect(veiled(cards)).toEqual([false, true]);
  });

  it('is veiled while something else is asked', async () => {
    const cards = await hold(['trip', 'pushed'], asked('noble', offer('noble=duke', 'noble', { noble: 'duke' })));
    expect(veiled(cards)).toEqual([true, true]);
  });

  it('is plain while nothing is asked', async () => {
    expect(veiled(await hold(['trip', 'pushed'], null))).toEqual([false, false]);
  });

  it('says a name and an effect as sentences', async () => {
    const [escape, trip] = await hold(['escape', 'trip'], null);
    expect(escape?.getAttribute('aria-label')).toBe(
      'Escape! 2 nobles of the line are discarded at random; the rest is shuffled.',
    );
    expect(trip?.getAttribute('aria-label')).toMatch(/^Trip\. Move one noble .*card\.$/);
  });
});
