/** What a board is given, as its own game has it: views and events of one game only. */
import type { AnyView, Scene, Told } from '../wire';

export type Game = AnyView['game'];
export type ViewOf<G extends Game> = Extract<AnyView, { game: G }>;
export type SceneOf<G extends Game> = Omit<Scene, 'view'> & { view: ViewOf<G> };
export type ToldOf<G extends Game> = Omit<Told, 'event'> & { event: ViewOf<G>['history'][number] };

/** What a dialog over the table returns if the verdict was asked for in it. */
export const TO_THE_VERDICT = 'verdict';

/** A scene of this game; the board of one game is never shown another's. */
export function sceneOf<G extends Game>(scene: Scene, game: G): SceneOf<G> {
  if (scene.view.game !== game) throw new Error(`a scene of ${scene.view.game} on the board of ${game}`);
  return scene as SceneOf<G>;
}

/** What was told in a game is all of that game. */
export function toldOf<G extends Game>(told: Told[], _game: G): ToldOf<G>[] {
  return told as ToldOf<G>[];
}

/** The seats that are out of the game; in most games nobody ever is. */
export function outOf(view: AnyView): number[] {
  return view.game === 'complots' ? view.eliminated : [];
}

/** Whose turn it is, where one alone is asked. */
export function activeOf(view: AnyView): number | null {
  if (view.game !== 'convention') return 'active' in view ? view.active : null;
  const [only, ...more] = view.pending?.seats ?? [];
  return only === undefined || more.length ? null : only;
}

/** What every seat has at the end, in games that count points. */
export function pointsOf(view: AnyView): number[] {
  if (view.game === 'complots') return [];
  if (view.game === 'cocarde') return view.certificates;
  return 'totals' in view ? view.totals : [];
}

/** The seat that has won, if it is one alone; what several share, or is drawn between them, the verdict says. */
export function winnerOf({ ranks }: { ranks: readonly number[] }): number {
  const first = ranks.indexOf(1);
  return ranks.includes(1, first + 1) ? -1 : first;
}
