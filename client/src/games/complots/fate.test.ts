import { describe, expect, it } from 'vitest';

import type { Told } from '../../wire';
import { struckBy } from './fate';

const events = (...some: Record<string, unknown>[]) => some as unknown as Told['event'][];
const began = { type: 'began', seat: 0 };
const lost = (seat: number) => ({ type: 'lost', seat });

describe('who put a seat out', () => {
  it('is whoever struck it, though somebody else was doubted meanwhile', () => {
    const struck = { type: 'declared', seat: 0, target: 2 };
    expect(struckBy(events(began, struck, lost(2)), 2)).toBe(0);
    const doubted = { type: 'challenged', seat: 1, claimer: 0 };
    expect(struckBy(events(began, struck, doubted, lost(1), lost(2)), 2)).toBe(0);
  });

  it('is whoever doubted its lie, or told the truth that it doubted', () => {
    expect(
      struckBy(events(began, { type: 'challenged', seat: 1, claimer: 2 }, { type: 'exposed', seat: 2 }, lost(2)), 2),
    ).toBe(1);
    expect(
      struckBy(events(began, { type: 'challenged', seat: 2, claimer: 1 }, { type: 'proved', seat: 1 }, lost(2)), 2),
    ).toBe(1);
  });

  it('is the one who struck, where a lie had cost the card before already', () => {
    const struck = { type: 'declared', seat: 0, target: 2 };
    const doubted = { type: 'challenged', seat: 1, claimer: 2 };
    expect(struckBy(events(began, struck, doubted, lost(2), lost(2)), 2)).toBe(0);
  });

  it('is nobody where the turn does not say it', () => {
    expect(struckBy(events({ type: 'declared', seat: 0, target: 2 }, began, lost(2)), 2)).toBe(-1);
  });
});
