// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';

import { convention } from '../../testing/laid/convention';
import { PHONE } from '../../testing/page';
import { leave, sit, type Sitting } from '../../testing/sitting';
import type { ConventionView, Frame } from '../../wire';

afterEach(leave);

const seen = convention.scene!.view as ConventionView;

function look(change: Partial<ConventionView>): Promise<Sitting> {
  const chairs = convention.room.chairs.map((chair) => ({ ...chair, away: false }));
  const scene = { ...convention.scene, view: { ...seen, ...change } } as Frame['scene'];
  return sit({ ...convention, room: { ...convention.room, chairs }, scene }, PHONE);
}

it('says on a phone of an accused that he is, where there is no room for his faction too', async () => {
  const first = seen.deputies.find(({ post }) => post === 'convention')!;
  const deputies = seen.deputies.map((one) => (one === first ? { ...one, square: 'denounced' } : one));
  const table = await look({ deputies });
  table.click('[data-room="convention"]');
  expect(table.one(`[data-deputy="${first.name}"] .who > span`).textContent).toBe('denounced');
});

it('says on a phone of a faction that it has passed, where there is no room for a name too', async () => {
  const table = await look({ passed: ['girondins', 'royalistes'] });
  const told = table.all('.plate .player').map(({ textContent }) => textContent.trim());
  expect(told).toContain('has passed');
  expect(told.filter((text) => text.includes('·') && !text.includes('Élise'))).toEqual([]);
});
