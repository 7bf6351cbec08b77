import { describe, expect, it } from 'vitest';

import type { ConventionView } from '../../wire';
import { letters, lines, long } from './nameplates';
import { planFor } from './plan';
import { spread, standings, type Stand } from './standing';

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

  it('of the beheaded lie over nobody, however many they are', () => {
    const heads =
      'Robespierre Danton Marat Saint-Just Collot Billaud Vergniaud Brissot Condorcet Pétion Barbaroux Lasource'.split(
        ' ',
      );
    for (let dead = 1; dead <= heads.length; dead += 1)
      for (const scale of [0.7, 0.8, 1]) {
        const deputies = heads.slice(0, dead).map((head) => ({ name: head, post: 'guillotine' }));
        const stands = standings({ circle: [], deputies } as unknown as ConventionView, planFor(Infinity));
        const found = lines(stands, scale, name);
        if (dead < 8) expect(found.size, `${dead} at ${scale}`).toBeGreaterThan(dead - 2);
        for (const [deputy, line] of found) {
          const { x, y, size } = stands.get(deputy)!;
          const [half, high] = [(long(deputy) * letters(scale * size)) / 2, letters(scale * size)];
          const top = (y + 27 * size) * scale + line * high;
          for (const [other, at] of stands) {
            const [wide, tall] = [24 * at.size * scale, 26 * at.size * scale];
            const meets =
              Math.abs(at.x - x) * scale < half + wide &&
              Math.abs(at.y * scale - (top + high / 2)) < tall + high / 2 - 1;
            expect(other !== deputy && meets, `${dead} at ${scale}: ${deputy} over ${other}`).toBe(false);
          }
        }
      }
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
