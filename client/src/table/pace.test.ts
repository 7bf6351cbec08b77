// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { me } from '../house/me.svelte';
import { complots } from '../testing/laid/complots';
import { guillotine } from '../testing/laid/guillotine';
import { ZOOMED } from '../testing/page';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { Frame, Told } from '../wire';
import { BEAT } from './beats.svelte';

const later = (from: Frame, change: Partial<Frame>): Frame => ({
  ...from,
  version: from.version + 1,
  since: from.told.length,
  told: [],
  ...change,
});

const out = (name: string): Told => ({
  event: { type: 'eliminated', rule: 'C-41', seat: 1, amount: 0 },
  sentence: `${name} is out.`,
  beat: true,
});
const exposed: Told = {
  event: { type: 'exposed', rule: 'C-27', seat: 1, character: 'duchess' },
  sentence: 'A lie.',
  beat: true,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  me.motion = 'system';
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const shown = (table: Sitting) => table.all('.beat').map((one) => one.textContent.trim());
const pass = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
};

describe('a beat', () => {
  it('is there for six tenths of a second, one after the other', async () => {
    const table = await sit(complots);
    expect(shown(table)).toEqual([]);
    table.hear(later(complots, { asked: null, told: [out('Hugo'), { ...out('Noor'), beat: false }, out('Cox')] }));
    expect(shown(table)).toEqual(['Hugo is out.']);
    pass(BEAT - 1);
    expect(shown(table)).toEqual(['Hugo is out.']);
    pass(1);
    expect(shown(table)).toEqual(['Cox is out.']);
    pass(BEAT);
    expect(shown(table)).toEqual([]);
  });

  it('keeps nobody from answering', async () => {
    const table = await sit({ ...complots, asked: null });
    table.hear(later(complots, { told: [out('Hugo')] }));
    expect(shown(table)).toEqual(['Hugo is out.']);
    table.wait();
    table.press('1');
    expect(table.answers).toEqual(['income']);
  });

  it('is not shown where nothing moves, nor for what the board itself shows', async () => {
    const table = await sit(complots);
    table.hear(later(complots, { told: [exposed] }));
    expect(shown(table)).toEqual([]);
    me.motion = 'less';
    table.hear(later(complots, { told: [exposed, out('Hugo')] }));
    expect(shown(table)).toEqual([]);
  });

  it('is the last alone, where a whole game has come at once', async () => {
    const table = await sit(complots);
    table.hear(later(complots, { told: ['a', 'b', 'c', 'd'].map(out) }));
    expect(shown(table)).toEqual(['d is out.']);
    pass(BEAT);
    expect(shown(table)).toEqual([]);
  });
});

describe('what came of a doubt', () => {
  it('is stamped on the medallion', async () => {
    const table = await sit(complots);
    expect(table.all('.medal .stamp')).toEqual([]);
    table.hear(later(complots, { told: [exposed] }));
    expect(table.all('.medal .stamp').map((one) => one.textContent)).toEqual(['Lie']);
    expect(table.all('#question .claimed')).toEqual([]);
  });

  it('is stamped on it beside the question, where the table has no middle', async () => {
    const declared = {
      type: 'declared',
      rule: 'C-15',
      seat: 1,
      action: 'tax',
      target: null,
      claim: 'duchess',
      cost: 0,
    };
    const claimed: Told = { event: declared as Told['event'], sentence: 'A Duchess.', beat: false };
    const scene = complots.scene!;
    const deed = { seat: 1, action: 'tax', target: null, claim: 'duchess' };
    const said = { ...scene, view: { ...scene.view, deed } } as typeof scene;
    const table = await sit(complots, ZOOMED);
    expect(table.all('.claimed')).toEqual([]);
    table.hear(later(complots, { asked: null, scene: said, told: [claimed] }));
    expect(table.all('#question .claimed .medal')).toHaveLength(1);
    expect(table.all('.medal .stamp')).toEqual([]);
    table.hear(later(complots, { version: complots.version + 2, since: complots.told.length + 1, told: [exposed] }));
    expect(table.all('#question .head .claimed .stamp').map((one) => one.textContent)).toEqual(['Lie']);
  });
});

describe('automata', () => {
  it('say that they think, if they think for long', async () => {
    const table = await sit({ ...complots, asked: null, thinking: [1] });
    const { name } = complots.room.chairs[1]!;
    expect(table.one('#question .status').textContent).toBe(`${name} is thinking.`);
  });

  it('play to the end at once for whoever is out, and for nobody else', async () => {
    const house = vi.fn(() => new Promise<Response>(() => {}));
    const table = await sit({ ...complots, asked: null, rest: true });
    vi.stubGlobal('fetch', house);
    table.click('#question .rest button');
    const [path, request] = house.mock.calls[0] as unknown as [string, RequestInit];
    expect([path, request.method]).toEqual([`/api/rooms/r/seats/${complots.seat}/rest`, 'POST']);
    table.hear(later(complots, { asked: null, rest: true, room: { ...complots.room, rushed: true } }));
    expect(table.all('#question .rest')).toEqual([]);
    expect(table.one('#question .status').textContent).toBe('The automatons play to the end.');
    table.hear(later(complots, { asked: null, rest: true, seat: -1 }));
    expect(table.all('#question .rest')).toEqual([]);
  });

  it('change their pace for the host in the menu, while they play', async () => {
    const chairs = complots.room.chairs.map((chair, seat) => ({ ...chair, level: seat ? 'regular' : '' }));
    const table = await sit({ ...complots, host: true, room: { ...complots.room, chairs } });
    const house = vi.fn(() => new Promise<Response>(() => {}));
    vi.stubGlobal('fetch', house);
    const entry = table.all('#menu .line').find((one) => one.textContent?.includes('Pace'))!;
    entry.click();
    flushSync();
    const [calm, brisk] = table.all('#menu .inner button');
    expect(table.all('#menu .inner button').map((one) => one.textContent)).toEqual(['calm', 'brisk', 'at once']);
    expect([calm, brisk].map((one) => one!.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    brisk!.click();
    const [path, request] = house.mock.calls[0] as unknown as [string, RequestInit];
    expect([path, request.body]).toEqual(['/api/rooms/r/arrange', '{"settings":{"pace":"brisk"}}']);
    table.hear(later(complots, { host: false }));
    expect(table.all('#menu .line').filter((one) => one.textContent?.includes('Pace'))).toEqual([]);
  });
});

describe('a standing order', () => {
  const holding = { ...guillotine, holds: true };

  it('is offered once, when a card comes to hand that may be asked for', async () => {
    const table = await sit(guillotine);
    expect(table.all('.offer')).toEqual([]);
    table.hear(later(holding, {}));
    expect(table.all('.offer button').map((one) => one.textContent)).toEqual([
      'ask me',
      'never interrupt',
      'always interrupt',
    ]);
    table.all('.offer button')[1]!.click();
    flushSync();
    expect(table.said.at(-1)).toEqual({ t: 'stand', order: 'never' });
    table.hear(later(holding, { version: holding.version + 2 }));
    expect(table.all('.offer')).toEqual([]);
  });

  it('is asked for in one place at a time', async () => {
    const asked = { ...guillotine.asked!, secret: true };
    const table = await sit({ ...holding, asked });
    expect([table.all('.offer').length, table.all('.standing').length]).toEqual([1, 0]);
    table.all('.offer button')[0]!.click();
    flushSync();
    expect([table.all('.offer').length, table.all('.standing').length]).toEqual([0, 1]);
  });

  it('is not offered to whoever has given one', async () => {
    const table = await sit({ ...holding, order: { order: 'fire', only: {} } });
    expect(table.all('.offer')).toEqual([]);
  });
});
