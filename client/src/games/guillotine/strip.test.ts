// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';

import { guillotine } from '../../testing/laid/guillotine';
import { PHONE } from '../../testing/page';
import { leave, sit } from '../../testing/sitting';

afterEach(leave);

it('shows the front of the line to whoever is asked for a card, wherever they looked before', async () => {
  const table = await sit({ ...guillotine, asked: null }, PHONE);
  const line = table.one('[data-row="line"]');
  const scrolled = vi.spyOn(line, 'scrollTo');
  table.hear({ ...guillotine, version: guillotine.version + 1, since: guillotine.told.length, told: [] });
  flushSync();
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ left: 0 }));
});

it('says on a phone how many cards I hold, and not where: my hand lies below', async () => {
  const table = await sit(guillotine, PHONE);
  expect(table.one('.mine .state').textContent).toMatch(/^you · \d+ cards?( · |$)/);
});
