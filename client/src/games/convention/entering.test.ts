// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';

import { convention } from '../../testing/laid/convention';
import { leave, sit } from '../../testing/sitting';
import type { ConventionView } from '../../wire';

afterEach(leave);

it('takes whoever stands in a room that may be entered for the room', async () => {
  const { deputies } = convention.scene!.view as ConventionView;
  const moves = convention.asked!.offers.filter(({ key }) => key === 'move');
  const mine = new Set(moves.map((move) => move.arguments.deputy));
  const into = (post: unknown) => deputies.find((one) => one.post === post && !mine.has(one.name));
  const move = moves.find((one) => into(one.arguments.post))!;
  const there = into(move.arguments.post)!;

  const table = await sit(convention);
  expect(table.one(`[data-deputy="${there.name}"]`).dataset.why).toBe('whom-move');
  table.click(`[data-deputy="${move.arguments.deputy}"]`);
  expect(table.one(`[data-deputy="${there.name}"]`).dataset.why).toBeUndefined();
  table.click(`[data-deputy="${there.name}"]`);
  expect(table.one('#question h2').textContent).toBe(move.label);
});
