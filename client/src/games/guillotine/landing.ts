/** Where nobles may be put: the offers of the question, laid on places of the line. Places count from 0. */
import type { Asked, Offer } from '../../wire';
import type { ToldOf } from '../scenes';

/** The noble that was pointed at, and is asked how far. */
export function pointedAt(asked: Asked | null, told: ToldOf<'guillotine'>[]): string {
  if (asked?.kind !== 'distance') return '';
  const chose = told.findLast((one) => one.event.type === 'chose');
  return chose?.event.type === 'chose' ? chose.event.noble : '';
}

/** The offers of a distance, by the place where the noble would stand. */
export function landings(asked: Asked | null): Map<number, Offer> {
  const found = new Map<number, Offer>();
  if (asked?.kind !== 'distance') return found;
  for (const offer of asked.offers) {
    const { position } = offer.arguments;
    if (typeof position === 'number') found.set(position - 1, offer);
  }
  return found;
}

/** The places where a noble that is offered would come to stand, the nearest first. */
export function lands(offer: Offer | undefined): number[] {
  const { nearest, farthest } = offer?.arguments ?? {};
  if (typeof nearest !== 'number' || typeof farthest !== 'number') return [];
  const way = Math.sign(farthest - nearest);
  return Array.from({ length: Math.abs(farthest - nearest) + 1 }, (_, i) => nearest - 1 + way * i);
}
