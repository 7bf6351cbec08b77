import { describe, expect, it } from 'vitest';

import { room } from '../testing/frames';
import { passed, read } from './clock';

const clock = { window: true, floor: 3000, left: 20_000, whole: 30_000 };

describe('read', () => {
  it('counts down from when the clock came', () => {
    expect(read(clock, room(), 5000)).toMatchObject({ left: 15_000, floor: false, of: 30_000 });
  });

  it('is full before the floor, and never under nothing', () => {
    expect(read(clock, room(), 2000)?.floor).toBe(true);
    expect(read(clock, room(), 90_000)?.left).toBe(0);
  });

  it('stands still while the room is paused, and is not there without a deadline', () => {
    expect(read(clock, room({ paused: true }), 5000)?.left).toBe(20_000);
    expect(read({ ...clock, left: null }, room(), 0)).toBeNull();
    expect(read(null, room(), 0)).toBeNull();
  });
});

describe('passed', () => {
  it('names 15 and 5 seconds, each once', () => {
    expect(passed(15_100, 14_900)).toBe(15);
    expect(passed(14_900, 14_800)).toBeNull();
    expect(passed(5050, 4990)).toBe(5);
    expect(passed(0, 12_000)).toBeNull();
  });
});
