// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AID } from '../testing/aid';
import { offer } from '../testing/frames';
import { settled } from '../testing/house';
import { complots } from '../testing/laid/complots';
import { convention } from '../testing/laid/convention';
import { DESK, PHONE, type Size } from '../testing/page';
import { leave, sit, type Sitting } from '../testing/sitting';
import { columnsOf, template } from './columns';

async function seated(page: Size = DESK, aid = AID, frame = complots): Promise<Sitting> {
  const table = await sit(frame, page, aid);
  await settled();
  await settled();
  flushSync();
  return table;
}

/** Keys, and what the focus does after them. */
async function press(table: Sitting, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    table.press(key);
    await settled();
    flushSync();
  }
}

const aids = (table: Sitting): number => table.all('section.aid').length;
const rule = (table: Sitting): string => table.all('.drawer').map((one) => one.textContent)[0] ?? '';

afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('the player’s aid', () => {
  it('is one key away; pressed again the rule of the question, and then the table', async () => {
    const table = await seated();
    table.choice('Income').focus();
    await press(table, '?');
    expect(aids(table)).toBe(1);
    expect(table.one('section.aid').textContent).toContain('costs a rival a card');
    expect(table.one('main').parentElement!.classList).toContain('aided');
    await press(table, '?');
    expect([aids(table), rule(table) !== '']).toEqual([0, true]);
    await press(table, '?');
    expect([aids(table), rule(table)]).toEqual([0, '']);
    expect(table.focused).toContain('Income');
  });

  it('is asked for once, however often the house tells the table anew', async () => {
    const table = await seated();
    const house = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal('fetch', house);
    table.hear({ ...complots, version: complots.version + 1, since: complots.told.length, told: [] });
    table.hear({ ...complots, version: complots.version + 2, since: complots.told.length, told: [] });
    expect(house).not.toHaveBeenCalled();
    expect(aids(table)).toBe(0);
  });

  it('is put away by Escape, which gives the focus back', async () => {
    const table = await seated();
    table.choice('Income').focus();
    await press(table, '?', 'Escape');
    expect(aids(table)).toBe(0);
    expect(table.focused).toContain('Income');
  });

  it('leads to a rule and back to its number', async () => {
    const table = await seated();
    await press(table, '?');
    table.click('.aid [data-rule="C-42"]');
    await settled();
    expect(table.all('.drawer')).toHaveLength(1);
    await press(table, 'Escape');
    expect(aids(table)).toBe(1);
    expect(document.activeElement?.getAttribute('data-rule')).toBe('C-42');
    await press(table, 'Escape');
    expect(aids(table)).toBe(0);
  });

  it('is a tab of the rail; pressed again it is put away', async () => {
    const table = await seated();
    const tab = (): HTMLElement => table.all('.sheet-tabs button').find((one) => one.textContent?.includes('Aid'))!;
    tab().click();
    flushSync();
    expect([aids(table), tab().getAttribute('aria-pressed')]).toEqual([1, 'true']);
    tab().click();
    flushSync();
    expect(aids(table)).toBe(0);
  });

  it('lies there again at the next table of the visit, and not once it was put away', async () => {
    const table = await seated();
    await press(table, '?');
    leave();
    const again = await seated();
    expect(aids(again)).toBe(1);
    await press(again, 'Escape');
    leave();
    expect(aids(await seated())).toBe(0);
  });

  it('is the fifth tab of a phone', async () => {
    const table = await seated(PHONE);
    const tabs = table.all('nav button').map((one) => one.textContent?.trim());
    expect(tabs.at(-1)).toBe('Aid');
    table.all('nav button').at(-1)!.click();
    flushSync();
    expect(aids(table)).toBe(1);
    await press(table, 'Escape');
    expect(aids(table)).toBe(0);
  });

  it('is not there where the game brings none: then the rule is opened at once', async () => {
    const table = await seated(DESK, { ...AID, sections: [] });
    expect(table.all('.sheet-tabs button').some((one) => one.textContent?.includes('Aid'))).toBe(false);
    await press(table, '?');
    expect(rule(table)).not.toBe('');
  });
});

describe('a sign', () => {
  const slip = (): string => document.querySelector('.slip[role=status]')?.textContent?.trim() ?? '';
  const spot = (table: Sitting): HTMLElement => table.one('[data-sign="court"]');

  it('says what it means under the mouse', async () => {
    const table = await seated();
    vi.useFakeTimers();
    table.point('pointerover', spot(table));
    await vi.advanceTimersByTimeAsync(400);
    expect(slip()).toBe(AID.signs.court);
    table.point('pointerover', document.body);
    expect(slip()).toBe('');
  });

  it('says it after a long press, until the next tap; and that press chooses nothing', async () => {
    const table = await seated();
    vi.useFakeTimers();
    table.point('pointerdown', spot(table), 'touch');
    await vi.advanceTimersByTimeAsync(499);
    expect(slip()).toBe('');
    await vi.advanceTimersByTimeAsync(10);
    expect(slip()).toBe(AID.signs.court);
    table.point('pointerup', spot(table), 'touch');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    spot(table).dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    table.point('pointerdown', document.body, 'touch');
    expect(slip()).toBe('');
  });

  it('says it of the card that has the focus', async () => {
    const DUCHESS = 'Duchess: takes 3 coins.';
    const offers = [offer('lose=duchess', 'lose', { character: 'duchess' })];
    const losing = { ...complots, asked: { ...complots.asked!, kind: 'lose', offers } };
    const table = await seated(DESK, { ...AID, signs: { 'character-duchess': DUCHESS } }, losing);
    table.focus('.hand [data-sign="character-duchess"] button');
    await settled();
    flushSync();
    expect(slip()).toBe(DUCHESS);
    table.focus('#question');
    await settled();
    flushSync();
    expect(slip()).toBe('');
  });

  it('says it among the words of the board, where the keyboard has no other way to it', async () => {
    const table = await seated();
    await press(table, 't');
    const said = table.all('dialog li').map((one) => one.textContent);
    expect(document.activeElement).toBe(table.one('dialog h2')); // one reads from the beginning
    expect(said).toContain(AID.signs.court);
    expect(said).not.toContain(AID.signs['character-countess']); // who is not there
  });

  it('says nothing while a finger goes elsewhere', async () => {
    const table = await seated();
    vi.useFakeTimers();
    table.point('pointerdown', spot(table), 'touch');
    spot(table).dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'touch', clientX: 40 }));
    await vi.advanceTimersByTimeAsync(600);
    expect(slip()).toBe('');
  });
});

describe('a piece that is no answer now', () => {
  const WHOM = 'You send deputies of your own.';
  const slip = (): string => document.querySelector('.slip[role=status]')?.textContent?.trim() ?? '';

  it('says when it is pressed whom the question is about, as the house has it', async () => {
    const table = await seated(DESK, { ...AID, signs: { 'whom-move': WHOM } }, convention);
    const [idle] = table.all('[data-deputy][aria-disabled]');
    table.tap(idle!);
    flushSync();
    expect(slip()).toBe(WHOM);
    table.tap(table.one('[data-deputy]:not([aria-disabled])'));
    expect(slip()).toBe('');
    expect(table.answers).toEqual([]);
  });
});

it('gives rows the columns that one of them needs', () => {
  const columns = columnsOf(AID.sections[0]!);
  expect(columns).toMatchObject({ signs: true, figure: true, aside: true, by: true, amount: false, rules: false });
  expect(template(columns).split(/ (?![^(]*\))/)).toHaveLength(4);
});
