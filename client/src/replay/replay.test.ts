// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { boardOf } from '../games/boards';
import { me } from '../house/me.svelte';
import { route } from '../house/router.svelte';
import { AID } from '../testing/aid';
import { settled } from '../testing/house';
import { complots } from '../testing/laid/complots';
import { DESK, openPage, PHONE, type Size } from '../testing/page';
import type { Replay } from '../wire';
import { speak } from '../words/words.svelte';
import Review from './Review.svelte';

const found: Replay = {
  room: { ...complots.room, over: true },
  eyes: 'public',
  seat: -1,
  steps: [{ place: 0, told: complots.told, scene: complots.scene!, turn: 1, cut: -1, fallen: [] }],
  truths: [],
  talk: [],
  deals: [],
};

let away = (): void => {};

async function review(page: Size = DESK, query: Record<string, string> = {}): Promise<void> {
  openPage(page);
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/aid') ? Promise.resolve(new Response(JSON.stringify(AID))) : new Promise(() => {}),
  );
  Object.assign(me, { language: 'en', letters: true });
  await speak('en');
  route.set({ page: 'replay', room: complots.room.room, lesson: '', query, hash: {} });
  const mounted = mount(Review, { target: document.body, props: { found, token: '' } });
  away = () => {
    void unmount(mounted);
    flushSync();
  };
  await boardOf('complots');
  await quiet();
}

async function quiet(): Promise<void> {
  for (let errand = 0; errand < 3; errand++) await settled();
  flushSync();
}

async function press(key: string): Promise<void> {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await quiet();
}

const button = (text: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent.trim().startsWith(text));
const lie = (): string[] =>
  ['.aid', '.drawer'].filter((what) => document.querySelector(`aside ${what}, dialog ${what}`) !== null);

afterEach(() => {
  away();
  away = () => {};
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the player’s aid beside a replay', () => {
  it('is one key away; pressed again a rule, from which Escape leads back to it, and then away', async () => {
    await review();
    button('from the gallery')?.focus();
    expect(lie()).toEqual([]);
    await press('?');
    expect(lie()).toEqual(['.aid']);
    await press('?');
    expect(lie()).toEqual(['.drawer']);
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    await quiet();
    expect(lie()).toEqual(['.aid']);
    await press('Escape');
    expect(lie()).toEqual([]);
  });

  it('is a tab of the rail, in which another takes its place', async () => {
    await review();
    button('Aid')?.click();
    await quiet();
    expect(lie()).toEqual(['.aid']);
    expect(document.querySelector('aside [aria-pressed=true]')?.textContent).toContain('Aid');
    button('Record')?.click();
    await quiet();
    expect(lie()).toEqual([]);
  });

  it('is one tap away on a phone', async () => {
    await review(PHONE);
    document.querySelector<HTMLElement>('nav.back button')?.click();
    await quiet();
    expect(lie()).toEqual(['.aid']);
    document.querySelector<HTMLElement>('.aid .shut')?.click();
    await quiet();
    expect(lie()).toEqual([]);
  });
});

describe('the analysis', () => {
  it('opens as one looked on, with what was hidden still hidden', async () => {
    await review(DESK, { analysis: '1', eyes: 'public' });
    expect(button('Analysis')?.getAttribute('aria-pressed')).toBe('true');
    expect(button('from the gallery')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('leaves the eyes as they are when it is asked for', async () => {
    await review();
    button('Analysis')?.click();
    await quiet();
    expect(route.query).toMatchObject({ analysis: '1', eyes: 'public' });
  });
});
