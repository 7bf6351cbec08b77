// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { me } from '../house/me.svelte';
import StepLog from '../replay/StepLog.svelte';
import type { ReplayStep, Told } from '../wire';
import { speak } from '../words/words.svelte';
import LogLines from './LogLines.svelte';

const dealt = (sentence: string): Told => ({
  event: { type: 'dealt', rule: 'C-5', seat: 1, character: null },
  sentence,
  beat: false,
});
const told = [dealt('You are dealt a Duchess.'), dealt(''), dealt(''), dealt('The others are dealt a card each.')];
let away = (): void => {};

beforeEach(async () => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  me.language = 'en';
  await speak('en');
});
afterEach(() => {
  away();
  document.body.replaceChildren();
});

const lines = (): string[] => [...document.querySelectorAll('li')].map((line) => line.textContent.trim());

it('has a line for each sentence, which leads to its own event', () => {
  const props = { told, names: [], seat: 0, href: (event: number) => `#${event}` };
  const list = mount(LogLines, { target: document.body, props });
  away = () => void unmount(list);
  flushSync();
  expect(lines()).toEqual(['C-5 You are dealt a Duchess.', 'C-5 The others are dealt a card each.']);
  expect([...document.querySelectorAll('a')].map((line) => line.getAttribute('href'))).toEqual(['#0', '#3']);
});

it('in a replay, a step that says nothing is told with the next one that does', () => {
  const steps = told.map((one) => ({ told: [one] }) as unknown as ReplayStep);
  const list = mount(StepLog, { target: document.body, props: { steps, step: 1, names: [], jump: () => {} } });
  away = () => void unmount(list);
  flushSync();
  expect(lines()).toHaveLength(2);
  expect(document.querySelector('[aria-current]')?.textContent).toContain('The others are dealt');
});
