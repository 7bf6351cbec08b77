// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';

import { choice } from '../../testing/laid/choice';
import { leave, sit } from '../../testing/sitting';
import { words } from '../../words/words.svelte';

afterEach(leave);

it('says whose a faction is as soon as it was taken, and offers the others', async () => {
  await sit(choice);
  const sheets = [...document.querySelectorAll('.draft section')];
  const told = sheets.map((sheet) => sheet.querySelector('header span span')?.textContent);
  const free = words('convention-free');
  expect(told).toEqual([free, free, 'Inès', free]);
  expect(sheets.map((sheet) => sheet.classList.contains('taken'))).toEqual([false, false, true, false]);
  expect(document.querySelectorAll('.draft [data-take]')).toHaveLength(3);
});

it('lets nothing slip in above the factions while they are chosen: they stay under the pointer', async () => {
  await sit(choice);
  expect(document.querySelectorAll('.draft section')).toHaveLength(4);
  expect(document.querySelectorAll('.plate')).toHaveLength(0);
});
