// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import { convention } from '../../testing/laid/convention';
import type { ConventionView } from '../../wire';
import { words } from '../../words/words.svelte';
import { parties } from './parties';
import Plate from './Plate.svelte';

const seen = convention.scene!.view as ConventionView;
const chairs = convention.room.chairs.map((chair) => ({ ...chair, away: false, bot_failed: false }));
const mounted: Record<string, unknown>[] = [];

afterEach(() => {
  for (const one of mounted.splice(0)) void unmount(one);
  document.body.replaceChildren();
});

/** What a plate that is so wide says of the player of a faction that has passed, and who that is. */
function told(width: number): [string, string] {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
  const all = parties({ ...seen, passed: seen.circle }, { ...convention.room, chairs });
  const party = all.find(({ mine, chair }) => !mine && !chair.level)!;
  mounted.push(mount(Plate, { target: document.body, props: { party, compact: false } }));
  flushSync();
  return [document.querySelector('.player')!.textContent.trim(), party.chair.name];
}

it('names who plays a faction that has passed where the plate is wide', () => {
  const [text, name] = told(329);
  expect(text).toBe(`${name}· ${words('convention-seat-passed')}`);
});

it('says on a narrow plate that a faction has passed, and cuts no name for it', () => {
  expect(told(244)[0]).toBe(words('convention-seat-passed'));
});
