/** What is read out of a figurine: all that its picture shows. */
import type { Choosing } from '../../table/choosing.svelte';
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

/** Which sentence of the house says to whom the question is about, where this one is no answer to it. */
export function whom(choosing: Choosing | null, free: boolean): string | undefined {
  return free || !choosing?.asked ? undefined : `whom-${choosing.asked.kind}`;
}
