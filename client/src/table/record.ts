/** Which lines of the record weigh more than others, and where they are seen again. */
import type { Frame, Told } from '../wire';

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

/** Where something that a viewer was told is seen again, with the same eyes. */
export function replayOf(frame: Frame, event: number): string {
  const eyes = frame.seat < 0 ? 'public' : 'mine';
  return `/replay/${frame.room.room}?eyes=${eyes}&event=${event}`;
}
