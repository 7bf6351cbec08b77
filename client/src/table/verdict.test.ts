// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { TO_THE_VERDICT } from '../games/scenes';
import { me } from '../house/me.svelte';
import { frame, room } from '../testing/frames';
import type { Scene, Told } from '../wire';
import { speak } from '../words/words.svelte';
import Verdict from './Verdict.svelte';

const seen = vi.fn();
let away = (): void => {};

beforeEach(async () => {
  me.language = 'en';
  await speak('en');
});
afterEach(() => {
  away();
  document.body.replaceChildren();
  seen.mockReset();
});

function shown(sentence: string): void {
  const told = [{ event: { type: 'won', rule: 'L-54', seat: 0 }, sentence }] as Told[];
  const scene = { view: { seats: 2, ranks: [1, 2] }, verdict: 'Anna wins.' } as unknown as Scene;
  const seated = frame({ told, scene, room: room({ chairs: [] }) });
  const bar = mount(Verdict, { target: document.body, props: { frame: seated, scene, onseen: seen } });
  flushSync();
  away = () => void unmount(bar);
}

function close(returned: string): void {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.returnValue = returned;
  dialog.dispatchEvent(new Event('close'));
}

it('says why, with the rule, unless that only repeats it', () => {
  shown('Anna is furthest on the main track, and wins.');
  expect(document.body.textContent).toContain('Anna is furthest on the main track, and wins.');
  expect(document.body.textContent).toContain('L-54');
  away();
  shown('Anna wins.');
  expect(document.querySelector('.why')).toBeNull();
});

it('is seen with one press after the count', () => {
  shown('Anna wins.');
  close('');
  expect(seen).not.toHaveBeenCalled();
  close(TO_THE_VERDICT);
  expect(seen).toHaveBeenCalledOnce();
});
