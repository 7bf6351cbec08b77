import { describe, expect, it } from 'vitest';

import type { Asked, ComplotsView, RoomView } from '../../wire';
import type { ToldOf } from '../scenes';
import { amongMyCards } from './among';
import { beginning, chain, opening, outcome, said } from './chain';
import { cuts, flights } from './flights';
import { Newest } from '../newest';
import { knot } from './plates';
import { lying, players } from './players';
import { order, rivalAngles, roundAngles, roundTable, seating } from './seating';

const told = (event: object, sentence = ''): ToldOf<'complots'> => ({ event, sentence }) as ToldOf<'complots'>;

describe('my own cards', () => {
  const asked = (kind: string, ...offers: object[]): Asked =>
    ({ kind, offers: offers.map((given) => ({ arguments: given })) }) as unknown as Asked;

  it('are offered where the choice is among them, and nowhere else', () => {
    const cards = [{ character: 'duchess' }, { character: 'captain' }, {}];
    expect([...amongMyCards(asked('lose', ...cards)).keys()]).toEqual(['duchess', 'captain']);
    expect(amongMyCards(asked('counter', ...cards)).size).toBe(0);
    expect(amongMyCards(asked('show', { character: 'duchess', target: 1 })).size).toBe(0);
    expect(amongMyCards(null).size).toBe(0);
  });
});

describe('seats', () => {
  it('rivals keep to the upper 240°, at equal angles, the same on both sides', () => {
    for (let count = 3; count <= 7; count += 1) {
      const angles = rivalAngles(count);
      const steps = angles.slice(1).map((angle, i) => angle - (angles[i] ?? 0));
      expect(Math.min(...angles)).toBeCloseTo(-30);
      expect(Math.max(...angles)).toBeCloseTo(210);
      for (const step of steps) expect(step).toBeCloseTo(240 / (count - 1));
    }
    expect(rivalAngles(1)).toEqual([90]);
    expect(rivalAngles(2)).toEqual([30, 150]);
  });

  it('run clockwise from my left; who watches sees all of them', () => {
    expect(order(4, 2)).toEqual([3, 0, 1]);
    expect(order(3, -1)).toEqual([0, 1, 2]);
  });

  for (const [what, width, height] of [
    ['desktop', 1060, 534],
    ['small desktop', 770, 480],
    ['tablet', 724, 520],
    ['narrow tablet', 600, 460],
    ['low desktop', 1040, 320],
  ] as const) {
    it(`never overlap, never leave the room, and leave the table to be seen: ${what}`, () => {
      const arrangements = [1, 2, 3, 4, 5, 6, 7].map(rivalAngles).concat([2, 3, 4, 5, 6, 7, 8].map(roundAngles));
      for (const angles of arrangements.filter((each) => roundTable(width + 44, each.length))) {
        const { oval, places, unit } = seating(angles, width, height);
        for (const [i, place] of places.entries()) {
          expect(place.x - unit.width / 2).toBeGreaterThanOrEqual(0);
          expect(place.x + unit.width / 2).toBeLessThanOrEqual(width);
          expect(place.y - unit.height / 2).toBeGreaterThanOrEqual(-0.01);
          expect(place.y + unit.height / 2).toBeLessThanOrEqual(height + 0.01);
          for (const other of places.slice(i + 1)) {
            const apart = Math.abs(place.x - other.x) >= unit.width || Math.abs(place.y - other.y) >= unit.height;
            expect(apart, `${angles.length} seats at ${width}`).toBe(true);
          }
        }
        expect(oval.rx).toBeGreaterThanOrEqual(150);
        expect(oval.ry).toBeGreaterThanOrEqual(92); // as flat as it may lie
      }
    });
  }

  it('lay the cards above the plates at every table on a desktop', () => {
    for (let count = 1; count <= 7; count += 1) {
      expect(seating(rivalAngles(count), 1060, 534).unit.card, `${count} rivals`).toBeGreaterThan(0);
    }
  });
});

describe('the chain of claims', () => {
  const began = told({ type: 'began', seat: 1, turn: 4 }, 'Tour 4.');
  const deed = told({ type: 'declared', seat: 1 }, 'Hugo se dit Duchesse.');
  const doubt = told({ type: 'challenged', seat: 2 }, 'Noor en doute.');

  it('begins with the turn and leaves out what moves no claim', () => {
    const gained = told({ type: 'gained', seat: 0, amount: 3 });
    const before = told({ type: 'declared', seat: 0 }, 'Avant.');
    expect(chain([before, gained, began, deed, gained, doubt])).toEqual([deed, doubt]);
  });

  it('is empty before the deed, when the turn’s own sentence stands', () => {
    expect(chain([deed, began])).toEqual([]);
    expect(opening([deed, began])).toBe('Tour 4.');
    expect(opening([deed])).toBe('');
  });
});

describe('what is seen to move', () => {
  it('coins go between purses and Treasury', () => {
    const paid = told({ type: 'declared', seat: 2, cost: 3 });
    const stolen = told({ type: 'stole', seat: 1, target: 0, amount: 2 });
    expect(flights([paid, stolen])).toEqual([
      { from: 'purse-2', to: 'treasury', coins: 3, card: null },
      { from: 'purse-0', to: 'purse-1', coins: 2, card: null },
    ]);
    expect(flights([told({ type: 'declared', seat: 2, cost: 0 })])).toEqual([]);
  });

  it('only a proved card shows its face; what is drawn, returned or discarded is a back', () => {
    const events = [
      { type: 'proved', seat: 1, character: 'captain' },
      { type: 'drew', seat: 1, character: 'duchess' },
      { type: 'returned', seat: 1, character: 'duchess' },
      { type: 'discarded', seat: 0, target: 1, character: 'assassin' },
    ];
    expect(flights(events.map((event) => told(event))).map((flight) => flight.card)).toEqual([
      'captain',
      'back',
      'back',
      'back',
    ]);
  });

  it('a card that is lost stays where it lay, left of those that were lost before', () => {
    expect(lying(['assassin', 'duchess'])).toEqual([
      { character: 'duchess', place: 1 },
      { character: 'assassin', place: 0 },
    ]);
  });

  it('the newest lost cards are cut, and a whole game at once is not', () => {
    const lost = (seat: number): ToldOf<'complots'> => told({ type: 'lost', seat, character: 'captain' });
    expect(cuts([lost(1)], [[], ['duchess', 'captain']])).toEqual(new Map([[1, new Set([1])]]));
    expect(cuts([lost(1), lost(1)], [[], ['duchess', 'captain']])).toEqual(new Map([[1, new Set([0, 1])]]));
    expect(cuts([lost(0), lost(0), lost(1), lost(1)], [[], []]).size).toBe(0);
  });

  it('is only what came since it was last looked', () => {
    const [a, b, c] = [told({ type: 'first' }), told({ type: 'began' }), told({ type: 'gained' })];
    const newest = new Newest([a, b]);
    expect(newest.since([a, b, c])).toEqual([c]);
    expect(newest.since([a, b, c])).toEqual([]);
    const retold = [a, b, c].map((one) => ({ ...one, sentence: 'in another language' }));
    expect(newest.since([...retold, b])).toEqual([b]);
    expect(newest.since([b])).toEqual([b]);
  });
});

it('the thread leaves a plate at its edge', () => {
  const plate = { x: 0, y: 0, width: 200, height: 60 };
  const oval = (cx: number, cy: number) => ({ cx, cy, rx: 300, ry: 150 });
  expect(knot(plate, oval(100, 500))).toEqual({ x: 100, y: 67 });
  expect(knot(plate, oval(900, 30))).toEqual({ x: 207, y: 30 });
  const laden = { ...plate, laden: true };
  expect(knot(laden, oval(100, 500))).toEqual({ x: 100, y: 67 }); // below it, the table being there
  expect(knot(laden, oval(500, -300))).toEqual({ x: 207, y: 30 }); // beside it, not across its cards
  expect(knot(laden, oval(-500, -300))).toEqual({ x: -7, y: 30 });
});

it('the thread to my own plate, below the table, ties on where no rival sits between', () => {
  const mine = { x: 22, y: 388, width: 298, height: 43, below: true };
  expect(knot(mine, { cx: 541, cy: 271, rx: 328, ry: 105 })).toEqual({ x: 302, y: 381 }); // a rival's ends at 248
  expect(knot(mine, { cx: 200, cy: 271, rx: 328, ry: 105 })).toEqual({ x: 200, y: 381 });
});

describe('players', () => {
  const view = {
    seats: 3,
    over: false,
    ranks: [],
    active: 1,
    coins: [2, 3, 0],
    eliminated: [2],
    hidden: [['duchess', 'captain'], 1, 0],
    faceup: [[], ['countess'], ['captain', 'captain']],
    deed: { seat: 1, action: 'steal', target: 0, claim: 'captain' },
    counter: null,
    challenger: null,
    history: [{ type: 'first', rule: 'C-9', seat: 1 }],
  } as unknown as ComplotsView;
  const room = { chairs: [] } as unknown as RoomView;

  it('show what the view names and count what it hides', () => {
    const [mine, rival, gone] = players(view, room);
    expect(mine?.hidden).toEqual(['duchess', 'captain']);
    expect(rival?.hidden).toEqual([null]);
    expect(gone?.out).toBe(true);
    expect([mine?.first, rival?.first]).toEqual([false, true]);
  });

  it('hide nothing where all is open', () => {
    const open = { ...view, deed: null, hidden: [['duchess'], ['captain', 'captain'], 0] } as unknown as ComplotsView;
    expect(players(open, room).map(({ state }) => state)).toContainEqual({ key: 'complots-seat-held', count: 1 });
    expect(players(open, room).map(({ state }) => state.key)).not.toContain('complots-seat-hidden');
  });

  it('say the part each has in what is going on', () => {
    expect(players(view, room).map((player) => player.state.key)).toEqual([
      'complots-seat-target',
      'complots-seat-aims',
      'complots-seat-out',
    ]);
    const countered = { ...view, counter: { seat: 0, character: 'captain' }, challenger: 1 } as ComplotsView;
    expect(players(countered, room).map((player) => player.state.key)).toEqual([
      'complots-seat-counters',
      'complots-seat-doubts',
      'complots-seat-out',
    ]);
  });
});

describe('players at the end', () => {
  const ended = { seats: 3, over: true, coins: [], eliminated: [2], hidden: [1, 1, 0], faceup: [], history: [] };
  const room = { chairs: [] } as unknown as RoomView;
  const states = (ranks: number[]) =>
    players({ ...ended, ranks } as unknown as ComplotsView, room).map((player) => player.state.key);

  it('say who wins, and of a draw only what is still hidden', () => {
    expect(states([1, 2, 3])).toEqual(['complots-seat-wins', 'complots-seat-hidden', 'complots-seat-out']);
    expect(states([1, 1, 3])).toEqual(['complots-seat-hidden', 'complots-seat-hidden', 'complots-seat-out']);
  });
});

describe('the outcome of a doubt', () => {
  const declared = told({ type: 'declared', seat: 0 });
  const exposed = told({ type: 'exposed', seat: 0, character: 'duchess' });
  const began = told({ type: 'began', seat: 1, turn: 2 }, 'Turn 2.');

  it('lies there until the next act, also when another turn has begun', () => {
    const lie = [declared, told({ type: 'challenged', seat: 1 }), exposed];
    expect(outcome(lie)).toBe(exposed.event);
    expect(outcome([...lie, told({ type: 'lost', seat: 0 }), began])).toBe(exposed.event);
    expect(beginning([...lie, began])).toEqual([began]);
  });

  it('stays at the end, where it shall say why', () => {
    const view = { over: true, deed: null, counter: null } as unknown as ComplotsView;
    const end = [declared, exposed, told({ type: 'lost', seat: 0 }), told({ type: 'won', seat: 1 })];
    expect(said(view, end)).toBeNull();
    expect(said(view, end, true)).toEqual({ seat: 0, character: 'duchess', settled: 'exposed' });
  });

  it('goes when something is declared or countered, and is not there before a doubt', () => {
    expect(outcome([exposed, began, declared])).toBeNull();
    expect(outcome([declared, told({ type: 'proved', seat: 0 }), told({ type: 'countered', seat: 1 })])).toBeNull();
    expect(outcome([began])).toBeNull();
  });
});
