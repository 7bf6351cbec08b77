// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import Confirm from '../house/Confirm.svelte';
import { me } from '../house/me.svelte';
import { complots } from '../testing/laid/complots';
import { druide } from '../testing/laid/druide';
import { openPage, PHONE, DESK } from '../testing/page';
import { leave, sit } from '../testing/sitting';
import type { Frame } from '../wire';

const later = (change: Partial<Frame>): Frame => ({
  ...complots,
  version: complots.version + 1,
  since: complots.told.length,
  told: [],
  ...change,
});
const lose = { ...complots.asked!, kind: 'lose', offers: complots.asked!.offers.slice(0, 2) };

afterEach(leave);

describe('a question', () => {
  it('gets the focus when it comes, and the tab says so', async () => {
    const table = await sit(complots);
    expect(table.focused).toBe('question');
    expect(document.title).toMatch(/^● /);
    table.hear(later({ asked: null }));
    expect(document.title).not.toMatch(/^● /);
  });

  it('takes no focus from somebody who writes', async () => {
    const table = await sit(complots);
    table.focus('#say');
    table.hear(later({ asked: lose }));
    await tick();
    expect(table.focused).toBe('say');
  });

  it('has a button for every action, and one for all targets of an action', async () => {
    const table = await sit(complots);
    const keys = new Set(complots.asked!.offers.map((offer) => offer.key));
    expect(table.all('#question .choices > button')).toHaveLength(keys.size);
  });

  it('only counts the choices that lie on the board as pieces', async () => {
    const table = await sit(druide);
    expect(table.all('#question .choices:not(.many) > button')).toHaveLength(1);
    expect(table.one('#question .laid summary').textContent).toContain('26');
  });

  it('folds many closed choices on a phone', async () => {
    const shut = [1, 2, 3].map((nth) => ({ ...complots.asked!.shut[0]!, text: `coup${nth}`, key: `coup${nth}` }));
    const table = await sit({ ...complots, asked: { ...complots.asked!, shut } }, PHONE);
    expect(table.all('#question details .shut')).toHaveLength(3);
  });

  it('tells the consequence of the choice that has the focus', async () => {
    const table = await sit(complots);
    table.choice('Foreign aid').focus();
    flushSync();
    const aid = complots.asked!.offers.find((offer) => offer.key === 'foreign_aid');
    expect(table.one('#question .consequence').textContent).toContain(aid!.consequence);
  });

  it('keeps the focus when the choice under it goes away', async () => {
    const table = await sit(complots);
    table.choice('Captain').focus();
    table.press('Enter');
    expect(table.focused).toBe('question');
    expect(table.answers).toEqual([]);
  });

  it('says what the house refused, long enough to be read, and can be answered again', async () => {
    const table = await sit(complots);
    table.press('1');
    vi.useFakeTimers();
    table.hear({ t: 'refused', code: 'too_poor', rule: 'C-14', sentence: 'Not so.' });
    expect(table.one('#question .second').textContent).toContain('Not so.');
    vi.advanceTimersByTime(6000);
    flushSync();
    vi.useRealTimers();
    expect(table.one('#question .second').textContent).not.toContain('Not so.');
    table.press('2');
    expect(table.answers).toEqual(['income', 'foreign_aid']);
  });
});

describe('keys', () => {
  it.each([
    ['1', 'income'],
    ['i', 'income'],
    ['F', 'foreign_aid'],
    ['3', 'tax'],
  ])('%s answers %s', async (key, answer) => {
    const table = await sit(complots);
    table.press(key);
    expect(table.answers).toEqual([answer]);
    expect(table.focused).toBe('question');
  });

  it('choose the target next, and Escape steps back', async () => {
    const table = await sit(complots);
    table.press('6', 'Escape', '6', '2');
    expect(table.answers).toEqual(['steal>d']);
  });

  it('answer once, however often they are pressed', async () => {
    const table = await sit(complots);
    table.press('1', '1', '2');
    expect(table.answers).toEqual(['income']);
  });

  it('answer nothing while the line is cut, nor do the buttons', async () => {
    const table = await sit(complots);
    table.lose();
    expect(table.choice('Income').ariaDisabled).toBe('true');
    table.choice('Income').click();
    table.press('1');
    expect(table.answers).toEqual([]);
    table.live.leave();
  });

  it('that are letters can be turned off; digits then choose only at the question', async () => {
    const table = await sit(complots);
    me.letters = false;
    table.press('i');
    table.focus('#board');
    table.press('1');
    expect(table.answers).toEqual([]);
    table.focus('#question');
    table.press('1');
    expect(table.answers).toEqual(['income']);
  });

  it('leave the table alone while somebody writes; Escape leads back to the question', async () => {
    const table = await sit(complots);
    table.press('/');
    expect(table.focused).toBe('say');
    table.press('1', 'i');
    expect(table.answers).toEqual([]);
    table.press('Escape');
    expect(table.focused).toBe('question');
  });

  it('open the rule that is asked about, and Escape gives the focus back', async () => {
    const table = await sit(complots);
    table.choice('Income').focus();
    table.press('?');
    await tick();
    expect(table.all('.drawer')).toHaveLength(1);
    table.press('Escape');
    expect(table.all('.drawer')).toEqual([]);
    expect(table.focused).toContain('Income');
  });

  it('open the table in words, which keeps them to itself and gives the focus back', async () => {
    const table = await sit(complots);
    table.press('t');
    expect(document.activeElement?.closest('dialog')?.textContent).toContain('Noor');
    table.press('1');
    expect(table.answers).toEqual([]);
    table.press('t');
    expect(table.all('dialog[open]')).toEqual([]);
    expect(table.focused).toBe('question');
  });
});

describe('a deed that cannot be undone', () => {
  it.each([
    ['No', 0],
    ['Delete', 1],
  ])('asks once more: %s does it %i times, and the focus comes back', (answer, times) => {
    openPage(DESK);
    const act = vi.fn();
    const props = { label: 'Delete', question: 'Really?', act };
    const confirm = mount(Confirm, { target: document.body, props });
    flushSync();
    const [opener, no, yes] = document.querySelectorAll('button');
    opener!.focus();
    opener!.click();
    expect(document.activeElement).toBe(no);
    (answer === 'No' ? no : yes)!.click();
    document.querySelector('dialog')!.close(); // as the form of a dialog does
    expect(act).toHaveBeenCalledTimes(times);
    expect(document.activeElement).toBe(opener);
    void unmount(confirm);
  });
});
