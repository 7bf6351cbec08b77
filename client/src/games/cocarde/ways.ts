/** The offers of a question, laid on cards, players and squares. */
import type { Asked, Offer } from '../../wire';

/** The squares that can be planted. */
export function squareOffers(asked: Asked | null): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of asked?.offers ?? []) if (offer.key === 'plant') found.set(String(offer.arguments.place), offer);
  return found;
}

/** Free actions are done with a card, too, though they need not name it. */
const OF_CARDS: Record<string, string> = { escape: 'escape', books: 'book' };

/** All that may be done with a card of my hand. */
export function cardOffers(asked: Asked | null, card: string): Offer[] {
  if (!asked || asked.kind === 'redistribute') return []; // there the card is nobody's yet
  return asked.offers.filter((offer) => offer.arguments.card === card || OF_CARDS[offer.key] === card);
}

/** Whether a card of my hand is an answer by itself; otherwise one says next what is to be done with it. */
export const isAnswer = (asked: Asked | null): boolean =>
  asked !== null && asked.kind !== 'action' && asked.kind !== 'end';

/** What may be done to each player: with the card that is held, or without any. */
export function playerOffers(asked: Asked | null, held: string): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of asked?.offers ?? []) {
    const { target, card } = offer.arguments;
    if (typeof target !== 'number') continue;
    if (offer.key === 'name' || (held && card === held)) found.set(target, [...(found.get(target) ?? []), offer]);
  }
  return found;
}

/** The offers with the card that is held that concern nobody else. */
export function plainOffers(asked: Asked | null, held: string): Offer[] {
  return cardOffers(asked, held).filter((offer) => typeof offer.arguments.target !== 'number');
}
