// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { cocarde } from '../testing/laid/cocarde'; // no other test asks for its rules, which are fetched once
import { complots } from '../testing/laid/complots';
import { PATIENCE, PHONE } from '../testing/page';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { GuideText, Passage, RuleText } from '../wire';

const says = (text: string, rules: string[] = []): Passage => ({
  kind: 'text',
  lines: [{ cells: [text], rules, inner: [] }],
  name: '',
  start: 1,
});
const GUIDE: GuideText = {
  title: 'How to play',
  lead: [says('Nobody knows who you are.')],
  parts: [{ anchor: 'part-1', title: 'The aim', passages: [says('Be the last.', ['L-25'])] }],
};
const RULES: RuleText[] = [{ number: 'L-25', part: 'The end', passages: [says('The last player wins.')] }];

afterEach(leave);

/** The house tells how the game is played, and its rules. */
async function sitOnPhone(): Promise<Sitting> {
  const table = await sit(cocarde, PHONE);
  vi.stubGlobal('fetch', (path: string) => {
    const told = path.endsWith('/guide') ? GUIDE : path.endsWith('/rules') ? RULES : null;
    return told ? Promise.resolve(new Response(JSON.stringify(told))) : new Promise(() => {});
  });
  return table;
}

const press = (table: Sitting, within: string, name: string) => {
  table
    .all(`${within} button`)
    .find((one) => one.textContent.trim() === name)!
    .click();
  flushSync();
};
const shown = (table: Sitting, what: string) => vi.waitFor(() => expect(table.all(what)).toHaveLength(1), PATIENCE);

describe('the guide of a table', () => {
  it('is one click away in the head', async () => {
    const table = await sit(complots);
    expect(table.one('header a[href="/guide/complots"]').textContent).toBe('How to play');
  });

  it('opens with the rules on a phone, and all rules from there', async () => {
    const table = await sitOnPhone();
    press(table, 'nav', 'Rules');
    await shown(table, '.leaf h3');
    expect(table.one('.leaf').textContent).toContain('Be the last.');
    press(table, '.leaf', 'Numbered rules');
    await shown(table, '#seek-rule');
    table.press('Escape');
    expect(table.all('.drawer')).toEqual([]);
    press(table, 'nav', 'Rules');
    await shown(table, '.leaf h3');
  });

  it('leads to the rule that it cites, and that one to all', async () => {
    const table = await sitOnPhone();
    press(table, 'nav', 'Rules');
    await shown(table, '.leaf .rule-number');
    press(table, '.leaf', 'L-25');
    await shown(table, '.drawer .verdict');
    press(table, '.drawer', 'All rules');
    await shown(table, '#seek-rule');
  });
});
