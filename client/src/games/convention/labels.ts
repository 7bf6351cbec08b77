/** What is read out of a figurine: all that its picture shows. */
import type { ConventionDeputy, ConventionView, Offer } from '../../wire';
import { words } from '../../words/words.svelte';
import { deputyName, factionName, postName } from './naming';

export function label(view: ConventionView, deputy: ConventionDeputy, offer: Offer | null): string {
  const supported = view.charges.some((charge) => charge.deputy === deputy.name && charge.supported);
  const facts = words('convention-deputy', {
    name: deputyName(deputy.name),
    faction: factionName(deputy.faction),
    post: postName(deputy.post),
    points: deputy.popularity,
    square:
      deputy.post === 'guillotine' ? 'dead' : supported && deputy.square !== 'normal' ? 'supported' : deputy.square,
  });
  return offer ? `${facts}. ${offer.label}. ${offer.consequence}` : facts;
}
