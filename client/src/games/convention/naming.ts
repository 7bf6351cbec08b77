/** Names of factions, deputies, posts and cards, as the house has them. */
import { words } from '../../words/words.svelte';

export const factionName = (faction: string): string => words(`convention-faction-${faction}`);
export const deputyName = (deputy: string): string => words(`convention-deputy-${deputy}`);
export const postName = (post: string): string => words(`convention-post-${post}`);
export const cardName = (card: string | null): string => words(`convention-card-${card ?? 'unknown'}`);
export const cardShort = (card: string | null): string => words(`convention-card-${card ?? 'unknown'}.short`);
export const cardEffect = (card: string | null): string => words(`convention-card-${card ?? 'unknown'}.effect`);
/** What really happened: nothing of a card that is hidden. */
export const cardHistory = (card: string): string => words(`convention-history-${card}`);

/** A name as it stands on the plan. */
export const shortName = (deputy: string): string => words('convention-short', { deputy, name: deputyName(deputy) });
/** A room in one word. */
export const roomName = (post: string): string => words(`convention-post-${post}.short`);
