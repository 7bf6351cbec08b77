import { describe, expect, it } from 'vitest';

import { room } from '../testing/frames';
import type { Chair, Mine, RoomView } from '../wire';
import { sorted } from './mine';

const person: Chair = {
  name: 'Élise',
  emblem: 1,
  level: '',
  open: false,
  person: true,
  machine: false,
  away: false,
  bot_failed: false,
};

const mine = (name: string, asked = '', change: Partial<RoomView> = {}): Mine => ({
  room: room({ room: name, chairs: [person], ...change }),
  seat: 0,
  host: false,
  asked,
  status: '',
});

const names = (games: Mine[]) => games.map((game) => game.room.room);

describe('my games', () => {
  it('that wait for me come apart from those that wait for others', () => {
    const found = sorted([mine('a'), mine('b', 'Que faites-vous ?'), mine('c')]);
    expect([names(found.waiting), names(found.going)]).toEqual([['b'], ['a', 'c']]);
  });

  it('do not wait for me while they are paused, nor while an automaton answers in my seat', () => {
    const found = sorted([
      mine('paused', 'Que faites-vous ?', { paused: true }),
      mine('handed over', 'Que faites-vous ?', { chairs: [{ ...person, level: 'regular' }] }),
    ]);
    expect([found.waiting.length, found.going.length]).toEqual([0, 2]);
  });

  it('that are over are shown newest first, and only the last four; closed ones are gone', () => {
    const over = ['a', 'b', 'c', 'd', 'e'].map((name) => mine(name, '', { over: true }));
    const found = sorted([...over, mine('shut', '', { closed: true })]);
    expect(names(found.finished)).toEqual(['e', 'd', 'c', 'b']);
    expect(found.going).toEqual([]);
  });
});
