import { describe, expect, it } from 'vitest';

import { deal } from '../testing/frames';
import { inOrder, mergeDeals, waitingFor } from './deals';

describe('the deal book', () => {
  it('puts a changed deal in the place of what it was, and new ones at the end', () => {
    const had = [deal(0, 1), deal(1, 0)];
    const accepted = deal(0, 1, { standing: 'accepted' });
    const merged = mergeDeals(had, [accepted, deal(2, 0)]);
    expect(merged.map((one) => [one.by, one.to, one.standing])).toEqual([
      [0, 1, 'accepted'],
      [1, 0, 'offered'],
      [2, 0, 'offered'],
    ]);
    expect(mergeDeals(had, [])).toBe(had);
  });

  it('tells two offers between the same players apart', () => {
    expect(mergeDeals([deal(0, 1)], [deal(0, 1, { number: 2 })])).toHaveLength(2);
  });

  it('knows which offers wait for me', () => {
    const book = [deal(0, 1), deal(1, 0, { standing: 'refused' }), deal(1, 0, { number: 2 })];
    expect(waitingFor(book, 0).map((one) => one.number)).toEqual([2]);
    expect(waitingFor(book, -1)).toEqual([]);
  });

  it('is read from what waits for me to the oldest', () => {
    const book = [deal(1, 0), deal(0, 1), deal(0, 1, { number: 2 })];
    expect(inOrder(book, 0).map((one) => [one.by, one.number])).toEqual([
      [1, 1],
      [0, 2],
      [0, 1],
    ]);
  });
});
