/** The offers of a question, laid on deputies, rooms and cards. */
import type { Asked, Offer, Shut } from '../../wire';

/** Where each deputy may be sent. */
export function moveOffers(asked: Asked | null): Map<string, Map<string, Offer>> {
  const found = new Map<string, Map<string, Offer>>();
  for (const offer of asked?.offers ?? []) {
    const { deputy, post } = offer.arguments;
    if (offer.key !== 'move' || typeof deputy !== 'string' || typeof post !== 'string') continue;
    found.set(deputy, (found.get(deputy) ?? new Map<string, Offer>()).set(post, offer));
  }
  return found;
}

/** What may be done with, for or against each deputy, where that is one thing. */
export function deputyOffers(asked: Asked | null): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of asked?.offers ?? []) {
    const { deputy } = offer.arguments;
    if (offer.key !== 'move' && typeof deputy === 'string') found.set(deputy, offer);
  }
  return found;
}

/** What may be done with each card: to play it, or to put it back. */
export function cardOffers(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    const { card } = offer.arguments;
    if (typeof card === 'string') found.set(card, [...(found.get(card) ?? []), offer]);
  }
  return found;
}

const ENTER = 'enter_';

/** The rooms that nobody of mine may enter now, and why. */
export function closedRooms(asked: Asked | null): Map<string, Shut> {
  return new Map(
    (asked?.shut ?? []).flatMap((one): [string, Shut][] =>
      one.key.startsWith(ENTER) ? [[one.key.slice(ENTER.length), one]] : [],
    ),
  );
}
