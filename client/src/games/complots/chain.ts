/** The claims of this turn, as the house told them: deed, doubt, counter, doubt, and what came of it. */
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
