// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { me } from '../house/me.svelte';
import { room } from '../testing/frames';
import { openHouse } from '../testing/house';
import { PATIENCE } from '../testing/page';
import type { Chair, Regret, ReplayStep } from '../wire';
import { speak } from '../words/words.svelte';
import Regrets from './Regrets.svelte';

const chair = (name: string, level: string): Chair => ({
  name,
  emblem: 1,
  level,
  open: false,
  person: level === '',
  machine: false,
  away: false,
  bot_failed: false,
});
const ROOM = room({ room: 'old', chairs: [chair('Anna', ''), chair('Hugo', ''), chair('Vaucanson', 'expert')] });
const STEPS = [0, 3, 6, 9].map((place) => ({ place, turn: place / 3 })) as ReplayStep[];
const REGRET: Regret = {
  place: 7, // between two steps
  question: 'It is your turn.',
  rule: 'C-12',
  answer: 'Income (+1)',
  better: 'Coup against Hugo (−7 coins)',
  why: 'Nothing stops a Coup.',
  cost: 0.412,
  margin: 0.051,
  hunches: [{ seat: 1, name: 'Hugo', text: 'Captain', percent: 35 }],
  truth: [{ seat: 1, name: 'Hugo', texts: ['Assassin', 'Countess'] }],
};

let away = (): void => {};
const jump = vi.fn();
const reveal = vi.fn();

beforeEach(async () => {
  me.language = 'en';
  await speak('en');
});
afterEach(() => {
  away();
  document.body.replaceChildren();
  jump.mockReset();
  reveal.mockReset();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function shown(regrets: Regret[], open = false): string {
  away();
  const list = mount(Regrets, {
    target: document.body,
    props: { regrets, seat: 0, room: ROOM, steps: STEPS, jump, open, reveal },
  });
  flushSync();
  away = () => {
    void unmount(list);
    away = () => {};
  };
  return text();
}

const text = () => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name)!;

it('says what was asked, answered and better, and what it cost with its interval', () => {
  const card = shown([REGRET]);
  for (const said of ['Turn 2', 'It is your turn.', 'Income (+1)', 'Coup against Hugo', 'Captain', '35%'])
    expect(card).toContain(said);
  expect(card).toContain('Your chance to win fell by 41 in a hundred; nineteen times in twenty, by 36 to 46.');
  expect(document.querySelector('.when a')?.getAttribute('href')).toBe('/replay/old?eyes=mine&step=7');
});

it('keeps the truth behind a switch, which is that of the board', () => {
  const lever = () => button('Show what was true');
  expect(shown([REGRET])).not.toContain('Assassin');
  expect(lever().getAttribute('aria-checked')).toBe('false');
  lever().click();
  expect(reveal).toHaveBeenLastCalledWith(true);
  expect(shown([REGRET], true)).toContain('Hugo Assassin, Countess');
  expect(lever().getAttribute('aria-checked')).toBe('true');
  button('On the board').click();
  expect(jump).toHaveBeenCalledWith(2); // the last step by then
  lever().click();
  expect(reveal).toHaveBeenLastCalledWith(false);
});

it('plays it again against the same automatons, and leads back', async () => {
  const asked = openHouse(() => ({ room: 'branch', seat: 0, token: 'token' }));
  expect(shown([REGRET])).toContain('An automaton II plays for Hugo.');
  button('Play it again').click();
  await vi.waitFor(() => expect(location.pathname).toBe('/t/branch'), PATIENCE);
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/rooms/old/branch', { place: 7, seat: 0, level: 'regular', same: true, name: 'Anna', language: 'en' }],
  ]);
  expect(me.seats.branch).toMatchObject({ token: 'token', back: '/replay/old?eyes=mine&step=7&analysis=1' });
});

it('is honest where no answer cost more than chance hides', () => {
  expect(shown([])).toContain('No answer of yours cost more than chance can hide.');
  expect(document.querySelector('article')).toBeNull();
});

it('says less of a game that has no words for what is believed', () => {
  const card = shown([{ ...REGRET, rule: '', hunches: [], truth: [] }], true);
  expect(card).not.toContain('an automaton believed');
  expect(card).toContain('Nothing but what the board shows.');
  expect(button('On the board')).toBeTruthy();
});
