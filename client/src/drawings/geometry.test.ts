import { describe, expect, it } from 'vitest';

import { CARDS, nameSize } from './cards';
import { concave } from './concave';
import { CUT, halves } from './cut';
import { EMBLEMS, emblem } from './emblems';
import { FIGURES } from './figures/figures';
import { guilloche } from './guilloche';
import { milling } from './milling';

const numbers = (path: string): number[] => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

describe('the cut', () => {
  it('rises to the right at 21°', () => {
    const { line } = halves(168, 236);
    const angle = (Math.atan2(line.y1 - line.y2, line.x2 - line.x1) * 180) / Math.PI;
    expect(angle).toBeCloseTo(CUT, 1);
  });

  it('goes through the middle of the card and slides the lower half down and to the left', () => {
    const { line, slide } = halves(100, 140);
    expect((line.y1 + line.y2) / 2).toBeCloseTo(70);
    expect((line.x1 + line.x2) / 2).toBeCloseTo(50);
    expect(slide).toEqual({ x: -7.5, y: 6 });
  });

  it('leaves nothing of the frame out: the halves share their edge and reach beyond the card', () => {
    const { above, below, line } = halves(100, 140, 6);
    const edge = `M${line.x1} ${line.y1}L${line.x2} ${line.y2}`;
    expect(above.startsWith(edge)).toBe(true);
    expect(below.startsWith(edge)).toBe(true);
    expect(above).toContain('V-6');
    expect(below).toContain('V146');
  });
});

describe('concave corners', () => {
  it('bend inwards on all four and close', () => {
    const path = concave(1, 2, 30, 40, 5);
    expect(path.match(/A5 5 0 0 0/g)).toHaveLength(4);
    expect(path.startsWith('M6 2')).toBe(true);
    expect(path.endsWith('6 2Z')).toBe(true);
  });
});

describe('guilloche', () => {
  it('stays within its depth of the ellipse', () => {
    const values = numbers(guilloche(0, 0, 300, 150).replaceAll(/[MQZ]/g, ' '));
    for (let i = 0; i < values.length; i += 2) {
      const [x = 0, y = 0] = [values[i], values[i + 1]];
      expect((x / 311) ** 2 + (y / 161) ** 2).toBeLessThan(1.001);
      expect((x / 289) ** 2 + (y / 139) ** 2).toBeGreaterThan(0.99);
    }
  });

  it('has six curves in one path', () => {
    expect(guilloche(0, 0, 300, 150).match(/Z/g)).toHaveLength(6);
  });
});

it('a name of any length stays inside its card', () => {
  for (const anatomy of [CARDS.large, CARDS.medium]) {
    for (const letters of [5, 12, 18]) {
      expect(nameSize(anatomy, letters) * 0.68 * letters).toBeLessThanOrEqual(anatomy.width * 0.84 + 0.01);
    }
  }
});

it('a watch has 60 ticks, every fifth longer', () => {
  const ticks = milling(60, 10, 9, 5, 8).split('M').slice(1);
  expect(ticks).toHaveLength(60);
  expect(ticks[0]).toBe('0.0 -10.0L0.0 -8.0');
  expect(ticks[1]).toBe('1.0 -9.9L0.9 -9.0');
});

it('every seat has an emblem of its own, and an unknown one is drawn as the first', () => {
  expect(new Set(Object.values(EMBLEMS).map((each) => each.d)).size).toBe(8);
  expect(emblem(0)).toBe(1);
  expect(emblem(8)).toBe(8);
});

it('no figure has an empty mark or a number that is none', () => {
  for (const { marks } of Object.values(FIGURES)) {
    expect(marks.length).toBeGreaterThan(2);
    for (const mark of marks) expect(mark.d).toMatch(/^M[^N]+$/);
  }
});
