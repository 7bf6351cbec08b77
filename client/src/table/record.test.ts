import { expect, it } from 'vitest';

import { formOf } from '../games/boards';
import { frame, told } from '../testing/frames';
import type { Told } from '../wire';
import { replayOf, sinceMyTurn, thisTurn, weight } from './record';

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

it('keeps in sight what others did to a seat since its turn before', () => {
  const began = (seat: number): Told => ({
    event: { type: 'began', rule: 'C-10', seat, turn: 1 },
    sentence: 'Turn.',
    beat: false,
  });
  const stole = (seat: number, target: number): Told => ({
    event: { type: 'stole', rule: 'C-36', seat, target, amount: 2 },
    sentence: `${seat} from ${target}`,
    beat: false,
  });
  const told = [began(0), stole(0, 1), began(1), stole(1, 0), began(2), stole(2, 1), stole(2, 0), began(0)];
  expect(sinceMyTurn(told, 0).map(({ sentence }) => sentence)).toEqual(['1 from 0', '2 from 0']);
  expect(sinceMyTurn([...told, stole(0, 2), began(1), began(0)], 0)).toEqual([]);
  expect(sinceMyTurn(told.slice(0, -1), 0)).toEqual([]); // not in the turn of another
  expect(sinceMyTurn([began(2), stole(2, 0), began(0)], 0)).toHaveLength(1); // before the first of one's own
  const tried = (type: 'declared' | 'failed' | 'lost', seat: number): Told => ({
    event: { type, rule: 'C-15', seat, target: type === 'declared' ? 0 : undefined } as unknown as Told['event'],
    sentence: `${type} ${seat}`,
    beat: false,
  });
  const sequels = formOf('complots').sequels;
  const stopped = [began(0), began(1), tried('declared', 1), tried('lost', 2), tried('failed', 1), began(2)];
  const said = sinceMyTurn([...stopped, tried('lost', 1), began(0)], 0, sequels).map(({ sentence }) => sentence);
  expect(said).toEqual(['declared 1', 'failed 1']); // and what came of it, in the end
  const looked = (sentence: string): Told => ({
    event: { type: 'looked', rule: 'G-R35', seat: 1, target: 0, card: null },
    sentence,
    beat: false,
  });
  const seen = [began(0), began(1), looked('first'), looked('last'), stole(1, 0), began(0)];
  expect(sinceMyTurn(seen, 0).map(({ sentence }) => sentence)).toEqual(['last', '1 from 0']);
  const closing: Told = { event: { type: 'closing', rule: 'G-75', seat: 1 }, sentence: 'Over.', beat: false };
  expect(sinceMyTurn([...seen, closing, stole(2, 0)], 0).map(({ sentence }) => sentence)).toEqual(['2 from 0']);
  expect(sinceMyTurn([...seen, began(1), stole(1, 0), closing, stole(2, 0)], 0)).toHaveLength(2);
});
