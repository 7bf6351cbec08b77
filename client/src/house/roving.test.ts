import { describe, expect, it } from 'vitest';

import { Roving } from './roving.svelte';

function pressed(key: string, from: number, count: number): { to: number | null; taken: boolean } {
  let [to, taken] = [null as number | null, false];
  const press = { key, ctrlKey: false, metaKey: false, altKey: false, preventDefault: () => (taken = true) };
  new Roving().walk(press as unknown as KeyboardEvent, from, count, (place) => (to = place));
  return { to, taken };
}

describe('Roving', () => {
  it('is one stop: the usual place, until another is held', () => {
    const one = new Roving();
    const stops = () => [0, 1, 2].map((place) => one.tabindex(place, 2));
    expect(stops()).toEqual([-1, -1, 0]);
    one.hold(1);
    expect(stops()).toEqual([-1, 0, -1]);
  });

  it('walks up and down and to the ends', () => {
    expect(['ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => pressed(key, 3, 9).to)).toEqual([2, 4, 0, 8]);
  });

  it('stays at the ends, and leaves other keys alone', () => {
    expect(pressed('ArrowUp', 0, 9)).toEqual({ to: null, taken: true });
    expect(pressed('ArrowDown', 8, 9).to).toBeNull();
    expect(pressed('Tab', 3, 9)).toEqual({ to: null, taken: false });
  });
});
