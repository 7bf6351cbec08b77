// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';

import { GAMES } from '../games/boards';
import { marks } from '../testing/laid/lessons';
import { learn, leaveSchool } from '../testing/learning';
import { shift } from './bringing';
import { find, kindsOf } from './marks';
import { free, inSight, named, unnamed, type Box } from './spots';

afterEach(leaveSchool);

describe('marks', () => {
  it.each(GAMES)('of %s are all known to the page', (game) => {
    expect(kindsOf(game).sort()).toEqual(marks[game]);
  });

  it('lie on the pieces that they name', async () => {
    await learn('doubt');
    const board = document.querySelector('#board')!;
    expect(document.querySelectorAll('.marks .fig')).toHaveLength(3);
    expect(find(board, 'complots', 'card:1')).toBe(board.querySelectorAll('.hand .card')[1]);
    expect([...document.querySelectorAll('.marks .fig')].map((mark) => mark.textContent)).toEqual(['A', 'B', 'C']);
    expect(find(board, 'complots', 'lost:b:0')?.closest('[data-spot]')?.getAttribute('data-spot')).toBe('hand-1');
    expect(find(board, 'complots', 'seat:c')?.getAttribute('data-seat')).toBe('2');
    for (const mark of ['coins:b', 'court', 'treasury', 'claim'])
      expect(find(board, 'complots', mark), mark).toBeTruthy();
    for (const mark of ['', 'lost:b:7', 'choice:pass', 'nothing'])
      expect(find(board, 'complots', mark), mark).toBeNull();
  });

  it('count a card once, in whatever it is pressed by', () => {
    document.body.innerHTML = '<div id="board"><div class="hand"></div></div>';
    const board = document.querySelector('#board')!;
    board.firstElementChild!.innerHTML = '<button data-card="a"><i class="card"></i></button>'.repeat(3);
    expect(find(board, 'guillotine', 'card:2')).toBe(board.querySelectorAll('button')[2]);
  });

  it('are gone once the lesson’s move was made, and so is what they were about', async () => {
    const page = await learn('doubt');
    await page.press('p');
    expect(document.querySelectorAll('.marks .fig')).toHaveLength(3);
    await page.press('c');
    expect(document.querySelectorAll('.fig')).toHaveLength(0);
    expect(document.querySelectorAll('#lesson .text li')).toHaveLength(0);
    expect(document.querySelectorAll('[data-marked]')).toHaveLength(0);
  });

  it('do not lie on what was scrolled away', () => {
    const strip = { left: 12, top: 100, right: 378, bottom: 190 };
    const square = (left: number): Box => ({ left, top: 100, right: left + 72, bottom: 190 });
    expect([-200, -40, 200, 340, 700].map((left) => inSight(square(left), [strip]))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(inSight(square(700), [])).toBe(true);
  });

  it('are brought into sight: as many as can be, by the shortest way', () => {
    const strip = { left: 0, right: 390 };
    const square = (number: number) => ({ left: number * 72, right: number * 72 + 72 });
    const after = (by: number, number: number) => square(number).right - by <= 390 && square(number).left - by >= 0;
    expect(shift([square(1), square(4)], strip)).toBe(0);
    expect(shift([square(8)], strip)).toBe(9 * 72 - 390 + 36);
    expect(shift([square(-3)], strip)).toBe(-3 * 72 - 36);
    const two = shift([square(1), square(20), square(23)], strip); // of three that are too far apart
    expect([1, 20, 23].map((number) => after(two, number))).toEqual([false, true, true]);
    expect(shift([], strip)).toBe(0);
  });

  it('lie on a corner, or wherever they cover no name and no other piece', () => {
    const box = (left: number, top: number, wide: number, high: number): Box => ({
      left,
      top,
      right: left + wide,
      bottom: top + high,
    });
    const board = box(0, 0, 1000, 1000);
    const nothing = { words: [], pieces: [] };
    const plate = box(100, 100, 200, 60);
    const at = (...of: Parameters<typeof free>) => (({ x, y }) => [x, y])(free(...of));
    expect(at(1, plate, board, nothing, [])).toEqual([295, 105]);
    expect(at(1, plate, board, { words: [box(250, 100, 40, 20)], pieces: [] }, [])).toEqual([105, 105]);
    expect(at(2, plate, board, nothing, [{ number: 1, x: 295, y: 105 }])).toEqual([105, 105]);
    const near = [box(308, 100, 200, 60)]; // of which a corner may be covered
    expect(at(1, plate, board, { words: [], pieces: near }, [])).toEqual([295, 105]);
    const round = [box(-105, 100, 200, 60), box(305, 100, 200, 60), box(100, 35, 200, 60), box(100, 165, 200, 60)];
    expect(at(1, plate, board, { words: [], pieces: round }, [])).toEqual([224, 130]);
    expect(at(1, box(300, 300, 0.4, 0.4), board, { words: [], pieces: near }, []).map(Math.round)).toEqual([300, 300]);
    const reserve = box(100, 100, 120, 18); // a row that is lower than a mark
    expect(at(1, reserve, board, nothing, [])).toEqual([236, 109]);
    const deputy = box(500, 500, 40, 45);
    expect(at(1, deputy, board, nothing, [])).toEqual([551, 545]);
    const named = { words: [box(480, 546, 80, 14)], pieces: [box(545, 500, 40, 45)] };
    expect(at(1, deputy, board, named, [])).toEqual([489, 500]);
    expect(at(1, box(970, 0, 30, 30), board, nothing, [])[0]).toBe(984);
    const hemmed = {
      words: [box(480, 546, 80, 11), box(470, 480, 60, 12), box(560, 530, 66, 11), box(410, 540, 64, 11)],
      pieces: [box(541, 481, 41, 45), box(448, 500, 41, 45)],
    };
    expect(at(1, box(500, 500, 41, 46), board, hemmed, [])).toEqual([520.5, 572]); // below its name
  });

  it('end the name of their piece, whatever the board calls it meanwhile', () => {
    document.body.innerHTML = '<div><button aria-label="Captain"></button></div>';
    const [board, piece] = [document.querySelector('div')!, document.querySelector('button')!];
    named(piece, 'mark 1');
    named(piece, 'mark 1');
    expect(piece.getAttribute('aria-label')).toBe('Captain, mark 1');
    piece.setAttribute('aria-label', 'Lose the Captain');
    named(piece, 'mark 2');
    expect(piece.getAttribute('aria-label')).toBe('Lose the Captain, mark 2');
    unnamed(board, new Set());
    expect(piece.getAttribute('aria-label')).toBe('Lose the Captain');
  });
});
