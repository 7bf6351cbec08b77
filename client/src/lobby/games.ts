import type { Component } from 'svelte';
import type { GameCard } from '../wire';
import Cocarde from '../drawings/covers/Cocarde.svelte';
import Complots from '../drawings/covers/Complots.svelte';
import Convention from '../drawings/covers/Convention.svelte';
import Druide from '../drawings/covers/Druide.svelte';
import Guillotine from '../drawings/covers/Guillotine.svelte';
import Initial from '../drawings/covers/Initial.svelte';

/** The five games in the order of the front page, each with its vignette; its words are cover-<id> in pages.ftl. */
const VIGNETTES: Record<string, Component> = {
  complots: Complots,
  convention: Convention,
  druide: Druide,
  cocarde: Cocarde,
  guillotine: Guillotine,
};

/** A title page: the card of a game that the house plays, null for one in preparation. */
export interface TitlePage {
  game: string;
  card: GameCard | null;
}

/** The games of the house, then those that other packages brought. */
export function titlePages(cards: readonly GameCard[]): TitlePage[] {
  const own = Object.keys(VIGNETTES).map((game) => ({ game, card: cards.find((card) => card.game === game) ?? null }));
  return [...own, ...cards.filter(({ game }) => !(game in VIGNETTES)).map((card) => ({ game: card.game, card }))];
}

/** The picture of a game: its own, or one that is made from its name. */
export function vignetteOf(game: string): Component<{ title: string }> {
  return (VIGNETTES[game] as Component<{ title: string }> | undefined) ?? Initial; // those need no title
}
