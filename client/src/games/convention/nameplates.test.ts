import { describe, expect, it } from 'vitest';

import { letters, lines, long } from './nameplates';
import { planFor } from './plan';
import { spread, type Stand } from './standing';

const stand = (x: number, y: number, change: Partial<Stand> = {}): Stand => ({
  x,
  y,
  size: 1,
  named: true,
  mirrored: false,
  ...change,
});
const name = (deputy: string): string => deputy;

describe('the names under figurines', () => {
  it('stay in their line where there is room', () => {
    const stands = new Map([
      ['Marat', stand(50, 50)],
      ['Danton', stand(120, 50)],
      ['Sieyès', stand(50, 120)],
    ]);
    expect([...lines(stands, 1, name).values()]).toEqual([0, 0, 0]);
  });

  it('step down, and up again, where neighbours are nearer than names are long', () => {
    const row = ['Lasource', 'Thibaudeau', 'Cambacérès', 'Robespierre'];
    const stands = new Map(row.map((deputy, nth) => [deputy, stand(38 + nth * 65, 92)]));
    expect([...lines(stands, 0.8, name)]).toEqual([
      ['Lasource', 0],
      ['Thibaudeau', 1],
      ['Cambacérès', 0],
      ['Robespierre', 1],
    ]);
  });

  it('of five heads do not run into each other', () => {
    const heads = ['Robespierre', 'Saint-Just', 'Cambacérès', 'Thibaudeau', 'Vergniaud'];
    const scale = 0.8;
    const at = spread(planFor(Infinity).floors.guillotine, heads.length, 1);
    const stands = new Map(
      heads.map((deputy, nth) => [deputy, stand(at[nth]!.x, at[nth]!.y, { size: at[nth]!.size })]),
    );
    const found = lines(stands, scale, name);
    expect(found.size).toBe(heads.length);
    heads.forEach((one, a) =>
      heads.slice(a + 1).forEach((other, b) => {
        if (found.get(one) !== found.get(other)) return;
        const half = ((long(one) + long(other)) / 2) * letters(scale * at[a]!.size);
        expect(Math.abs(at[a]!.x - at[a + 1 + b]!.x) * scale, `${one}, ${other}`).toBeGreaterThan(half);
      }),
    );
  });

  it('take no room where they are not written', () => {
    const stands = new Map([
      ['Lasource', stand(50, 50, { named: false })],
      ['Thibaudeau', stand(70, 50)],
    ]);
    expect([...lines(stands, 1, name)]).toEqual([['Thibaudeau', 0]]);
  });

  it('are left out where a crowd leaves no line for them', () => {
    const crowd = ['Lasource', 'Thibaudeau', 'Cambacérès', 'Robespierre'];
    const stands = new Map(crowd.map((deputy, nth) => [deputy, stand(50 + nth * 4, 50)]));
    expect([...lines(stands, 1, name).values()]).toEqual([0, 1, 2]);
  });
});
