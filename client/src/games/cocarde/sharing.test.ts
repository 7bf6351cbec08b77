import { describe, expect, it } from 'vitest';

import { flatShares, lies, LYING, trackSize } from './sharing';
import { lay } from './track';

describe('the track and my hand', () => {
  it('keep cards upright on a tall screen, and lay them down where the track could not be read', () => {
    expect(lies(848, 64, 158)).toBe(false); // 1440 × 900
    expect(lies(672, 54, 158)).toBe(true); // 1024 × 768, the question between them
  });

  it('leave the track what is free, but never a circle that cannot be read', () => {
    expect(trackSize(1000, 423, true)).toEqual({ width: 1000, height: 423 });
    expect(trackSize(1000, 900, true).height).toBe(600);
    expect(trackSize(1000, 150, true).height).toBe(280);
  });
});

describe('beside the question', () => {
  it('the map gives way first, then the hand, then the course', () => {
    const roomy = flatShares(400);
    expect(roomy.strips.map).toBeGreaterThan(0);
    expect([roomy.hand, roomy.strips.course]).toEqual([LYING, 72]);
    const less = flatShares(290);
    expect([less.strips.map, less.hand, less.strips.course]).toEqual([0, LYING, 72]);
    const low = flatShares(235);
    expect(low.strips.map).toBe(0);
    expect(low.hand).toBeLessThan(LYING);
    expect(low.strips.course).toBeLessThan(72);
  });

  it('all of it fits the height that there is', () => {
    for (const free of [235, 250, 270, 300, 340]) {
      const { strips, hand } = flatShares(free);
      expect(strips.map + strips.course + strips.annexes + hand + 63, String(free)).toBeLessThanOrEqual(free);
    }
  });
});

describe('prison and frontiers', () => {
  const cell = (width: number, height: number) => lay(width, height).cells.get('pr3')!;

  it('grow with the middle of the board, up to 96 by 72', () => {
    expect(cell(1000, 423).width).toBeGreaterThan(55);
    expect(cell(1540, 602).width).toBe(93); // with what lies between two of them, 96
    expect(cell(1540, 602).height).toBe(72);
    expect(cell(2400, 900).height).toBe(72);
  });

  it.each([
    [1000, 423],
    [1540, 602],
    [980, 330],
    [776, 593],
    [918, 430],
  ])('stand beside Guyane and the dice, upon neither, in a board of %i by %i', (width, height) => {
    const { cells, dice, die } = lay(width, height);
    const guyane = cells.get('guy')!;
    const [last, below] = [cells.get('pr8')!, cells.get('fr8')!];
    const clear = (right: number, left: number, foot: number, top: number): boolean => right <= left || foot <= top;
    const [left, top] = [guyane.x - guyane.width / 2, guyane.y - guyane.height / 2];
    expect(clear(last.x + last.width / 2, left, last.y + last.height / 2, top)).toBe(true);
    expect(clear(below.x + below.width / 2, dice.x, below.y + below.height / 2, dice.y)).toBe(true);
    expect(clear(guyane.x + guyane.width / 2, dice.x, guyane.y + guyane.height / 2, dice.y)).toBe(true);
    expect(die).toBeGreaterThan(20);
  });
});
