import { describe, expect, test } from 'vitest';
import { told } from '../testing/frames';
import {
  markOf,
  numbered,
  opening,
  partOf,
  stepAt,
  stepByKey,
  stepOfEvent,
  stepOfMark,
  stepOfPlace,
  ticks,
  turnFrom,
  turnOf,
  within,
} from './cursor';

const step = (turn: number, cut = -1, ...fallen: string[]) => ({ turn, cut, fallen });
const line = ticks([step(0), step(1), step(1), step(2), step(2, 3), step(3)]);

test('opens with the first turn, when everything is dealt; or at once where there is none', () => {
  expect(opening([0, 0, 1, 1, 2].map((turn) => ({ turn })))).toBe(2);
  expect(opening([{ turn: 0 }])).toBe(0);
});

describe('the replay line', () => {
  test('a turn begins once, and a cut stays where it fell', () => {
    expect(line.map((tick) => tick.turn)).toEqual([0, 1, 0, 2, 0, 3]);
    expect(line.map((tick) => tick.cut)).toEqual([-1, -1, -1, -1, 3, -1]);
  });

  test('the executed stay where they fell, several of them in one step', () => {
    const heads = ticks([step(1), step(1, -1, 'Marat', 'Brissot')]);
    expect(heads.map((tick) => tick.fallen)).toEqual([[], ['Marat', 'Brissot']]);
  });

  test('a step is always one that there is', () => {
    expect([within(6, -3), within(6, 9), within(6, 2.6), within(6, Number.NaN), within(0, 4)]).toEqual([0, 5, 3, 0, 0]);
  });

  test('a place on the line and its step agree', () => {
    for (const tick of line) expect(stepAt(line.length, partOf(line.length, tick.step))).toBe(tick.step);
    expect(stepAt(line.length, 0.49)).toBe(2);
    expect(partOf(1, 0)).toBe(0);
  });

  test('turns are found on both sides, and beyond them the ends', () => {
    expect([turnFrom(line, 2, -1), turnFrom(line, 2, 1)]).toEqual([1, 3]);
    expect([turnFrom(line, 1, -1), turnFrom(line, 5, 1)]).toEqual([0, 5]);
  });
});

test('what ends a turn happened in it, though the next begins in the same step', () => {
  expect(turnOf([step(0), step(1), step(1), step(2, 3)], 3)).toBe(1);
  expect(turnOf([step(0)], 0)).toBe(0);
});

describe('keys', () => {
  test('step by step, turn by turn, and to the ends', () => {
    const led = (key: string) => stepByKey(line, 2, key, true);
    expect(['ArrowLeft', 'ArrowRight', ',', '.'].map(led)).toEqual([1, 3, 1, 3]);
    expect(['Home', 'End', 'PageUp', 'PageDown'].map(led)).toEqual([0, 5, 1, 3]);
  });

  test('other keys are not the replay’s, nor are letter keys that are switched off', () => {
    expect(stepByKey(line, 2, 'a', true)).toBeNull();
    expect(stepByKey(line, 2, '.', false)).toBeNull();
    expect(stepByKey(line, 2, 'ArrowRight', false)).toBe(3);
  });
});

describe('the address of a step', () => {
  const mine = [{ place: 8 }, { place: 12 }, { place: 15 }];
  const open = [{ place: 8 }, { place: 11 }, { place: 12 }, { place: 14 }, { place: 15 }];

  test('is the same for all eyes once the game is over', () => {
    expect(stepOfMark(mine, markOf(open, 2))).toBe(1);
    expect(stepOfMark(open, markOf(mine, 1))).toBe(2);
  });

  test('what other eyes did not notice leads to what they saw last', () => {
    expect(stepOfMark(mine, markOf(open, 3))).toBe(1);
    expect([stepOfPlace(mine, 0), stepOfPlace(mine, 99)]).toEqual([0, 2]);
  });

  test('is its number while the game goes on', () => {
    const going = [{ place: -1 }, { place: -1 }, { place: -1 }];
    expect([markOf(going, 2), stepOfMark(going, 2), stepOfMark(going, 7)]).toEqual([2, 2, 2]);
  });
});

test('an event is found in the step that tells it', () => {
  const steps = [{ told: told(1, 1, 1) }, { told: told(1) }, { told: [] }, { told: told(2, 2) }];
  expect([0, 2, 3, 4, 5].map((event) => stepOfEvent(steps, event))).toEqual([0, 0, 1, 3, 3]);
  expect([stepOfEvent(steps, 99), stepOfEvent([], 0)]).toEqual([3, 0]);
});

test('numbers of turns never touch', () => {
  const at = (...places: number[]) => places.map((x, place) => ({ turn: place + 1, x }));
  expect([...numbered(at(0, 40, 80))].sort()).toEqual([1, 2, 3]);
  expect([...numbered(at(0, 40, 52, 60))].sort()).toEqual([1, 2, 4]); // the last one is kept
  expect([...numbered(at(0, 10, 20, 30, 40, 100))].sort()).toEqual([1, 3, 5, 6]); // so is a round one
  expect(numbered([]).size).toBe(0);
});
