/** The board of each game, fetched when it is first played. */
import type { Component } from 'svelte';

import type { Choosing } from '../table/choosing.svelte';
import type { RoomView, Scene, Told } from '../wire';

export interface BoardProps {
  scene: Scene;
  room: RoomView;
  /** The viewer's seat; below nought watches. */
  seat: number;
  /** What is being chosen; null where nothing can be, as in a replay. */
  choosing: Choosing | null;
  /** What happened: the newest events are seen to happen. */
  told: Told[];
  /** Whether every move is a short cross-fade. */
  still: boolean;
  /** How high the table is without my hand: on tablets the question stands between them. */
  tableHeight?: number;
}

interface BoardModule {
  default: Component<BoardProps, object, 'tableHeight'>;
}

/** The same promise every time, so that a board stays where it is; after a failure it is tried anew. */
function once(fetch: () => Promise<BoardModule>): () => Promise<BoardModule> {
  let fetched: Promise<BoardModule> | null = null;
  return () => {
    fetched ??= fetch().catch((error: unknown) => {
      fetched = null;
      throw error;
    });
    return fetched;
  };
}

export const BOARDS: Record<string, () => Promise<BoardModule>> = {
  complots: once(() => import('./complots/Board.svelte')),
};
