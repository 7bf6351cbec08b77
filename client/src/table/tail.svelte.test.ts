// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { followed } from './tail.svelte';

/** A list of so many pixels in a frame of so many: happy-dom lays nothing out. */
function list(): HTMLElement & { full: number; seen: number } {
  const box = Object.assign(document.createElement('div'), { full: 1000, seen: 200 });
  Object.defineProperty(box, 'scrollHeight', { get: () => box.full });
  Object.defineProperty(box, 'clientHeight', { get: () => box.seen });
  let top = 0;
  Object.defineProperty(box, 'scrollTop', {
    get: () => top,
    set: (wish: number) => (top = Math.max(0, Math.min(wish, box.full - box.seen))),
  });
  return box;
}

let resized = (): void => {};
let end = (): void => {};

function follow(box: HTMLElement): void {
  end = $effect.root(() => {
    followed(() => 0)(box);
  });
  flushSync();
  resized();
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(change: () => void) {
        resized = change;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

describe('a list whose newest line is at its foot', () => {
  it('stays there when a longer question makes it lower while it still scrolls', () => {
    const box = list();
    follow(box);
    box.seen = 90;
    box.dispatchEvent(new Event('scroll')); // of the line before; a browser tells it ahead of the new size
    resized();
    expect(box.scrollTop).toBe(910);
  });

  it('lets somebody read who has scrolled up', () => {
    const box = list();
    follow(box);
    box.scrollTop = 300;
    box.dispatchEvent(new Event('scroll'));
    box.full = 1100;
    resized();
    expect(box.scrollTop).toBe(300);
  });

  it('follows again once they are back at the foot', () => {
    const box = list();
    follow(box);
    box.scrollTop = 300;
    box.dispatchEvent(new Event('scroll'));
    box.scrollTop = 780;
    box.dispatchEvent(new Event('scroll'));
    box.full = 1100;
    resized();
    expect(box.scrollTop).toBe(900);
  });
});
