// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';

import { GAMES } from '../games/boards';
import { marks } from '../testing/laid/lessons';
import { learn, leaveSchool } from '../testing/learning';
import { find, kindsOf } from './marks';
import { corner, named, SIZE, unnamed } from './spots';

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
    expect(find(board, 'complots', 'lost:b:0')?.closest('[data-spot]')?.getAttribute('data-spot')).toBe('hand-1');
    expect(find(board, 'complots', 'seat:c')?.getAttribute('data-seat')).toBe('2');
    for (const mark of ['coins:b', 'court', 'treasury', 'claim'])
      expect(find(board, 'complots', mark), mark).toBeTruthy();
    for (const mark of ['', 'lost:b:7', 'choice:pass', 'nothing'])
      expect(find(board, 'complots', mark), mark).toBeNull();
  });

  it.each([
    ['coins and their number', 246, 397, 32, 23],
    ['a pile and its points', 307, 566, 58, 44],
    ['a reserve', 36, 122, 187, 24],
  ])('leave what is counted in sight: %s', (_, left, top, width, height) => {
    const board = document.createElement('div');
    const piece = document.createElement('span');
    board.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 800);
    piece.getBoundingClientRect = () => new DOMRect(left, top, width, height);
    const { x, y } = corner(1, piece, board, new DOMRect(), []);
    expect(x + SIZE / 2).toBeLessThanOrEqual(left);
    expect(y).toBe(top + height / 2);
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
