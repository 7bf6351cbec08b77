import { describe, expect, it } from 'vitest';

import { EVENTS } from '../../drawings/events';
import { CITIZENS } from '../../drawings/figures/citizens';
import { accounts, gardeners } from '../../over/cocarde/ledger';
import { grouped, laidOut } from '../../table/choosing.svelte';
import { asked, offer, room } from '../../testing/frames';
import { words } from '../../words/words.svelte';
import { formOf } from '../boards';
import type { ToldOf, ViewOf } from '../scenes';
import { noteOn } from './looking.svelte';
import { numbered, players, signs } from './players';
import { COURSE, dangerOf, FRONTIERS, GUYANE, numberOf, OBLIGATORY, PLACES, PRISON, trackOf, zoneOf } from './squares';
import { crowds, foot } from './standing';
import { long, titleLines } from './titles';
import { lay, layMap, layRow } from './track';
import { ROLLING, steps, walks } from './walks';
import { cardOffers, isAnswer, plainOffers, playerOffers, squareOffers } from './ways';

const RULES = import.meta.glob<string>('../../../../src/cabale/games/cocarde/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rule = (file: string): string => RULES[`../../../../src/cabale/games/cocarde/${file}.py`] ?? '';

type Event = ToldOf<'cocarde'>['event'];
const moved = (seat: number, origin: string, place: string, way: string): Event => ({
  type: 'moved',
  rule: 'L-21',
  seat,
  origin,
  place,
  way,
});
const rolled: Event = { type: 'rolled', rule: 'L-19', seat: 0, dice: ['2', 'c'] };
const START = new Map<number, string>();

describe('what is printed on the squares', () => {
  it('is what the rules have: the white squares (1.1)', () => {
    const [, listed = ''] = /^OBLIGATORY: Final = \(([\d, ]+)\)/m.exec(rule('squares')) ?? [];
    expect(OBLIGATORY).toEqual(listed.split(', ').map(Number));
  });

  it('is what the rules have: the zones (L-R2)', () => {
    const bounds = [...rule('squares').matchAll(/if square < (\d+) or square > (\d+):\n\s+return (\w+)/g)];
    expect(bounds).toHaveLength(2);
    const colour = (square: number): string =>
      bounds.find(([, low, high]) => square < Number(low) || square > Number(high))?.[3] ?? 'RED';
    for (let square = 1; square < 56; square += 1)
      expect(zoneOf(`m${square}`).toUpperCase(), `${square}`).toBe(
        OBLIGATORY.includes(square) ? 'WHITE' : colour(square),
      );
    for (const place of ['start', 'm56', 'pr3', 'fr3', 'guy']) expect(zoneOf(place)).toBe('white');
  });

  it('is told of a square that is looked at: that it stops, and for whom it is a danger (L-25, L-43)', () => {
    expect(noteOn('m45').danger).toBe(words('cocarde-board-white'));
    expect(noteOn('m51').danger).toBe(`${words('cocarde-board-white')} ${words('cocarde-board-danger-l')}`);
    expect(noteOn('m46').danger).toBe('');
  });

  it('is what the rules have: for whom they are a danger (L-43)', () => {
    const [, listed = ''] = /_DANGERS: Final\[dict\[int, int\]\] = \{([^}]+)\}/.exec(rule('squares')) ?? [];
    const dangers = new Map(
      [...listed.matchAll(/(\d+): (\w+)/g)].map(([, square, whom = '']) => [Number(square), whom]),
    );
    const SIGNS: Record<string, string> = { ALL: 'all', LILY: 'l', COCKADE: 'c', UNSWORN: 'p', CROSS: 'p' };
    expect(dangers.size).toBeGreaterThan(25);
    for (let square = 1; square <= 56; square += 1)
      expect(dangerOf(`m${square}`), `${square}`).toBe(SIGNS[dangers.get(square) ?? ''] ?? null);
  });

  it('has a picture for each square, and a figure of its own for each character', () => {
    for (const place of COURSE.slice(1)) expect(EVENTS[place], place).toBeTruthy();
    const characters = [...rule('pieces').matchAll(/^ {4}\("(\w+)", \d+, \d+\)/gm)].map((row) => row[1] ?? '');
    expect(characters).toHaveLength(20);
    expect(Object.keys(CITIZENS)).toEqual(characters);
    expect(new Set(Object.values(CITIZENS).map((figure) => JSON.stringify(figure.marks))).size).toBe(20);
  });

  it('knows all places, each on its track', () => {
    expect(PLACES).toHaveLength(74);
    expect([numberOf('start'), numberOf('m56'), numberOf('pr1')]).toEqual([0, 56, -1]);
    expect([trackOf('m3'), trackOf('pr8'), trackOf('fr1'), trackOf('guy')]).toEqual([
      COURSE,
      PRISON,
      FRONTIERS,
      [GUYANE],
    ]);
  });
});

describe('the board', () => {
  it.each([
    [1078, 450],
    [918, 390],
    [724, 520],
  ])('has every place inside a box of %i by %i, no two on the same spot', (width, height) => {
    const { cells } = lay(width, height);
    expect([...cells.keys()].sort()).toEqual([...PLACES].sort());
    const spots = [...cells.values()];
    for (const { place, x, y } of spots) {
      expect(x > 0 && x < width && y > 0 && y < height, place).toBe(true);
      const near = spots.filter((other) => Math.hypot(other.x - x, other.y - y) < 20);
      expect(near.map((one) => one.place)).toEqual([place]);
    }
  });

  it('runs counter-clockwise from lower left, and inside once more', () => {
    const { cells } = lay(1078, 450);
    const at = (place: string): { x: number; y: number } => cells.get(place)!;
    expect(at('m1').x).toBeGreaterThan(at('start').x);
    expect(at('m12').x).toBeGreaterThan(at('m8').x);
    expect(at('m20').y).toBeLessThan(at('m8').y);
    expect(at('m20').x).toBeGreaterThan(at('m24').x);
    expect(at('m34').y).toBeLessThan(at('start').y);
    expect(at('m56').x).toBeLessThan(at('m34').x);
  });

  it('is a row on a phone, where fingers find each square, and a map above it', () => {
    const course = layRow([COURSE], 72, 84);
    expect(course.cells.get('m5')!.x - course.cells.get('m4')!.x).toBe(72);
    const map = layMap(336, 78);
    expect(map.cells.get('pr3')!.x).toBe(map.cells.get('pr7')!.x);
    expect(map.cells.get('m9')!.outline).not.toBe('');
  });

  it('puts pawns of one square side by side', () => {
    const cell = lay(1078, 450).cells.get('start')!;
    const feet = Array.from({ length: 6 }, (_, nth) => foot(cell, nth, 6));
    expect(new Set(feet.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
    for (const { x } of feet) expect(Math.abs(x - cell.x)).toBeLessThan(cell.width / 2);
    expect([...crowds(['m3', 'pr1', 'm3'])]).toEqual([
      ['m3', [0, 2]],
      ['pr1', [1]],
    ]);
  });
});

describe('titles', () => {
  it('stand in lines that fit, broken between words before syllables', () => {
    expect(titleLines('Mort de Mirabeau', 12, 2)).toEqual(['Mort de', 'Mirabeau']);
    expect(titleLines('Champ-de-Mars', 11, 2)).toEqual(['Champ-de-', 'Mars']);
    const broken = titleLines('Constitution', 9, 2);
    expect(broken).toHaveLength(2);
    expect(broken.join('').replace('-', '')).toBe('Constitution');
  });

  it('break a word in the middle of a line only where there would be too many', () => {
    expect(titleLines('Fête de la Fédération', 8, 4)).toEqual(['Fête de', 'la', 'Fédéra-', 'tion']);
    expect(titleLines('Fête de la Fédération', 8, 3)).toEqual(['Fête de', 'la Fédé-', 'ration']);
  });

  it('are measured by the width of their letters', () => {
    expect(long('Maximum')).toBeGreaterThan(8);
    expect(long('filet')).toBeLessThan(4);
    expect(titleLines('Maximum weg', 11, 2)).toEqual(['Maximum', 'weg']);
  });

  it('are left out where they would not fit', () => {
    expect(titleLines('Constitution civile du clergé', 8, 2)).toEqual([]);
  });
});

describe('a walk', () => {
  it('goes from square to square, and over squares that are no more', () => {
    expect(steps('m3', 'm6', 'dice', [])).toEqual(['m3', 'm4', 'm5', 'm6']);
    expect(steps('m5', 'm2', 'back', [3])).toEqual(['m5', 'm4', 'm2']);
    expect(steps('pr1', 'pr3', 'carried', [2])).toEqual(['pr1', 'pr2', 'pr3']);
  });

  it('is one slide where a sentence sends a pawn, or to another track', () => {
    expect(steps('m3', 'm6', 'sent', [])).toEqual(['m3', 'm6']);
    expect(steps('m17', 'pr1', 'attack', [])).toEqual(['m17', 'pr1']);
  });

  it('waits for the dice, reaches the white square, and bounces back', () => {
    const [walk] = walks([rolled, moved(0, 'm17', 'm19', 'dice'), moved(0, 'm19', 'm18', 'back')], [], START);
    expect(walk?.stops.map(({ place }) => place)).toEqual(['m17', 'm18', 'm19', 'm19', 'm18']);
    expect(walk?.stops[0]?.at).toBe(ROLLING);
    const times = walk?.stops.map(({ at }) => at) ?? [];
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });

  it('of those who are carried begins when the roller has come, and for all of them at once', () => {
    const [first, second, third] = walks(
      [rolled, moved(0, 'm1', 'm4', 'dice'), moved(1, 'm9', 'm12', 'carried'), moved(2, 'pr1', 'pr3', 'carried')],
      [],
      START,
    );
    expect(second?.stops[0]?.at).toBeGreaterThanOrEqual(first?.stops.at(-1)?.at ?? 0);
    expect(third?.stops[0]?.at).toBe(second?.stops[0]?.at);
  });

  it('takes 700 milliseconds at most, however far it is', () => {
    const [walk] = walks([moved(0, 'm1', 'm29', 'carried')], [], START);
    expect(walk?.stops.at(-1)?.at).toBeLessThanOrEqual(700);
  });

  it('to a new start begins where the pawn stood', () => {
    const [walk] = walks([{ type: 'new_start', rule: 'L-34', seat: 2 }], [], new Map([[2, 'pr7']]));
    expect(walk?.stops.map(({ place }) => place)).toEqual(['pr7', 'start']);
    const [told] = walks([moved(2, 'pr7', 'pr8', 'dice'), { type: 'new_start', rule: 'L-34', seat: 2 }], [], START);
    expect(told?.stops.at(-1)?.place).toBe('start');
  });

  it('is not shown where too much has happened', () => {
    expect(
      walks(
        Array.from({ length: 12 }, () => moved(0, 'm1', 'm2', 'dice')),
        [],
        START,
      ),
    ).toEqual([]);
  });
});

describe('offers', () => {
  const question = asked(
    'action',
    offer('roll', 'roll'),
    offer('books', 'books'),
    offer('mark=c>a', 'mark', { target: 0, role: 'c', card: 'role_c' }),
    offer('mark=pc>b', 'mark', { target: 1, role: 'pc', card: 'role_c' }),
    offer('mark=c>b', 'mark', { target: 1, role: 'c', card: 'role_c' }),
    offer('attack=att_r>b', 'attack', { target: 1, card: 'att_r', place: 'm31' }),
    offer('discard=role_c', 'discard', { card: 'role_c' }),
    offer('plant=19', 'plant', { place: 'm19' }),
    offer('escape', 'escape', { place: 'm30' }),
  );

  it('lie on cards, players and squares', () => {
    expect([...squareOffers(question).keys()]).toEqual(['m19']);
    expect(cardOffers(question, 'role_c').map(({ text }) => text)).toEqual([
      'mark=c>a',
      'mark=pc>b',
      'mark=c>b',
      'discard=role_c',
    ]);
    expect(cardOffers(question, 'book').map(({ text }) => text)).toEqual(['books']);
    expect(cardOffers(question, 'escape').map(({ text }) => text)).toEqual(['escape']);
    expect([...playerOffers(question, 'role_c')].map(([seat, offers]) => [seat, offers.length])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect([...playerOffers(question, '')]).toEqual([]);
    expect(plainOffers(question, 'role_c').map(({ text }) => text)).toEqual(['discard=role_c']);
    expect(isAnswer(question)).toBe(false);
  });

  it('are on the board where they are many; an escape is said aloud all the same', () => {
    const groups = grouped(question.offers);
    const { pieces, aloud } = formOf('cocarde');
    expect(laidOut(groups, pieces, aloud).map(({ key }) => key)).not.toContain('escape');
    expect(laidOut(groups, pieces).map(({ key }) => key)).toContain('escape');
    expect(laidOut(groups, pieces, aloud).map(({ key }) => key)).toContain('plant=19');
  });

  it('about players alone need no card', () => {
    const alms = asked('alms', offer('name>b', 'name', { target: 1 }), offer('name>c', 'name', { target: 2 }));
    expect([...playerOffers(alms, '').keys()]).toEqual([1, 2]);
    const shared = asked('redistribute', offer('name>b', 'name', { target: 1, card: 'book' }));
    expect(cardOffers(shared, 'book')).toEqual([]);
  });

  it('of a card that must go are answers by themselves', () => {
    expect(isAnswer(asked('discard', offer('discard=book', 'discard', { card: 'book' })))).toBe(true);
    expect(isAnswer(null)).toBe(false);
  });
});

describe('players', () => {
  const view = {
    game: 'cocarde',
    seat: 0,
    seats: 3,
    over: false,
    ranks: [],
    active: 1,
    places: ['m17', 'pr1', 'start'],
    roles: ['pc', 'l', 'none'],
    figures: ['citoyenne', 'citoyen', 'citoyenne'],
    hands: [['book', 'book'], 4, 0],
    known: [[], ['marat'], []],
    trees: [2, 0, 0],
    certificates: [1, 0, 3],
    skip: [1],
    wait: [],
    tavern: [],
    salon: [0, 0, 2],
    restart: [2],
  } as unknown as ViewOf<'cocarde'>;

  it('have what the view says of them', () => {
    const [mine, second, third] = players(view, room({ seats: 3 }));
    expect(mine).toMatchObject({
      place: 'm17',
      role: 'pc',
      figure: 'citoyenne',
      trees: 2,
      mine: true,
      active: false,
      bonds: [],
    });
    expect(second).toMatchObject({ place: 'pr1', active: true, known: ['marat'], bonds: ['skip'], hand: 4 });
    expect(third?.bonds).toEqual(['restart', 'salon']);
    expect(players({ ...view, figures: [] }, room({ seats: 3 }))[0]?.figure).toBe('');
  });

  it('bear one sign, or two, or none', () => {
    expect(['none', 'c', 'l', 'p', 'pc', 'pl'].map((role) => signs(role).join(''))).toEqual([
      '',
      'c',
      'l',
      'p',
      'pc',
      'pl',
    ]);
  });

  it('hold two cards alike that are told apart', () => {
    expect(numbered(['book', 'marat', 'book']).map(({ key }) => key)).toEqual(['book-0', 'marat-0', 'book-1']);
  });
});

describe('the ledger', () => {
  const events: Event[] = [
    { type: 'planted', rule: 'L-47', seat: 1, place: 'm2' },
    { type: 'planted', rule: 'L-47', seat: 0, place: 'm7' },
    { type: 'planted', rule: 'L-47', seat: 1, place: 'm10' },
    { type: 'sentenced', rule: 'L-35', seat: 1, place: 'm27', concerned: true },
    { type: 'sentenced', rule: 'L-35', seat: 0, place: 'm30', concerned: true },
    { type: 'paid', rule: 'L-R39', seat: 1 },
    { type: 'searched', rule: 'L-53', seat: 0, target: 1 },
  ];
  const all = accounts(events, [2, 0], [1, 2]);

  it('adds up to what everybody has', () => {
    expect(all.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const { planted, paid, took, lost, total } of all)
      expect(planted.length - paid.length + took.length - lost).toBe(total);
  });

  it('says which square had it paid', () => {
    expect(all.map(({ paid }) => paid)).toEqual([[], ['m27']]);
  });

  it('knows who planted where', () => {
    expect([...gardeners(all)].sort()).toEqual([
      ['m10', 1],
      ['m2', 1],
      ['m7', 0],
    ]);
  });
});
