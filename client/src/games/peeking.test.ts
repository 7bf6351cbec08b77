// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { convention } from '../testing/laid/convention';
import { guillotine } from '../testing/laid/guillotine';
import { DESK, PHONE } from '../testing/page';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { Frame } from '../wire';
import { STAYS } from './peeking.svelte';

afterEach(() => {
  vi.useRealTimers();
  leave();
});

const HISTORY = /In 1793 the post was opened/;
const note = (table: Sitting): string => table.all('#board [role=tooltip]').map((one) => one.textContent)[0] ?? '';
const finger = (what: string, on: HTMLElement) => {
  on.dispatchEvent(new PointerEvent(what, { bubbles: true, pointerType: 'touch' }));
  flushSync();
};

describe('a card that is looked at', () => {
  it('says under a pointer and with the focus what really happened', async () => {
    const table = await sit(convention);
    const card = table.one('[data-card="open_mission"]');
    expect(note(table)).toBe('');
    table.point('pointerenter', card);
    expect(note(table)).toMatch(HISTORY);
    table.point('pointerleave', card);
    expect(note(table)).toBe('');
    table.focus('[data-card="open_mission"]');
    expect(note(table)).toMatch(HISTORY);
    expect(document.getElementById(card.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(HISTORY);
  });

  it('says it under a finger that stays, which then chooses nothing, until the next tap', async () => {
    const table = await sit(convention, PHONE);
    const card = table.one('[data-card="open_mission"]');
    vi.useFakeTimers();
    finger('pointerdown', card);
    vi.advanceTimersByTime(STAYS);
    flushSync();
    expect(note(table)).toMatch(HISTORY);
    card.click();
    flushSync();
    expect(table.all('dialog')).toEqual([]);
    finger('pointerdown', document.body);
    expect(note(table)).toBe('');
  });

  it('opens large under a finger that does not stay', async () => {
    const table = await sit(convention, PHONE);
    table.tap(table.one('[data-card="open_mission"]'));
    expect(note(table)).toBe('');
    expect(table.one('dialog').textContent).toMatch(HISTORY);
  });
});

describe('a noble who really lived', () => {
  const king: Frame = structuredClone(guillotine);
  const view = king.scene?.view;
  if (view?.game === 'guillotine') view.line = ['king_louis_xvi', 'duke', 'lieutenant.1'];

  it('has a line of history in the line, and a type has none', async () => {
    const table = await sit(king, DESK);
    table.focus('[data-noble="king_louis_xvi"]');
    expect(table.one('.slip-note').textContent).toMatch(/21 January 1793/);
    table.focus('[data-noble="duke"]');
    expect(table.all('.slip-note')).toEqual([]);
  });

  it('has it on a phone, too', async () => {
    const table = await sit(king, PHONE);
    table.focus('[data-noble="king_louis_xvi"]');
    expect(table.one('.slip-note').textContent).toMatch(/21 January 1793/);
  });
});
