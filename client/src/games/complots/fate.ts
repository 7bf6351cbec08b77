/** Who made a seat lose its last card, as far as everybody was told. */
import type { Told } from '../../wire';

type Event = Told['event'];

/** The one who doubted its lie, whose truth it doubted, or whose action struck it; -1 if that cannot be told. */
export function struckBy(events: readonly Event[], seat: number): number {
  const end = events.findLastIndex((event) => event.type === 'lost' && event.seat === seat);
  const before = events.slice(0, Math.max(0, end));
  for (const [at, event] of [...before.entries()].reverse()) {
    if (event.type === 'began') return -1;
    if (event.type === 'declared' && event.target === seat) return event.seat;
    if (event.type !== 'challenged' || before.slice(at).some((one) => one.type === 'lost')) continue;
    if (event.claimer === seat) return event.seat;
    if (event.seat === seat) return event.claimer;
  }
  return -1;
}
