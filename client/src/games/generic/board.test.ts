// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';

import { asked, frame, offer, room } from '../../testing/frames';
import { leave, sit } from '../../testing/sitting';
import { called } from '../../table/orders';
import type { AnyView, Chair, Frame, Laid, Scene } from '../../wire';
import { formOf, hasBoard } from '../boards';

const chair = (name: string, emblem: number): Chair => ({
  name,
  emblem,
  level: '',
  open: false,
  person: true,
  machine: false,
  away: false,
  bot_failed: false,
});
const mark = (text: string, change = {}) => ({ text, seat: -1, piece: false, made: false, name: '', ...change });
const laid: Laid = {
  title: 'Dés menteurs',
  package: 'cabale-liars-dice',
  version: '0.2.0',
  rows: [{ key: 'active', label: 'À l’enchère', made: false, marks: [mark('Élise', { seat: 0 })] }],
  columns: [
    { key: 'left', label: 'Dés', made: false, number: true, cells: [[mark('5')], [mark('4')]] },
    { key: 'palifico', label: 'palifico', made: true, number: false, cells: [[mark('?')], [mark('non')]] },
  ],
  lists: [{ key: 'bids', label: 'Enchères', made: false, marks: [mark('2 × 3', { seat: 1, name: 'Hugo' })] }],
  mine: [{ key: 'dice', label: 'dé', made: false, marks: [mark('6', { piece: true }), mark('2', { piece: true })] }],
  orders: {},
};
const view = { game: 'liars', seat: 0, seats: 2, over: false, turns: 1, ranks: [], awaited: [0] } as unknown as AnyView;
const scene: Scene = { view, lines: ['Élise joue.'], status: '', verdict: '', laid };
const offers = [
  offer('bid=2.4', 'bid', { count: 2, face: 4 }),
  offer('bid=2.5', 'bid', { count: 2, face: 5 }),
  offer('bid=3.1', 'bid', { count: 3, face: 1 }),
  offer('liar', 'liar', {}, 'm'),
];
const here: Frame = frame({
  room: room({ game: 'liars', seats: 2, chairs: [chair('Élise', 1), chair('Hugo', 2)] }),
  scene,
  asked: asked('bid', ...offers),
});

describe('the board of a game that brings none', () => {
  afterEach(leave);

  it('is chosen for games that the page does not know', () => {
    expect(hasBoard('complots')).toBe(true);
    expect(hasBoard('liars')).toBe(false);
    expect(formOf('liars', here.asked).pieces).toEqual(['count', 'face']);
  });

  it('shows what the view says in labelled groups, and what only I see as cards', async () => {
    const sitting = await sit(here);
    const texts = (selector: string) => sitting.all(`.generic ${selector}`).map((one) => one.textContent.trim());
    expect(texts('.title h2')).toEqual(['Dés menteurs']);
    expect(texts('dt')).toEqual(['À l’enchère']);
    expect(texts('thead th').slice(1)).toEqual(['Dés', 'palifico']);
    expect(texts('.made')).toEqual(['palifico']);
    expect(texts('.note')).toEqual([expect.stringMatching(/^This game brings no board.*no translation yet\.$/)]);
    expect(texts('.own li .value')).toEqual(['6', '2']);
    expect(texts('[data-seat="1"] .count b')).toEqual(['4']);
    expect(sitting.one('.generic .unseen').textContent).toBe('Élise joue.');
  });

  it('lays offers that differ by their fields in rows, and answers what was marked and confirmed', async () => {
    const sitting = await sit(here);
    const cells = () => sitting.all('#question .cells button');
    expect(cells().map((cell) => cell.textContent.trim())).toEqual(['4', '5', '1']);
    sitting.wait();
    sitting.click('#question .cells button[aria-label="bid=2.5"]');
    expect(cells().map((cell) => cell.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
    expect(sitting.answers).toEqual([]);
    sitting.press('Enter');
    expect(sitting.answers).toEqual(['bid=2.5']);
  });

  it('lets arrow keys walk the rows', async () => {
    const sitting = await sit(here);
    sitting.focus('#question .cells button');
    const walked = (key: string) => {
      sitting.press(key);
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(['ArrowRight', 'ArrowDown', 'ArrowUp'].map(walked)).toEqual(['bid=2.5', 'bid=3.1', 'bid=2.4']);
  });

  it('keeps what is marked when the next frame comes', async () => {
    const sitting = await sit(here);
    sitting.wait();
    sitting.click('#question .cells button[aria-label="bid=2.5"]');
    sitting.hear({ ...here, asked: here.asked && { ...here.asked } });
    expect(sitting.all('#question .cells button[aria-pressed=true]')).toHaveLength(1);
  });

  it('calls standing orders as the house does', () => {
    expect(called('never', 'liars', { ...laid, orders: { never: 'jamais' } })).toBe('jamais');
  });

  it('has no first help where there is no rule to open', async () => {
    expect((await sit(here)).all('.first-help')).toHaveLength(1);
    leave();
    const asks = here.asked && { ...here.asked, rule: '' };
    expect((await sit({ ...here, asked: asks })).all('.first-help')).toEqual([]);
  });

  it('leads nowhere where there are no numbered rules', async () => {
    const { room, asked } = here;
    const plain = await sit({ ...here, room: { ...room, rules: false }, asked });
    const ways = () => [plain.all('.upper .sheet-tabs button').length, plain.all('nav button').length];
    expect(ways()).toEqual([1, 3]);
    expect(plain.all('#menu .line').map((one) => one.textContent.trim())).not.toContain('Rules');
    expect(plain.all('#question .rule-number')).toEqual([]);
    plain.press('?');
    expect(plain.all('.drawer')).toEqual([]);
    plain.hear({ ...here, t: 'frame' });
    expect(ways()).toEqual([2, 4]);
  });

  it('gives a digit to what is said in words only', async () => {
    const sitting = await sit(here);
    sitting.wait();
    sitting.press('1');
    expect(sitting.answers).toEqual(['liar']);
  });
});
