/** Questions that are answered with one of my own cards, on the card itself. */
import type { Asked, Offer } from '../../wire';

const KINDS = new Set(['lose', 'return', 'show', 'draft']);

/** The offers of such a question, by the character of the card. */
export function amongMyCards(asked: Asked | null | undefined): Map<string, Offer> {
  const found = new Map<string, Offer>();
  if (!asked || !KINDS.has(asked.kind)) return found;
  for (const offer of asked.offers) {
    const { character, target } = offer.arguments;
    if (typeof character === 'string' && target === undefined) found.set(character, offer);
  }
  return found;
}
