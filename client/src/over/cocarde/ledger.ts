/** Who planted where, and how the certificates changed hands: what the events of a game tell. */
import type { ToldOf } from '../../games/scenes';

type Event = ToldOf<'cocarde'>['event'];

export interface Account {
  seat: number;
  /** The squares that were planted, in order. */
  planted: string[];
  /** The squares that had a certificate paid. */
  paid: string[];
  /** From whom a certificate was taken in the search, and how often one was lost in it. */
  took: number[];
  lost: number;
  total: number;
}

/** An account for each seat, the best rank first. */
export function accounts(
  events: readonly Event[],
  certificates: readonly number[],
  ranks: readonly number[],
): Account[] {
  const all = certificates.map((total, seat): Account => ({ seat, planted: [], paid: [], took: [], lost: 0, total }));
  const stands: string[] = []; // the square whose sentence befell a seat last
  for (const event of events) {
    if (event.type === 'sentenced') stands[event.seat] = event.place;
    else if (event.type === 'planted') all[event.seat]?.planted.push(event.place);
    else if (event.type === 'paid') all[event.seat]?.paid.push(stands[event.seat] ?? '');
    else if (event.type === 'searched') {
      all[event.seat]?.took.push(event.target);
      if (all[event.target]) all[event.target]!.lost += 1;
    }
  }
  return all.sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0) || a.seat - b.seat);
}

/** Who stands on each planted square: the seat that planted it. */
export function gardeners(all: readonly Account[]): Map<string, number> {
  return new Map(all.flatMap(({ seat, planted }) => planted.map((place) => [place, seat] as const)));
}
