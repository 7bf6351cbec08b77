/** The claims of this turn, as the house told them: deed, doubt, counter, doubt, and what came of it. */
import { isCharacter, type Character } from '../../drawings/figures/figures';
import type { ComplotsView } from '../../wire';
import type { ToldOf } from '../scenes';

const LINKS = new Set(['declared', 'challenged', 'proved', 'exposed', 'countered', 'uncountered', 'failed', 'voided']);

/** The sentences of the turn that is going on, the deed first. Nothing before it begins. */
export function chain(told: ToldOf<'complots'>[]): ToldOf<'complots'>[] {
  const began = told.findLastIndex((each) => each.event.type === 'began');
  return told.slice(began + 1).filter((each) => LINKS.has(each.event.type));
}

/** The sentence that opened this turn, until something is done in it. */
export function opening(told: ToldOf<'complots'>[]): string {
  return told.findLast((each) => each.event.type === 'began')?.sentence ?? '';
}

/** The sentence that opened this turn, as a link of a chain. */
export function beginning(told: ToldOf<'complots'>[]): ToldOf<'complots'>[] {
  return told.filter((each) => each.event.type === 'began').slice(-1);
}

type Outcome = Extract<ToldOf<'complots'>['event'], { type: 'proved' | 'exposed' }>;

/** What came of the last doubt, until something is declared or countered after it. */
export function outcome(told: ToldOf<'complots'>[]): Outcome | null {
  const last = told.findLast(({ event }) => ['proved', 'exposed', 'declared', 'countered'].includes(event.type))?.event;
  return last?.type === 'proved' || last?.type === 'exposed' ? last : null;
}

/** What followed from the last doubt, until the next turn begins. */
export function aftermath(told: ToldOf<'complots'>[]): ToldOf<'complots'>[] {
  const settled = told.findLastIndex(({ event }) => event.type === 'proved' || event.type === 'exposed');
  const after = told.slice(settled + 1);
  const next = after.findIndex(({ event }) => event.type === 'began');
  return after.slice(0, next < 0 ? undefined : next).filter(({ sentence }) => sentence);
}

/** What is claimed now, by whom, and what came of it if it was doubted: that lies there until the next act, and at the
 * end where it shall say why. */
export interface Said {
  seat: number;
  character: Character;
  settled: Outcome['type'] | null;
}

export function said(view: ComplotsView, told: ToldOf<'complots'>[], ended = false): Said | null {
  const { deed, counter, over } = view;
  const settled = outcome(told);
  const last = settled ?? counter ?? (deed?.claim ? { seat: deed.seat, character: deed.claim } : null);
  if ((over && !ended) || !last || !isCharacter(last.character)) return null;
  return { seat: last.seat, character: last.character, settled: settled?.type ?? null };
}
