import { describe, expect, it } from 'vitest';

import { asked, offer, room } from '../../testing/frames';
import type { ConventionDeputy, ConventionPending, ConventionView } from '../../wire';
import type { ToldOf } from '../scenes';
import { cardOffers, closedRooms, deputyOffers, moveOffers } from './aiming';
import { accounts, columns } from './ledger';
import { moment, papers } from './moments';
import { parties } from './parties';
import { bench, planFor, POSTS, type Box, type Plan } from './plan';
import { benchOf, spread, standings, tribune } from './standing';
import { after, towards } from './walking';

const FACTIONS = ['montagnards', 'girondins', 'crapauds', 'royalistes'];

/** Six to a faction: m0, m1 … r5; all in the chamber unless a change says otherwise. */
function deputies(changes: Record<string, Partial<ConventionDeputy>> = {}): ConventionDeputy[] {
  return FACTIONS.flatMap((faction) =>
    Array.from({ length: 6 }, (_, nth) => {
      const name = `${faction[0]}${nth}`;
      return {
        name,
        faction,
        post: 'convention',
        square: 'normal',
        popularity: 5,
        moved: false,
        elected: true,
        ledger: [],
        ...changes[name],
      };
    }),
  );
}

function view(change: Partial<ConventionView> = {}): ConventionView {
  return {
    game: 'convention',
    seat: 3,
    seats: 4,
    over: false,
    turns: 2,
    ranks: [],
    options: { rounds: 10 },
    round: 2,
    phase: 'movement',
    first: 'girondins',
    circle: FACTIONS,
    owners: [0, 1, 2, 3],
    deputies: deputies(),
    dissolved: false,
    charges: [],
    named: [],
    passed: [],
    newcomers: [],
    tried: [],
    bonus: [0, 0, 0, 0],
    drawn: [],
    assigned: [],
    rejected: null,
    revealed: false,
    hands: [[], [], [], []],
    ballots: [],
    totals: [6, 6, 6, 6],
    popularity: [30, 30, 30, 30],
    defending: false,
    pending: null,
    ahead: [],
    asked: null,
    ...change,
  } as ConventionView;
}

type Event = ToldOf<'convention'>['event'];
const happened = (...events: Partial<Event>[]): ToldOf<'convention'>[] =>
  events.map((event, nth) => ({ event: { rule: '', ...event } as Event, sentence: `${nth}`, beat: false }));

const PLANS: [string, Plan][] = [
  ['broad', planFor(1060)],
  ['upright', planFor(724)],
];

describe.each(PLANS)('the %s plan', (_, plan) => {
  const inside = (point: { x: number; y: number }, box: Box): boolean =>
    point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;

  it('has a room for every post, and no two of them overlap', () => {
    const boxes = POSTS.map((post) => plan.rooms[post]);
    boxes.forEach((a, one) =>
      boxes.slice(one + 1).forEach((b) => {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }),
    );
    for (const box of boxes)
      expect(
        inside({ x: box.x + box.width, y: box.y + box.height }, { x: 0, y: 0, width: plan.width, height: plan.height }),
      ).toBe(true);
  });

  it('keeps four places inside each room that has four', () => {
    for (const post of ['committee', 'jacobins', 'tribunal'] as const) {
      expect(plan.places[post]).toHaveLength(4);
      for (const place of plan.places[post]) expect(inside(place, plan.rooms[post])).toBe(true);
    }
  });

  it('seats all twenty-four in the chamber, each on a bench of their own', () => {
    const found = standings(view(), plan);
    expect(found.size).toBe(24);
    const all = [...found.values()];
    for (const at of all) expect(inside(at, plan.rooms.convention)).toBe(true);
    all.forEach((a, one) =>
      all.slice(one + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40 * plan.size)),
    );
  });

  it('puts everybody into the room of their post, wherever that is', () => {
    for (const post of ['mission', 'prison', 'flight', 'guillotine'] as const) {
      const gone = Object.fromEntries(deputies().map(({ name }) => [name, { post }]));
      const found = standings(view({ deputies: deputies(gone) }), plan);
      expect(found.size).toBe(24);
      for (const at of found.values()) expect(inside(at, plan.rooms[post])).toBe(true);
    }
  });

  it('lets a deputy keep the bench when others leave', () => {
    const before = standings(view(), plan).get('m5');
    const later = standings(
      view({ deputies: deputies({ m0: { post: 'committee' }, m1: { post: 'mission' } }) }),
      plan,
    ).get('m5');
    expect([later?.x, later?.y]).toEqual([before?.x, before?.y]);
  });

  it('brings Reporters before the tribune and the summoned into the dock', () => {
    const found = standings(
      view({ deputies: deputies({ m0: { square: 'report' }, g0: { post: 'tribunal', square: 'summoned' } }) }),
      plan,
    );
    expect(found.get('m0')?.x).toBe(plan.hemicycle.x);
    expect(inside(found.get('g0')!, plan.floors.dock)).toBe(true);
  });
});

describe('standing', () => {
  it('fills a floor with figurines as large as they can be, and nobody stands beside it', () => {
    const floor = { x: 0, y: 0, width: 240, height: 70 };
    expect(spread(floor, 3, 1).map(({ size }) => size)).toEqual([1, 1, 1]);
    const many = spread(floor, 20, 1);
    expect(new Set(many.map(({ size }) => size)).size).toBe(1);
    expect(many[0]!.size).toBeLessThan(0.6);
    for (const { x, y } of many) expect(x > 0 && x < 240 && y > 0 && y < 70).toBe(true);
    expect(spread(floor, 0, 1)).toEqual([]);
  });

  it('has sectors from the left', () => {
    const chamber = planFor(1060).hemicycle;
    const angles = [0, 1, 2, 3].map((sector) => benchOf(chamber, sector, 4, 0).angle);
    expect(angles).toEqual([22.5, 67.5, 112.5, 157.5]);
    expect(bench(chamber, 100, 90)).toEqual({ x: chamber.x, y: chamber.y - 97 });
    expect(tribune(chamber, 4, 1)).toHaveLength(4);
  });
});

describe('the offers of a question', () => {
  const move = asked(
    'move',
    offer('pass', 'pass'),
    offer('move=m0>committee', 'move', { deputy: 'm0', post: 'committee', pp: 5 }),
    offer('move=m0>mission', 'move', { deputy: 'm0', post: 'mission', pp: 5 }),
  );
  const agenda = asked(
    'agenda',
    offer('denounce=g1', 'denounce', { deputy: 'g1', post: 'committee', pp: 6 }),
    offer('support=g2', 'support', { deputy: 'g2', post: 'convention', pp: 6 }),
  );

  it('lie on deputies, and those of a move on rooms', () => {
    expect([...moveOffers(move)].map(([deputy, ways]) => [deputy, [...ways.keys()]])).toEqual([
      ['m0', ['committee', 'mission']],
    ]);
    expect(deputyOffers(move).size).toBe(0);
    expect([...deputyOffers(agenda)].map(([deputy, { key }]) => [deputy, key])).toEqual([
      ['g1', 'denounce'],
      ['g2', 'support'],
    ]);
    expect(moveOffers(null).size + deputyOffers(null).size).toBe(0);
  });

  it('of a card are several: to play it, to put it back', () => {
    const offers = [
      offer('play=x', 'play', { card: 'x' }),
      offer('put_back=x', 'put_back', { card: 'x' }),
      offer('pass', 'keep'),
    ];
    expect(
      cardOffers(offers)
        .get('x')
        ?.map(({ key }) => key),
    ).toEqual(['play', 'put_back']);
  });

  it('say which rooms are shut', () => {
    const shut = {
      text: '',
      key: 'enter_committee',
      label: '',
      title: '',
      cost: '',
      reason: 'full',
      rule: 'I-3',
      arguments: {},
    };
    expect([...closedRooms({ ...move, shut: [shut] }).keys()]).toEqual(['committee']);
  });
});

describe('walking', () => {
  const places = [
    { key: 'a', x: 0, y: 0 },
    { key: 'b', x: 50, y: 4 },
    { key: 'c', x: 20, y: 60 },
    { key: 'd', x: 100, y: 0 },
  ];

  it('leads to the nearest in the direction of the arrow', () => {
    expect(towards(places, 'a', 'ArrowRight')?.key).toBe('b');
    expect(towards(places, 'a', 'ArrowDown')?.key).toBe('c');
    expect(towards(places, 'd', 'ArrowLeft')?.key).toBe('b');
    expect(towards(places, 'a', 'ArrowLeft')).toBeUndefined();
    expect(towards(places, 'a', 'x')).toBeUndefined();
    expect(towards(places, '', 'ArrowDown')?.key).toBe('a');
  });

  it('goes round a faction with its letter', () => {
    expect([after(['a', 'b'], 'a'), after(['a', 'b'], 'b'), after(['a', 'b'], 'z'), after([], 'a')]).toEqual([
      'b',
      'a',
      'a',
      undefined,
    ]);
  });
});

describe('parties', () => {
  it('say who is asked, first, out, and what each would bring home', () => {
    const gone = Object.fromEntries(
      ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'].map((name) => [name, { post: 'guillotine', elected: false }]),
    );
    const found = parties(
      view({
        deputies: deputies(gone),
        pending: { kind: 'move', seats: [1], faction: 'girondins' },
        passed: ['montagnards'],
      }),
      room(),
    );
    expect(
      found.map(({ faction, active, first, out, passed, elected }) => [
        faction[0],
        active,
        first,
        out,
        passed,
        elected,
      ]),
    ).toEqual([
      ['m', false, false, false, true, 6],
      ['g', true, true, false, false, 6],
      ['c', false, false, true, false, 0],
      ['r', false, false, false, false, 6],
    ]);
  });

  it('of two players are two to a seat', () => {
    const found = parties(
      view({ seats: 2, seat: 0, owners: [0, 1, 0, 1], circle: ['montagnards', 'girondins', 'crapauds', 'royalistes'] }),
      room(),
    );
    expect(found.map(({ mine }) => mine)).toEqual([true, false, true, false]);
  });

  it('who has nobody in the body that votes is not asked', () => {
    const seated = deputies({ m0: { post: 'tribunal' }, g0: { post: 'tribunal' } });
    const found = parties(
      view({ deputies: seated, pending: { kind: 'trial_vote', seats: [0, 1], faction: null } }),
      room(),
    );
    expect(found.filter(({ active }) => active).map(({ faction }) => faction)).toEqual(['montagnards', 'girondins']);
  });
});

describe('a moment', () => {
  const jury = deputies({ r0: { post: 'tribunal' }, r1: { post: 'tribunal' }, g0: { post: 'tribunal' } });
  const trial = view({
    deputies: jury,
    pending: { kind: 'trial_vote', seats: [1, 3], faction: null },
    ahead: [{ what: 'trial', facts: { deputy: 'vergniaud', half: 0 } }],
  });

  it('of a vote shows mine before and after it is folded, and of others only that they vote', () => {
    expect(papers(trial, false).map(({ state, weight }) => [state, weight])).toEqual([
      ['none', 0],
      ['folded', 1],
      ['none', 0],
      ['blank', 2],
    ]);
    expect(papers(trial, true).at(-1)?.state).toBe('sealed');
  });

  it('of two ballots of mine folds one after the other', () => {
    const both = view({ ...trial, seat: 1, seats: 2, owners: [0, 1, 0, 1] });
    expect(papers(both, true).map(({ state }) => state)).toEqual(['none', 'sealed', 'none', 'blank']);
    const second = view({ ...both, ballots: [{ faction: 'girondins', vote: 'oui' }] });
    expect(papers(second, false).map(({ state }) => state)).toEqual(['none', 'sealed', 'none', 'blank']);
    expect(papers(second, true).map(({ state }) => state)).toEqual(['none', 'sealed', 'none', 'sealed']);
  });

  it('opens all ballots of a vote together', () => {
    const told = happened(
      { type: 'phase', phase: 'assembly' },
      { type: 'voted', faction: 'girondins', seat: 1, yes: 0, no: 1 },
      { type: 'voted', faction: 'royalistes', seat: 3, yes: 1, no: 1 },
      { type: 'judged', deputy: 'm0', yes: 1, no: 2, result: 'acquitted' },
      { type: 'went', deputy: 'm0', post: 'convention', why: 'verdict' },
    );
    expect(moment(view(), told, false)).toMatchObject({
      kind: 'opened',
      sentence: '3',
      papers: [
        { faction: 'girondins', yes: 0, no: 1 },
        { faction: 'royalistes', yes: 1, no: 1 },
      ],
    });
  });

  it('shows all dice of a batch, and of a hunted man every throw', () => {
    const told = happened(
      { type: 'sought', deputy: 'm0', die: 2 },
      { type: 'sought', deputy: 'm0', die: 5 },
      { type: 'popularity', deputy: 'm0', change: -1, reason: 'flight' },
    );
    expect(moment(view(), told, false)).toMatchObject({ kind: 'dice', dice: [{ face: 2 }, { face: 5 }] });
    const batch = happened(
      { type: 'die', deputy: 'm0', die: 3, limit: 5 },
      { type: 'confirmed', deputy: 'm0' },
      { type: 'die', deputy: 'm1', die: 6, limit: 2 },
      { type: 'cancelled', deputy: 'm1' },
    );
    expect(moment(view(), batch, false)).toMatchObject({
      dice: [
        { deputy: 'm0', limit: 5 },
        { deputy: 'm1', limit: 2 },
      ],
    });
  });

  it('is over with the round', () => {
    const told = happened(
      { type: 'sought', deputy: 'm0', die: 2 },
      { type: 'ended', round: 1 },
      { type: 'began', seat: 1, faction: 'girondins', round: 2 },
    );
    expect(moment(view(), told, false)).toBeNull();
    expect(moment(view(), [], false)).toBeNull();
  });

  it('makes way for a question of mine in a later phase, and is to be read until then', () => {
    const told = happened(
      { type: 'voted', faction: 'girondins', seat: 1, yes: 1, no: 0 },
      { type: 'judged', deputy: 'm0', yes: 1, no: 0, result: 'guilty' },
      { type: 'phase', phase: 'club' },
    );
    expect(moment(view(), told, false)).toMatchObject({ kind: 'opened' });
    const asked: ConventionPending = { kind: 'club_delayed', seats: [view().seat], faction: 'royalistes' };
    expect(moment(view({ pending: asked }), told, false)).toBeNull();
    const other: ConventionPending = { kind: 'club_delayed', seats: [view().seat - 1], faction: 'girondins' };
    expect(moment(view({ pending: other }), told, false)).toMatchObject({ kind: 'opened' });
  });

  it('is over when deputies move: who begins was thrown for, and is told', () => {
    const thrown = [
      { type: 'threw', seat: 0, die: 3 },
      { type: 'threw', seat: 1, die: 6 },
      { type: 'began', seat: 1, faction: 'girondins', round: 1 },
      { type: 'phase', phase: 'movement' },
    ] as const;
    expect(moment(view(), happened(...thrown), false)).toMatchObject({ kind: 'dice' });
    const moved = { type: 'moved', seat: 1, deputy: 'g0', post: 'committee' } as const;
    expect(moment(view(), happened(...thrown, moved), false)).toBeNull();
    const passed = { type: 'passed', seat: 1, faction: 'girondins', what: 'move' } as const;
    expect(moment(view(), happened(...thrown, passed), false)).toBeNull();
  });
});

describe('the sheet of popularity', () => {
  it('writes what was and what is, and cuts off the dead', () => {
    const sheet = view({
      round: 3,
      deputies: deputies({
        m0: { ledger: [5, 7], popularity: 8 },
        m1: { ledger: [5, 0], popularity: 0, post: 'guillotine', elected: false },
        m2: { ledger: [5, 4], popularity: 0, post: 'guillotine', elected: false },
      }),
    });
    expect(columns(sheet)).toEqual([1, 2, 3]);
    expect(
      accounts(sheet)[0]
        ?.rows.slice(0, 3)
        .map(({ cells }) => cells),
    ).toEqual([
      [5, 7, 8],
      [5, 0, null],
      [5, 4, 0],
    ]);
    expect(accounts(sheet)[0]?.elected).toBe(4);
  });

  it('has no more columns than rounds when the game is over', () => {
    const over = view({ over: true, round: 2, deputies: deputies({ m0: { ledger: [5, 6] } }) });
    expect(columns(over)).toEqual([1, 2]);
  });

  it('begins with the round that was written first, where a lesson begins late', () => {
    const late = view({ round: 9, deputies: deputies({ m0: { popularity: 7 } }) });
    expect(columns(late)).toEqual([9]);
    expect(accounts(late)[0]?.rows[0]?.cells).toEqual([7]);
    const end = view({ over: true, round: 10, deputies: deputies({ m0: { ledger: [7, 6] } }) });
    expect(columns(end)).toEqual([9, 10]);
    expect(accounts(end)[0]?.rows[0]?.cells).toEqual([7, 6]);
  });
});
