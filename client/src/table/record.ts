/** Which lines of the record weigh more than others, and where a rule was used in it. */
import type { Told } from '../wire';

export type AnyEvent = Told['event'];

const SEATS = ['seat', 'target', 'claimer', 'actor'];
const DECISIVE = new Set<AnyEvent['type']>(['eliminated', 'won', 'drawn']);

/** Whether an event is decisive, or touches the one who reads. */
export function weight(event: AnyEvent, seat: number): boolean {
  if (DECISIVE.has(event.type)) return true;
  const facts: Record<string, unknown> = { ...event };
  return seat >= 0 && SEATS.some((name) => facts[name] === seat);
}

/** What happened since the turn began. */
export function thisTurn(told: Told[]): Told[] {
  return told.slice(told.findLastIndex((one) => one.event.type === 'began') + 1);
}

/** Where a rule was used: the sentences, newest first. */
export function uses(told: Told[], rule: string, most = 8): string[] {
  return told
    .filter((one) => one.event.rule === rule)
    .map((one) => one.sentence)
    .reverse()
    .slice(0, most);
}
