/** The offers of a turn, laid on stones and lines. */
import type { Asked, Offer } from '../../wire';

/** Where a druid may go. */
export function stoneOffers(asked: Asked | null): Map<number, Offer> {
  const found = new Map<number, Offer>();
  for (const offer of asked?.offers ?? []) {
    const { stone } = offer.arguments;
    if (typeof stone === 'number') found.set(stone, offer);
  }
  return found;
}

/** Where the bar of each line may go. */
export function barOffers(asked: Asked | null): Map<number, Map<number, Offer>> {
  const found = new Map<number, Map<number, Offer>>();
  for (const offer of asked?.offers ?? []) {
    const { line, to } = offer.arguments;
    if (typeof line !== 'number' || typeof to !== 'number') continue;
    found.set(line, (found.get(line) ?? new Map<number, Offer>()).set(to, offer));
  }
  return found;
}

/** The next stone that is offered, forward or back round the ring; 0 if there is none. */
export function nextStone(offered: Iterable<number>, from: number, by: 1 | -1): number {
  const all = [...offered].sort((a, b) => a - b);
  const beyond = by > 0 ? all.find((stone) => stone > from) : all.findLast((stone) => stone < from);
  return beyond ?? (by > 0 ? all[0] : all.at(-1)) ?? 0;
}
