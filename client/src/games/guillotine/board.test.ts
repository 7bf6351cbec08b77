import { describe, expect, it } from 'vitest';

import { NOBLE_FIGURES } from '../../drawings/figures/nobles';
import { kindOf, NOBLES, SIGNS } from '../../drawings/nobles';
import { pictogram } from '../../drawings/pictograms';
import { breakable, set } from '../../drawings/print';
import { asked, offer, room } from '../../testing/frames';
import type { ToldOf, ViewOf } from '../scenes';
import { landings, lands, pointedAt } from './landing';
import { around, numbered, players } from './players';
import { placeAt, road } from './road';

const PIECES = import.meta.glob<string>('../../../../src/cabale/games/guillotine/pieces.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pieces = Object.values(PIECES)[0] ?? '';

const view = (change: Partial<ViewOf<'guillotine'>>): ViewOf<'guillotine'> =>
  ({
    game: 'guillotine',
    seats: 3,
    over: false,
    line: ['mayor', 'duke', 'martyr.1', 'baron'],
    playing: [],
    ...change,
  }) as ViewOf<'guillotine'>;
const chose = (noble: string): ToldOf<'guillotine'> => ({
  event: { type: 'chose', rule: 'G-40', seat: 0, noble },
  sentence: '',
  beat: false,
});

describe('what is printed on nobles', () => {
  const rows = [...pieces.matchAll(/\("(\w+)", \d, (PURPLE|RED|GREEN|BLUE|GREY), (-?\d)\)/g)];

  it('is what the rules have (G-12): the same colour and points for each of the 40', () => {
    expect(rows).toHaveLength(40);
    for (const [, kind = '', colour = '', points] of rows) {
      const printed = NOBLES[kind as keyof typeof NOBLES];
      expect(printed.group, kind).toBe(colour.toLowerCase());
      expect(printed.points === '★' ? 0 : printed.points, kind).toBe(Number(points));
    }
  });

  it('has a figure of its own for each kind, and a sign of its own for each group', () => {
    const drawn = Object.values(NOBLE_FIGURES).map((figure) => JSON.stringify(figure.marks));
    expect(new Set(drawn).size).toBe(40);
    expect(new Set(Object.values(SIGNS)).size).toBe(5);
  });

  it('copies are of one kind', () => {
    expect(kindOf('martyr.3')).toBe('martyr');
    expect(kindOf('nobody')).toBeNull();
  });
});

describe('pictures of action cards', () => {
  const cards = [...pieces.matchAll(/^ {4}\("(\w+)", \d, "\w*", [A-Z_]+\)/gm)].map((row) => row[1] ?? '');

  it('there is one for each of the 50', () => {
    expect(cards).toHaveLength(50);
    for (const card of cards) expect(pictogram(card).length, card).toBeGreaterThan(0);
  });
});

describe('where nobles may be put', () => {
  const question = asked(
    'distance',
    offer('by=1', 'by', { distance: 1, position: 2 }),
    offer('by=2', 'by', { distance: 2, position: 1 }),
  );

  it('is what is offered, laid on the line', () => {
    expect([...landings(question)].map(([place, { text }]) => [place, text])).toEqual([
      [1, 'by=1'],
      [0, 'by=2'],
    ]);
    expect(lands(offer('noble=duke', 'noble', { nearest: 3, farthest: 1 }))).toEqual([2, 1, 0]);
    expect(lands(offer('noble=duke', 'noble', { nearest: 4, farthest: 5 }))).toEqual([3, 4]);
    expect(lands(offer('noble=duke', 'noble', { nearest: 1, farthest: 1 }))).toEqual([0]);
  });

  it('is nowhere while no distance is asked', () => {
    expect(pointedAt(asked('noble'), [chose('duke')])).toBe('');
    expect(pointedAt(question, [chose('mayor'), chose('duke')])).toBe('duke');
    expect([...landings(asked('noble', offer('noble=duke', 'noble', { position: 3 })))]).toEqual([]);
    expect(lands(offer('noble=duke', 'noble', { position: 3 }))).toEqual([]);
    expect(lands(undefined)).toEqual([]);
  });
});

describe('the road', () => {
  it.each([
    [12, 1060, 376],
    [15, 1060, 376],
    [15, 724, Infinity],
    [20, 900, 300],
  ])(
    '%i nobles find room on a road of %i by %i: a finger for each up to 15, half of that for more',
    (count, width, height) => {
      const { places, seen, near, height: whole } = road(count, width, height);
      expect(places).toHaveLength(count);
      if (height < Infinity) expect(whole).toBeLessThanOrEqual(height + 1);
      for (const box of places) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.width).toBeGreaterThanOrEqual(44);
      }
      if (count > near + 1) expect(seen).toBeGreaterThanOrEqual(count > 15 ? 24 : 44);
    },
  );

  it('runs to the right near the scaffold, and back to the left', () => {
    const { places, near } = road(12, 1060, 376);
    expect(places[1]!.x).toBeGreaterThan(places[0]!.x);
    expect(places[near + 1]!.x).toBeLessThan(places[near]!.x);
    expect(places[near]!.y).toBeLessThan(places[0]!.y);
  });

  it.each([
    [12, 964, 180],
    [12, 964, 240],
    [6, 964, 376],
    [15, 700, 180],
  ])('leaves room for the days and the decks: %i nobles on %i by %i', (count, width, height) => {
    const { places, corner, near } = road(count, width, height);
    expect(corner.width).toBeGreaterThanOrEqual(width > 900 ? 118 : 56);
    for (const box of places.slice(near)) expect(box.x).toBeGreaterThanOrEqual(corner.x + corner.width);
  });

  it('finds the place under a pointer, among those that are asked about', () => {
    const { places } = road(12, 1060, 376);
    const { x, y, width, height } = places[2]!;
    expect(placeAt(places, [1, 2], x + width / 2, y + height / 2)).toBe(2);
    expect(placeAt(places, [0], x + width / 2, y + height / 2)).toBe(-1);
  });
});

describe('players', () => {
  const facts = {
    totals: [3, 0, -2],
    piles: [['duke'], [], []],
    fronts: [[], [], []],
    hands: [['trip', 'trip'], 5, 4],
    rushed: [2],
    confused: [],
    active: 1,
    ranks: [],
  };

  it('are put side by side, clockwise from my left', () => {
    const all = players(view(facts as Partial<ViewOf<'guillotine'>>), room({ seats: 3 }));
    expect(all.map((player) => [player.total, player.rushed, player.active])).toEqual([
      [3, false, false],
      [0, false, true],
      [-2, true, false],
    ]);
    expect(around(all, 1).map((player) => player.seat)).toEqual([2, 0]);
    expect(around(all, -1)).toHaveLength(3);
  });

  it('hold two cards alike that are told apart', () => {
    expect(numbered(['trip', 'pushed', 'trip']).map(({ key }) => key)).toEqual(['trip-0', 'pushed-0', 'trip-1']);
  });
});

describe('print', () => {
  it('breaks a name where its lines become shortest', () => {
    expect(set('Capitaine de la garde', 'bodoni', 70, 16).lines).toEqual(['Capitaine', 'de la garde']);
    expect(set('Marie-Antoinette', 'bodoni', 70, 16).lines).toEqual(['Marie-', 'Antoinette']);
    expect(set('Marie-Antoinette', 'bodoni', 140, 16).lines).toEqual(['Marie-Antoinette']);
    expect(set('Duc', 'bodoni', 70, 16)).toEqual({ lines: ['Duc'], size: 16 });
  });

  it('breaks long words between syllables, and no others', () => {
    expect(breakable('Charrette supplémentaire', 10)).toBe('Charrette sup\u00ADplé\u00ADmen\u00ADtai\u00ADre');
    expect(breakable('Public difficile', 9)).toBe('Public difficile');
  });
});
