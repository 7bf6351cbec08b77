import { afterEach, describe, expect, it, vi } from 'vitest';

import { Live, type Line } from '../house/live.svelte';
import { me } from '../house/me.svelte';
import { asked, frame, offer } from '../testing/frames';
import type { Hint } from '../wire';
import { Advice } from './advice.svelte';

const HINT: Hint = { text: 'income', label: 'Income', reason: 'Safe.', hunches: [], prospects: [], fear: '' };

afterEach(() => {
  vi.unstubAllGlobals();
  me.language = 'en';
});

/** Advice at a table that asks something, and the house's answer when it is let go. */
function atTable() {
  let tell = (): void => {};
  vi.stubGlobal('fetch', () => new Promise((done) => (tell = () => done(new Response(JSON.stringify(HINT))))));
  const line: Line = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} };
  const live = new Live('r', 'token', 'en', () => line);
  const hear = (version: number) =>
    line.onmessage?.({
      data: JSON.stringify(frame({ version, asked: asked('action', offer('income', 'income')) })),
    } as MessageEvent);
  hear(1);
  return { advice: new Advice(live), hear, tell: () => tell() };
}

describe('advice', () => {
  it('stands as long as its question', async () => {
    const { advice, hear, tell } = atTable();
    const told = advice.ask();
    tell();
    await told;
    expect(advice.given).toEqual(HINT);
    hear(2);
    expect(advice.given).toBeNull();
  });

  it('is gone in another language', async () => {
    const { advice, tell } = atTable();
    const told = advice.ask();
    tell();
    await told;
    me.language = 'fr';
    expect(advice.given).toBeNull();
  });

  it('is none that comes after the language has changed', async () => {
    const { advice, tell } = atTable();
    const told = advice.ask();
    me.language = 'fr';
    tell();
    await told;
    expect(advice.given).toBeNull();
    expect(advice.asking).toBe(false);
  });
});
