// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';

import { cocarde } from '../../testing/laid/cocarde';
import { PHONE } from '../../testing/page';
import { leave, sit } from '../../testing/sitting';
import type { CocardeView, Frame } from '../../wire';

afterEach(leave);

it('has on a phone the whole place of a pawn, and leaves the rest to who asks', async () => {
  const seen = cocarde.scene!.view as CocardeView;
  const places = seen.places.map((place, seat) => (seat === 1 ? 'pr6' : place));
  const chairs = cocarde.room.chairs.map((chair) => ({ ...chair, away: false }));
  const scene = { ...cocarde.scene, view: { ...seen, places, wait: [1] } } as Frame['scene'];
  const table = await sit({ ...cocarde, room: { ...cocarde.room, chairs }, scene }, PHONE);
  const states = table.all('.plate .state').map(({ textContent }) => textContent);
  expect(states).toContain('prison 6');
  expect(states.filter((state) => state.includes('·'))).toEqual([]);
});
