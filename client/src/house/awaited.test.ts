import { expect, it } from 'vitest';

import { asked, frame, room } from '../testing/frames';
import type { Chair, Frame } from '../wire';
import { awaited } from './awaited';

const chair: Chair = {
  name: 'Anna',
  emblem: 1,
  level: '',
  open: false,
  person: true,
  machine: false,
  away: false,
  bot_failed: false,
};
const mine = (change: Partial<Frame>) => frame({ seat: 0, room: room({ chairs: [chair] }), ...change });
const question = asked('action');
const talking = { sentence: 'Time to talk.', ready: [], awaited: [0] };

it.each<[string, Frame | null, ReturnType<typeof awaited>]>([
  ['nothing before anything is known', null, null],
  ['an answer', mine({ asked: question }), 'answer'],
  ['no answer that lies sealed', mine({ asked: question, sealed: 'Pass' }), null],
  ['a word that the talk is over', mine({ talking }), 'talk'],
  ['nothing when the talk waits for others', mine({ talking: { ...talking, awaited: [1] } }), null],
  ['nothing of a spectator', mine({ asked: question, seat: -1 }), null],
  ['nothing while it is paused', mine({ asked: question, room: room({ chairs: [chair], paused: true }) }), null],
  [
    'nothing while an automaton plays for me',
    mine({ asked: question, room: room({ chairs: [{ ...chair, level: 'regular' }] }) }),
    null,
  ],
])('is %s', (_, shown, expected) => {
  expect(awaited(shown)).toBe(expected);
});
