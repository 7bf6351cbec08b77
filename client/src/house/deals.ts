/** The deal book of a table: what was had already and what came, and what waits for an answer. */
import type { Deal } from '../wire';

export const keyOf = (deal: Deal): string => `${deal.by}>${deal.to}:${deal.number}`;

/** Deals that came take the place of what they were; new ones come last. */
export function mergeDeals(had: Deal[], came: Deal[]): Deal[] {
  if (came.length === 0) return had;
  const book = new Map(had.map((deal) => [keyOf(deal), deal]));
  for (const deal of came) book.set(keyOf(deal), deal);
  return [...book.values()];
}

/** Offers that wait for the answer of a seat. */
export function waitingFor(deals: Deal[], seat: number): Deal[] {
  return deals.filter((deal) => deal.to === seat && deal.standing === 'offered');
}

/** As the book is read: what waits for my answer first, then the newest. */
export function inOrder(deals: Deal[], seat: number): Deal[] {
  const mine = new Set(waitingFor(deals, seat));
  return [...mine, ...deals.filter((deal) => !mine.has(deal)).reverse()];
}
