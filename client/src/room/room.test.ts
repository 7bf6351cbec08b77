import { describe, expect, test } from 'vitest';
import type { Chair, OptionCard, RoomView } from '../wire';
import { missing } from './missing';
import { emblemsLeft, moved } from './order';
import { rowOf, saidRow } from './rows';

const open: Chair = {
  name: '',
  emblem: 0,
  level: '',
  open: true,
  person: false,
  machine: false,
  away: false,
  bot_failed: false,
};
const person: Chair = { ...open, name: 'Élise', emblem: 1, open: false, person: true };
const automaton: Chair = { ...open, name: 'Cox', emblem: 4, open: false, level: 'regular' };

const settings = {
  title: '',
  listed: false,
  gallery: true,
  hints: false,
  decision_ms: null,
  absence_ms: null,
  absence_level: '',
  tempo: null,
  pace: 'brisk' as const,
};
const room = (chairs: Chair[], change: Partial<RoomView> = {}): RoomView => ({
  room: 'r',
  game: 'complots',
  title: '',
  seats: chairs.length,
  options: {},
  orders: [],
  pledges: false,
  rules: true,
  settings,
  chairs,
  host: 0,
  commitment: '',
  begun: false,
  paused: false,
  rushed: false,
  over: false,
  closed: false,
  watching: 0,
  next: '',
  branch: false,
  knock: null,
  ...change,
});

describe('what is missing', () => {
  test('open seats, by the numbers on their plates, for everybody', () => {
    const seen = room([person, open, automaton, open]);
    expect(missing(seen, true)).toEqual({ what: 'seats', count: 2, places: [2, 4] });
    expect(missing(seen, false).what).toBe('seats');
  });

  test('nothing, for the host of a full table', () => {
    expect(missing(room([person, automaton]), true).what).toBe('ready');
  });

  test('the host, for everybody else at a full table', () => {
    expect(missing(room([person, automaton]), false).what).toBe('host');
  });

  test('a closed room does not begin, whoever sits there', () => {
    expect(missing(room([person, automaton], { closed: true }), true).what).toBe('closed');
  });
});

describe('who sits where', () => {
  test('a chair moves and those between make room', () => {
    expect(moved(4, 0, 2)).toEqual([1, 2, 0, 3]);
    expect(moved(4, 3, 1)).toEqual([0, 3, 1, 2]);
  });

  test('emblems of others are gone, my own is left', () => {
    expect(emblemsLeft([person, automaton, open], 0)).toEqual([1, 2, 3, 5, 6, 7, 8]);
    expect(emblemsLeft([person, automaton, open], -1)).toEqual([2, 3, 5, 6, 7, 8]);
  });
});

describe('an option that is a row', () => {
  const word = (value: string, label: string) => ({ value, label, seat: -1 });
  const card: OptionCard = {
    name: 'stone_colours',
    rule: 'D-2',
    label: '',
    default: 'printed',
    values: [word('printed', 'as on the board')],
    least: null,
    most: null,
    row: [word('white', 'blanc'), word('blue', 'bleu')],
    length: 3,
    room: false,
    unit: '',
  };

  test('is told by the name it has, or word by word', () => {
    expect(saidRow(card, 'printed')).toBe('as on the board');
    expect(saidRow(card, 'blue,white,blue')).toBe('bleu, blanc, bleu');
  });

  test('is changed from what it is, or from all words in turn', () => {
    expect(rowOf(card, 'blue,white,blue')).toEqual(['blue', 'white', 'blue']);
    expect(rowOf(card, 'printed')).toEqual(['white', 'blue', 'white']);
  });
});
