// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { me } from '../house/me.svelte';
import { asked, offer } from '../testing/frames';
import { cocarde } from '../testing/laid/cocarde';
import { complots } from '../testing/laid/complots';
import { convention } from '../testing/laid/convention';
import { druide } from '../testing/laid/druide';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { ViewOf } from '../games/scenes';
import type { Asked, Frame } from '../wire';

afterEach(leave);

const told = (table: Sitting): string => table.one('#question .consequence').textContent.trim().replace(/\s+/g, ' ');
const heading = (table: Sitting): string => table.one('#question h2').textContent.trim();

describe('the first question of a first game', () => {
  const first: Frame = { ...complots, asked: { ...complots.asked!, aim: 'Be the last with a hidden card.' } };

  it('says what one plays for, until the first answer', async () => {
    const table = await sit(first);
    me.helped = [];
    flushSync();
    expect(table.one('.first-help').textContent).toContain('Be the last with a hidden card.');
    table.wait();
    table.choice('Income').click();
    flushSync();
    expect(table.answers).toEqual(['income']);
    expect(me.dismissed('question-complots')).toBe(true);
    expect(table.all('.first-help')).toEqual([]);
  });
});

describe('a window', () => {
  const window: Asked = {
    ...asked(
      'challenge',
      { ...offer('pass', 'pass'), tone: 'quiet', consequence: 'Nobody stops it: two coins go.' },
      { ...offer('challenge', 'challenge'), tone: 'hostile', consequence: 'A lie costs a card.' },
    ),
    secret: true,
    note: 'A counter may still come.',
  };

  it('says what follows if nobody speaks, and what is at stake', async () => {
    const table = await sit({ ...complots, asked: window });
    expect(told(table)).toBe('A counter may still come. challenge – A lie costs a card.');
  });

  it('says what comes of silence where nothing is hostile', async () => {
    const [pass] = window.offers;
    const counters = [pass!, offer('counter=duchess', 'counter')];
    const table = await sit({ ...complots, asked: { ...window, offers: counters } });
    expect(told(table)).toBe('A counter may still come. pass – Nobody stops it: two coins go.');
  });
});

describe('half a move', () => {
  it('asks on: a deputy, where to', async () => {
    const table = await sit(convention);
    const before = heading(table);
    const { deputy } = convention.asked!.offers.find(({ key }) => key === 'move')!.arguments;
    table.click(`[data-deputy="${deputy}"]`);
    expect(heading(table)).toMatch(/: where to\?$/);
    table.click(`[data-deputy="${deputy}"]`);
    expect(heading(table)).toBe(before);
  });

  it('asks on: a bar, by the stones beside it, which way', async () => {
    const table = await sit(druide);
    const { line } = druide.asked!.offers.find(({ key }) => key === 'move_bar')!.arguments;
    table.click(`[data-place="line-${line}"]`);
    expect(heading(table)).toBe(`The bar between ${line} and ${Number(line) + 1}: which way?`);
  });
});

describe('a move of Le Grand Druide', () => {
  const view = druide.scene!.view as ViewOf<'druide'>;
  const { line, to } = druide.asked!.offers.find(({ key }) => key === 'move_bar')!.arguments;
  const carriedByMe = view.colleges.map((college) => ({ ...college, counts: [9, 0, 0], tied: [], carrier: 0 }));
  const offers = druide.asked!.offers.map((one) => ({
    ...one,
    foreseen: one.arguments.line === line ? { places: [], colleges: carriedByMe } : null,
  }));

  it('shows the colleges and the totals as they would be, until it is taken back', async () => {
    const table = await sit({ ...druide, asked: { ...druide.asked!, offers } });
    const mine = () => table.one('[data-seat="0"] .votes').textContent.replace(/\s+/g, ' ').trim();
    const before = mine();
    table.click(`[data-place="line-${line}"]`);
    table.click(`[data-place="to-${to}"]`);
    const all = view.colleges.reduce((sum, { votes }) => sum + votes, 0);
    expect(mine()).toMatch(new RegExp(`^${all} ?votes$`));
    expect(table.one('[data-seat="0"] .from').textContent).toMatch(/\d/); // what they are instead
    expect(table.all('.colleges tbody .carries')).toHaveLength(view.colleges.length);
    table.press('Escape');
    expect(mine()).toBe(before);
  });
});

describe('a square of Le Lys et la Cocarde', () => {
  it('says whom its sign concerns', async () => {
    const table = await sit(cocarde);
    table.focus('[data-place="m17"]');
    expect(table.one('#board [role=tooltip] .danger').textContent).toMatch(/^A danger to royalists/);
    table.focus('[data-place="m11"]');
    expect(table.all('#board [role=tooltip] .danger')).toEqual([]);
  });
});
