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
    expect([...lines(stands, 1, name).values()]).toEqual(Array(3).fill({ line: 0, aside: 0 }));
  });

  it('step aside or down, and up again, where neighbours are nearer than names are long', () => {
    const row = ['Lasource', 'Thibaudeau', 'Cambacérès', 'Robespierre'];
    const stands = new Map(row.map((deputy, nth) => [deputy, stand(38 + nth * 65, 92)]));
    expect([...lines(stands, 0.8, name)].map(([deputy, { line }]) => [deputy, line])).toEqual([
      ['Lasource', 0],
      ['Thibaudeau', 0],
      ['Cambacérès', 1],
      ['Robespierre', 0],
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
        if (found.get(one)?.line !== found.get(other)?.line) return;
        const half = ((long(one) + long(other)) / 2) * letters(scale * at[a]!.size);
        const aside = (found.get(other)?.aside ?? 0) - (found.get(one)?.aside ?? 0);
        expect(Math.abs((at[a + 1 + b]!.x - at[a]!.x) * scale + aside), `${one}, ${other}`).toBeGreaterThan(half);
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
        for (const [deputy, { line, aside }] of found) {
          const { x, y, size } = stands.get(deputy)!;
          const [half, high] = [(long(deputy) * letters(scale * size)) / 2, letters(scale * size)];
          const top = (y + 27 * size) * scale + line * high;
          for (const [other, at] of stands) {
            const [wide, tall] = [24 * at.size * scale, 26 * at.size * scale];
            const meets =
              Math.abs((at.x - x) * scale - aside) < half + wide &&
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
    expect([...lines(stands, 1, name).keys()]).toEqual(['Thibaudeau']);
  });

  it('are left out where a crowd leaves no line for them', () => {
    const crowd = ['Lasource', 'Thibaudeau', 'Cambacérès', 'Robespierre'];
    const stands = new Map(crowd.map((deputy, nth) => [deputy, stand(50 + nth * 4, 50)]));
    expect([...lines(stands, 1, name).values()].map(({ line }) => line)).toEqual([0, 1, 2]);
  });

  it('stay between the walls of their room', () => {
    const plan = planFor(Infinity);
    const row = ['robespierre', 'danton', 'brissot', 'thibaudeau'];
    for (const post of ['committee', 'jacobins', 'tribunal'] as const) {
      const deputies = row.map((one) => ({ name: one, post }));
      const stands = standings({ circle: [], deputies } as unknown as ConventionView, plan);
      const room = plan.rooms[post];
      for (const scale of [0.7, 0.815, 1])
        for (const [deputy, { aside }] of lines(stands, scale, name)) {
          const { x, size } = stands.get(deputy)!;
          const half = (long(deputy) * letters(scale * size)) / 2;
          expect(x * scale + aside - half, `${deputy}, ${post} at ${scale}`).toBeGreaterThan(room.x * scale);
          expect(x * scale + aside + half, `${deputy}, ${post} at ${scale}`).toBeLessThan(
            (room.x + room.width) * scale,
          );
        }
    }
  });

  it('lie under their own figurine rather than over the face of another', () => {
    const plan = planFor(Infinity);
    const members = (faction: string, names: string): unknown[] =>
      names.split(' ').map((one) => ({ name: one, faction, post: 'convention', square: 'normal' }));
    const circle = ['girondins', 'montagnards', 'crapauds', 'royalistes'];
    const deputies = [
      ...members('girondins', 'Vergniaud Brissot Condorcet Pétion Barbaroux Lasource'),
      ...members('montagnards', 'Robespierre Danton Marat Collot Billaud Saint-Just'),
      ...members('crapauds', 'Cambacérès Sieyès Merlin Thibaudeau Daunou Reubell'),
      ...members('royalistes', 'Larivière Boissy Delahaye Lomont Aubry Cadroy'),
    ];
    const scale = 0.815;
    const stands = standings({ circle, deputies } as unknown as ConventionView, plan);
    for (const [deputy, { line, aside }] of lines(stands, scale, name)) {
      const { x, y, size } = stands.get(deputy)!;
      const half = (long(deputy) * letters(scale * size)) / 2;
      const top = (y + 27 * size) * scale + line * letters(scale * size);
      for (const [other, at] of stands) {
        const meets =
          Math.abs((at.x - x) * scale - aside) < half + 8 * at.size * scale &&
          Math.abs(at.y * scale - (top + 5)) < 5 + 8 * at.size * scale;
        expect(other !== deputy && meets, `${deputy} over ${other}`).toBe(false);
      }
    }
  });
});
