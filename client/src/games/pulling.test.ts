// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

import { Pulling } from './pulling.svelte';

const pointer = (kind: string, x: number): PointerEvent =>
  new PointerEvent(kind, { bubbles: true, isPrimary: true, pointerId: 1, button: 0, clientX: x, clientY: 5 });

it('holds a piece that a quick pointer has left with its first move', () => {
  const piece = document.body.appendChild(document.createElement('div'));
  piece.setPointerCapture = vi.fn();
  const pulling = new Pulling();
  const drop = vi.fn();
  const leave = pulling.handle('duke', { may: () => true, under: (at) => (at.clientX > 90 ? 3 : -1), drop })(piece);
  piece.dispatchEvent(pointer('pointerdown', 10));
  window.dispatchEvent(pointer('pointermove', 60)); // not over the piece any more
  expect([pulling.piece, pulling.x, pulling.over]).toEqual(['duke', 50, -1]);
  window.dispatchEvent(pointer('pointermove', 100));
  window.dispatchEvent(pointer('pointerup', 100));
  expect(drop).toHaveBeenCalledWith(3);
  expect(pulling.piece).toBe('');
  window.dispatchEvent(pointer('pointermove', 200)); // it is let go
  expect(pulling.piece).toBe('');
  if (leave) leave();
});
