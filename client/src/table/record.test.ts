import { expect, it } from 'vitest';

import { formOf } from '../games/boards';
import { frame, told } from '../testing/frames';
import { replayOf, thisTurn, weight } from './record';

it('weighs what touches the reader, and what decides', () => {
  const challenged = { type: 'challenged', rule: 'C-16', seat: 2, claimer: 1, character: 'duchess' } as const;
  expect(weight(challenged, 1)).toBe(true);
  expect(weight(challenged, 0)).toBe(false);
  expect(weight(challenged, -1)).toBe(false);
  expect(weight({ type: 'won', rule: 'C-42', seat: 2 }, 0)).toBe(true);
  const out = { type: 'eliminated', rule: 'C-40', seat: 2, amount: 0 } as const;
  expect(weight(out, 0, formOf('complots').decisive)).toBe(true);
  expect(weight(out, 0, formOf('liars').decisive)).toBe(false);
});

it('shows a line again with the eyes that read it', () => {
  expect(replayOf(frame({ seat: 2 }), 7)).toBe('/replay/r?eyes=mine&event=7');
  expect(replayOf(frame({ seat: -1 }), 0)).toBe('/replay/r?eyes=public&event=0');
});

it('knows what belongs to this turn', () => {
  const won = { event: { type: 'won', rule: 'C-42', seat: 2 }, sentence: 'Noor.', beat: false } as const;
  expect(thisTurn([won, ...told(2), won])).toEqual([won]);
  expect(thisTurn([won])).toEqual([won]);
  expect(thisTurn(told(1))).toEqual([]);
});
