import { describe, expect, it } from 'vitest';

import { asked, offer, room } from '../../testing/frames';
import type { DruideCollegeView } from '../../wire';
import type { ToldOf, ViewOf } from '../scenes';
import { barOffers, nextStone, stoneOffers } from './aiming';
import { acts, counting } from './count';
import { pictureOf } from './picture';
import { around, carried, players, run } from './players';
import { lineAngle, nearest, onward, OUTLINES, polar, RADIUS, reach, stoneAngle, turn } from './ring';
import { key, places, step } from './walking';

const college = (stones: number[], votes: number, carrier: number | null): DruideCollegeView => ({
  stones,
  votes,
  counts: [0, 0, 0],
  tied: [],
  carrier,
});

function view(change: Partial<ViewOf<'druide'>> = {}): ViewOf<'druide'> {
  return {
    game: 'druide',
    seat: 0,
    seats: 3,
    over: false,
    ranks: [],
    active: 1,
    colours: Array.from({ length: 30 }, () => 'white'),
    stones: Array.from({ length: 30 }, () => null),
    tokens: [],
    removed: [[], [], []],
    bars: [],
    reserve: [4, 5, 6],
    bars_left: [1, 2, 3],
    passed: [2],
    lucky: [8, null, null],
    taboo: ['green', null, null],
    doomed: [],
    colleges: [college([2, 3, 4, 5], 4, 0), college([6, 7], 2, null), college([28, 29, 30, 1], 4, 0)],
    totals: [0, 0, 0],
    ...change,
  } as ViewOf<'druide'>;
}

type Event = ToldOf<'druide'>['event'];
const happened = (...events: Partial<Event>[]): ToldOf<'druide'>[] =>
  events.map((event, nth) => ({ event: { rule: '', ...event } as Event, sentence: `${nth}`, beat: false }));

describe('the ring', () => {
  it('has line 30 at the top, and every line between its stone and the next', () => {
    const top = polar(RADIUS, lineAngle(30));
    expect(top.x).toBeCloseTo(0);
    expect(top.y).toBeCloseTo(-RADIUS);
    for (let line = 1; line < 30; line += 1) {
      expect(lineAngle(line)).toBeGreaterThan(stoneAngle(line));
      expect(lineAngle(line)).toBeLessThan(stoneAngle(line + 1));
    }
    expect(polar(1, stoneAngle(15)).y).toBeGreaterThan(0.9); // at the foot
  });

  it('closes: after 30 comes 1', () => {
    expect([onward(30, 1), onward(1, -1), onward(14, 30)]).toEqual([1, 30, 14]);
    expect(Math.round(turn(30, 1))).toBe(12);
    expect(Math.round(turn(1, 30))).toBe(-12);
  });

  it('draws thirty stones, no two alike, always the same', () => {
    expect(new Set(OUTLINES).size).toBe(30);
    expect(OUTLINES[0]?.startsWith('M')).toBe(true);
  });

  it('finds what lies nearest to a finger', () => {
    const point = polar(300, stoneAngle(17) + 0.03);
    expect(
      nearest(
        Array.from({ length: 30 }, (_, index) => index + 1),
        stoneAngle,
        point,
      ),
    ).toBe(17);
    expect(nearest([3, 20], lineAngle, polar(200, lineAngle(5)))).toBe(3);
    expect(nearest([], stoneAngle, point)).toBe(0);
  });

  it('a college reaches from the bar before its first stone to the bar behind its last', () => {
    const { from, to } = reach([28, 29, 30, 1], 0);
    expect(from).toBeCloseTo(lineAngle(27));
    expect(to - from).toBeCloseTo((4 * 2 * Math.PI) / 30);
  });
});

describe('the offers of a turn', () => {
  const question = asked(
    'turn',
    offer('pass', 'pass'),
    offer('place=3', 'place', { stone: 3, colour: 'green', taboo: 'yes' }),
    offer('place=7', 'place', { stone: 7, colour: 'white', taboo: 'no' }),
    offer('bar=19>18', 'move_bar', { line: 19, to: 18 }),
    offer('bar=19>20', 'move_bar', { line: 19, to: 20 }),
  );

  it('lie on stones and lines', () => {
    expect([...stoneOffers(question).keys()]).toEqual([3, 7]);
    expect([...barOffers(question)].map(([line, ways]) => [line, [...ways.keys()]])).toEqual([[19, [18, 20]]]);
    expect(barOffers(null).size + stoneOffers(null).size).toBe(0);
  });

  it('are stepped through round the ring', () => {
    expect([nextStone([7, 3, 20], 0, 1), nextStone([7, 3, 20], 7, 1), nextStone([7, 3, 20], 20, 1)]).toEqual([
      3, 20, 3,
    ]);
    expect([nextStone([7, 3, 20], 0, -1), nextStone([7, 3, 20], 7, -1), nextStone([], 7, 1)]).toEqual([20, 3, 0]);
  });
});

describe('walking', () => {
  const ring = places([30, 5]);

  it('alternates stones and the lines that have a bar', () => {
    expect(ring).toHaveLength(32);
    expect(ring.slice(4, 7).map(key)).toEqual(['stone-5', 'line-5', 'stone-6']);
  });

  it('goes round and round', () => {
    expect(step(ring, 'stone-5', 'ArrowRight')).toEqual({ kind: 'line', number: 5 });
    expect(step(ring, 'line-30', 'ArrowRight')).toEqual({ kind: 'stone', number: 1 });
    expect(step(ring, 'stone-1', 'ArrowLeft')).toEqual({ kind: 'line', number: 30 });
    expect(step(ring, 'stone-1', 'x')).toBeUndefined();
    expect(step(ring, '', 'ArrowRight')).toEqual({ kind: 'stone', number: 1 });
  });
});

describe('plates', () => {
  it('tell what a seat has, and what it would carry', () => {
    const all = players(view(), room({ seats: 3 }));
    expect(all.map((player) => [player.druids, player.bars, player.passed, player.votes, player.active])).toEqual([
      [4, 1, false, 8, false],
      [5, 2, false, 0, true],
      [6, 3, true, 0, false],
    ]);
    expect(around(all, 1).map((player) => player.seat)).toEqual([1, 2, 0]);
    expect(carried(view().colleges, 1)).toBe(0);
  });

  it('say of nobody that he has passed or plays once the game is over, whoever played to the end', () => {
    const all = players(view({ over: true, passed: [0, 1, 2], ranks: [1, 2, 2] }), room({ seats: 3, over: true }));
    expect(all.map((player) => player.passed || player.plays)).toEqual([false, false, false]);
  });

  it('tell the totals once they are counted', () => {
    const all = players(view({ over: true, totals: [10, 3, 3], ranks: [1, 2, 2] }), room({ seats: 3, over: true }));
    expect(all.map((player) => [player.votes, player.active])).toEqual([
      [10, true],
      [3, false],
      [3, false],
    ]);
  });

  it('name a college by its ends', () => {
    expect([run([28, 29, 30, 1]), run([26])]).toEqual(['28–1', '26']);
  });
});

describe('a picture', () => {
  it('shows my own secrets; to those who watch, what is open', () => {
    expect(pictureOf(view())).toMatchObject({ lucky: [8], taboo: 'green' });
    expect(pictureOf(view({ seat: -1, lucky: [8, 3, null], taboo: ['green', null, null] }))).toMatchObject({
      lucky: [8, 3],
      taboo: null,
    });
  });
});

describe('the count', () => {
  const stones = view().stones.with(1, 0).with(5, 1);
  const colleges = [college([2, 3, 4, 5], 3, 0), college([6, 7], 2, 1), college([28, 29, 30, 1], 4, null)];
  const last = view({ over: true, stones, colleges, tokens: [9], removed: [[3], [], []], totals: [5, 2, 0] });
  const told = happened(
    { type: 'passed', seat: 0 },
    { type: 'filled', tokens: 1 },
    { type: 'taboo_shown', seat: 0, colour: 'green' },
    { type: 'removed', seat: 0, stone: 3 },
    { type: 'taboo_shown', seat: 1, colour: 'red' },
    { type: 'college', first: 2, last: 5, votes: 3, counts: [1, 0, 0], tied: [1, 2], seat: 0 },
    { type: 'college', first: 6, last: 7, votes: 2, counts: [0, 1, 0], tied: [0, 2], seat: 1 },
    { type: 'college', first: 28, last: 1, votes: 4, counts: [0, 0, 0], tied: [0, 1, 2], seat: null },
    { type: 'lucky_shown', seat: 0, number: 4 },
    { type: 'luck_votes', seat: 0, number: 4, votes: 2 },
    { type: 'total', seat: 0, votes: 3, bonus: 2, total: 5 },
    { type: 'elected', seat: 0, total: 5, totals: [5, 2, 2], tied: [1, 2] },
  );
  const scene = acts(last, told);

  it('is what is told from the filling of the ring on', () => {
    expect(counting(told)).toHaveLength(11);
    expect(counting(told.slice(0, 1))).toEqual([]);
    expect(scene.map((act) => act.kind)).toEqual([
      'filled',
      'taboo',
      'taboo',
      'college',
      'college',
      'college',
      'lucky',
      'verdict',
    ]);
  });

  it('puts back what has left, cuts it, and takes it away', () => {
    expect(scene[0]?.picture.stones[2]).toBe(0);
    expect(scene[1]?.picture).toMatchObject({ cut: [3] });
    expect(scene[1]?.picture.stones[2]).toBe(0);
    expect(scene[2]?.picture.stones[2]).toBeNull();
    expect(scene[2]?.picture.cut).toEqual([]);
    expect(scene[1]?.sentences).toEqual(['2', '3']);
  });

  it('closes one college after the other, and adds up to the totals', () => {
    expect(scene.map((act) => act.upto)).toEqual([0, 0, 0, 1, 2, 3, 3, 3]);
    expect(scene.map((act) => act.lit)).toEqual([[], [], [], [0], [1], [2], [], []]);
    expect(scene.map((act) => act.votes[0])).toEqual([0, 0, 0, 3, 3, 3, 5, 5]);
    expect(scene.at(-1)?.votes).toEqual(last.totals);
  });

  it('takes a vote from a college when its druid leaves, and no sooner', () => {
    const votes = scene.map((act) => act.picture.colleges.map((one) => one.votes));
    expect(votes[0]).toEqual([4, 2, 4]);
    expect(votes.slice(1)).toEqual(Array.from({ length: 7 }, () => [3, 2, 4]));
  });

  it('strikes totals that cancel each other out when it comes to the verdict, and no sooner', () => {
    expect(scene.map((act) => act.struck).slice(-2)).toEqual([[], [1, 2]]);
  });

  it('shows a card when it is shown, and no sooner', () => {
    expect(scene.map((act) => act.taboo)).toEqual([
      [null, null, null],
      ['green', null, null],
      ...Array.from({ length: 6 }, () => ['green', 'red', null]),
    ]);
    expect(scene[5]?.lucky).toEqual([null, null, null]);
    expect(scene[6]?.picture.lucky).toEqual([4]);
  });
});
