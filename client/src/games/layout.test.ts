// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { cocarde } from '../testing/laid/cocarde';
import { complots } from '../testing/laid/complots';
import { convention } from '../testing/laid/convention';
import { druide } from '../testing/laid/druide';
import { guillotine } from '../testing/laid/guillotine';
import { DESK, LOW_DESK, PHONE, stageOf, ZOOMED } from '../testing/page';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { Frame } from '../wire';

const MARGINS = 44; // of the table, both together
const AIR = 20; // above and below a line or a course

const pixels = (element: HTMLElement, property: string): number =>
  Number(element.style.getPropertyValue(property).replace('px', ''));
const size = (table: Sitting, selector: string): { width: number; height: number } => ({
  width: pixels(table.one(selector), 'width'),
  height: pixels(table.one(selector), 'height'),
});

afterEach(leave);

describe('the ring of stones', () => {
  const SIDE = 232 + 18; // seats and colleges
  const SECRETS = 132 + 18;

  it('is as wide as seats and secrets leave it at a wide desk', async () => {
    const table = await sit(druide, DESK);
    const ring = pixels(table.one('.druide .table'), '--ring');
    expect(ring).toBe(stageOf(DESK).width - MARGINS - SIDE - SECRETS);
    expect(table.all('.secrets')).toHaveLength(1);
  });

  it('is as high as the stage on a low screen, and my secrets lie under the colleges', async () => {
    const table = await sit(druide, LOW_DESK);
    expect(pixels(table.one('.druide .table'), '--ring')).toBe(stageOf(LOW_DESK).height - 16);
    expect(table.all('.secrets')).toEqual([]);
    expect(table.one('.side').lastElementChild?.className).toContain('lying');
  });

  it('is as wide as a phone, with my secrets in its corners', async () => {
    const table = await sit(druide, PHONE);
    expect(pixels(table.one('.druide .table'), '--ring')).toBe(PHONE.width - 24);
    expect([table.all('.secrets').length, table.all('.corners').length]).toEqual([0, 1]);
  });

  it.each([
    { width: 720, height: 450 },
    { width: 844, height: 390 },
  ])('has its phone form at $width × $height, and no stone smaller than 24', async (page) => {
    const table = await sit(druide, page);
    expect(table.all('.corners')).toHaveLength(1);
    for (const stone of table.all('[data-place^=stone]')) expect(pixels(stone, 'width')).toBeGreaterThanOrEqual(24);
  });
});

describe('the line of nobles', () => {
  const inside = (table: Sitting, width: number): void => {
    for (const noble of table.all('#board .road li')) {
      expect(pixels(noble, 'left')).toBeGreaterThanOrEqual(0);
      expect(pixels(noble, 'left')).toBeLessThan(width);
    }
  };

  it.each([DESK, LOW_DESK])('goes round its corner within the stage at $width × $height', async (page) => {
    const table = await sit(guillotine, page);
    const stage = stageOf(page);
    inside(table, stage.width - MARGINS);
    const rows = new Set(table.all('#board .road li').map((noble) => pixels(noble, 'top')));
    expect(rows.size).toBe(2);
    expect(pixels(table.one('#board .road .place'), 'height')).toBeLessThanOrEqual(stage.height - AIR);
  });

  it('lays five cards side by side on a phone, each as wide as a finger and the last one in sight', async () => {
    const table = await sit(guillotine, PHONE);
    const lefts = table.all('#board .held').map((card) => pixels(card, 'left'));
    const steps = lefts.slice(1).map((left, nth) => left - lefts[nth]!);
    expect(lefts).toHaveLength(5);
    for (const step of steps) expect(step).toBeGreaterThanOrEqual(46);
    expect(lefts.at(-1)! + 92).toBeLessThanOrEqual(PHONE.width);
  });
});

describe('a hand of many cards', () => {
  const CARDS = ['trip', 'public_demand', 'extra_cart', 'civic_pride', 'trip', 'mass_confusion', 'lack_of_faith'];
  const dealt = (count: number): Frame => {
    const frame = structuredClone(guillotine);
    const view = frame.scene?.view;
    if (view?.game !== 'guillotine') throw new Error('it is another game');
    view.hands[frame.seat] = Array.from({ length: count }, (_, nth) => CARDS[nth % CARDS.length]!);
    return frame;
  };
  const wide = (card: HTMLElement): number => pixels(card.querySelector<HTMLElement>('.card')!, 'width');

  it('lies side by side while it can', async () => {
    const table = await sit(dealt(6), DESK);
    const [first, second] = table.all('#board .held');
    expect(pixels(second!, 'left')).toBeGreaterThan(wide(first!));
    expect(table.all('#board .held .text')).toHaveLength(6);
  });

  it('is a fan else, of which the card under the pointer, or with the focus, rises and shows all its text', async () => {
    const table = await sit(dealt(14), DESK);
    const cards = table.all('#board .held');
    const third = cards[2]!;
    expect(pixels(third, 'width')).toBeLessThan(wide(third));
    expect(pixels(third, 'width')).toBeGreaterThanOrEqual(46); // it is pressed where it is seen
    expect(third.querySelector('.text')).toBeNull();
    table.point('pointerenter', third);
    expect(third.classList).toContain('risen');
    expect(third.querySelector('.text')).not.toBeNull();
    table.point('pointerleave', third);
    expect(third.classList).not.toContain('risen');
    cards[4]!.querySelector('button')!.focus();
    flushSync();
    expect(table.all('#board .risen')).toEqual([cards[4]]);
  });

  it('rises under a finger, too', async () => {
    const table = await sit(dealt(14), PHONE);
    const card = table.all('#board .held')[5]!;
    table.point('pointerdown', card, 'touch');
    expect(table.all('#board .risen')).toEqual([card]);
  });
});

describe('the oval table', () => {
  it.each([DESK, LOW_DESK])('seats everybody within the stage at $width × $height', async (page) => {
    const table = await sit(complots, page);
    const stage = stageOf(page);
    const seats = table.all('#board .place').map((place) => {
      const [x, width] = [pixels(place, 'left'), pixels(place, 'width')];
      return { left: x - width / 2, right: x + width / 2, y: pixels(place, 'top') };
    });
    expect(seats).toHaveLength(3);
    for (const seat of seats) {
      expect(seat.left).toBeGreaterThanOrEqual(0);
      expect(seat.right).toBeLessThanOrEqual(stage.width);
      expect(seat.y).toBeLessThan(stage.height);
    }
    const [left, opposite, right] = seats;
    expect(left!.left + right!.right).toBeCloseTo(stage.width); // I sit in the middle
    expect(opposite!.left + opposite!.right).toBeCloseTo(stage.width);
  });

  it('is a row of plates on a phone, without a table', async () => {
    const table = await sit(complots, PHONE);
    expect([table.all('#board .round').length, table.all('#board .plates > *').length]).toEqual([0, 3]);
  });
});

describe('the course of the Revolution', () => {
  it.each([DESK, LOW_DESK])('takes what is left of the stage at $width × $height', async (page) => {
    const table = await sit(cocarde, page);
    const [width, height] = [stageOf(page).width - MARGINS, stageOf(page).height - AIR];
    expect(size(table, '#board .wide')).toEqual({ width, height: Math.min(0.6 * width, height) });
    for (const square of table.all('#board .wide [data-place]')) {
      const [x, half] = [pixels(square, 'left'), pixels(square, 'width') / 2];
      expect(x - half, square.dataset.place).toBeGreaterThanOrEqual(0);
      expect(x + half, square.dataset.place).toBeLessThanOrEqual(stageOf(page).width - MARGINS);
    }
  });

  it('is a strip on a phone, squares as large as a finger and none upon another', async () => {
    const table = await sit(cocarde, PHONE);
    const squares = table.all('#board .row [data-place^=m]');
    expect(squares.length).toBeGreaterThan(50);
    squares.slice(1).forEach((square, nth) => {
      expect(pixels(square, 'left') - pixels(squares[nth]!, 'left')).toBeGreaterThanOrEqual(pixels(square, 'width'));
    });
    for (const square of squares) expect(pixels(square, 'width')).toBeGreaterThanOrEqual(44);
  });
});

describe('a short phone', () => {
  const SHORT = { width: 360, height: 640 };

  it('has lower cards than a long one, so that my hand is in sight above the question', async () => {
    for (const [frame, card] of [
      [cocarde, '#board .held'],
      [guillotine, '#board .held'],
    ] as const) {
      const long = pixels((await sit(frame, PHONE)).all(card)[0]!, 'height');
      leave();
      const short = pixels((await sit(frame, SHORT)).all(card)[0]!, 'height');
      leave();
      expect(short).toBeLessThan(long);
    }
  });
});

describe("the architect's plan", () => {
  it.each([DESK, LOW_DESK])('is as large as the stage leaves it at $width × $height', async (page) => {
    const table = await sit(convention, page);
    const stage = stageOf(page);
    const plan = size(table, '#board .drawing');
    const [widest, highest] = [stage.width - MARGINS, stage.height - 34];
    expect(plan.width).toBeLessThanOrEqual(widest);
    expect(plan.height).toBeLessThanOrEqual(highest);
    expect(Math.max(plan.width / widest, plan.height / highest)).toBeCloseTo(1);
    for (const room of table.all('#board section[data-room]')) {
      expect(pixels(room, 'left') + pixels(room, 'width'), room.dataset.room).toBeLessThanOrEqual(plan.width);
      expect(pixels(room, 'top') + pixels(room, 'height'), room.dataset.room).toBeLessThanOrEqual(plan.height);
    }
  });

  it.each([PHONE, { width: 720, height: 450 }])(
    'is a map to put in one’s pocket at $width × $height, every room of it a button',
    async (page) => {
      const table = await sit(convention, page);
      expect(table.all('#board .drawing')).toEqual([]);
      const rooms = table.all('#board button[data-room]');
      expect(rooms).toHaveLength(8);
      for (const room of rooms)
        expect(pixels(room, 'left') + pixels(room, 'width')).toBeLessThanOrEqual(page.width - 24);
    },
  );
});

describe('the plate of somebody who is out', () => {
  const scene = complots.scene!;
  const faceup = [[], ['ambassador', 'captain'], ['countess'], []];
  const hidden = [['duchess', 'captain'], 0, 1, 2];
  const out = { ...scene, view: { ...scene.view, faceup, hidden, eliminated: [1] } } as typeof scene;

  it.each([PHONE, ZOOMED, LOW_DESK])('names both lost cards and nothing else at $width×$height', async (page) => {
    const table = await sit({ ...complots, scene: out }, page);
    const said = (seat: number) => table.one(`.plate[data-seat="${seat}"] .state`).textContent;
    expect(said(1)).toBe('Ambassador, Captain');
    expect(said(2)).toBe('out: Countess');
  });
});
