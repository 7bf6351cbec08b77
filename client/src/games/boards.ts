/** The board of each game, fetched when it is first played. */
import type { Component } from 'svelte';

import type { Live } from '../house/live.svelte';
import type { Choosing } from '../table/choosing.svelte';
import type { Asked, Offer, RoomView, Scene, Told } from '../wire';
import { learn } from '../words/words.svelte';
import { struckBy } from './complots/fate';

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
  /** How high the question is where it stands between the table and my hand at a desk; elsewhere, nought. */
  bar?: number;
  /** How high the table is without my hand: on tablets the question stands between them. */
  tableHeight?: number;
}

export interface BoardModule {
  default: Component<BoardProps, object, 'tableHeight'>;
  /** What stands for an offer on its button: a medallion. */
  Sign?: Component<{ offer: Offer }>;
  /** What a standing order is meant for, where the game lets it be narrowed. */
  Narrowed?: Component<{ live: Live }>;
  /** What is claimed, beside the question, where the table is as low as can be. */
  Claimed?: Component<{ scene: Scene; told: Told[] }>;
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

/** How a board and the question share the page. */
export interface Form {
  /** At a desk: the question beside my hand, or between the table and it. */
  beside: boolean;
  /** A board that on a low screen needs all the height, or its hand all the width: the question then tops the rail. */
  railed?: boolean;
  /** How high the question is, whatever it asks, so that nothing moves when one comes or goes: at a desk, on a low
   * screen there, between table and hand on a tablet that lies and on an upright one. What is fuller than that scrolls
   * inside. */
  bar: { tall: number; low: number; lying?: number; upright: number };
  /** Arguments of offers that lie on the board as pieces: where there are many, the question only counts them. */
  pieces: readonly string[];
  /** Offers, by their key, that are said in words all the same. */
  aloud?: readonly string[];
  /** The argument of an offer that claims what may be untrue; without one nobody claims anything. */
  claims?: string;
  /** Events, by their type, that say what came of something done to a seat. */
  sequels?: readonly string[];
  /** Events, by their type, that decide as a victory does. */
  decisive?: readonly string[];
  /** Whether an event is what the end rests on, however much was told after it. */
  leads?: (event: Told['event']) => boolean;
  /** Who put a seat out, of what everybody was told until then; -1 if that cannot be told. */
  struckBy?: (events: readonly Told['event'][], seat: number) => number;
  /** Events, by their type, that the board itself makes a moment of. */
  beats?: readonly string[];
  /** Whether what may be done out of turn is done on the board, and not beside the question. */
  asides?: 'board';
}

const FORMS: Record<string, Form> = {
  complots: {
    beside: true,
    bar: { tall: 272, low: 248, upright: 280 },
    pieces: [],
    claims: 'character',
    sequels: ['failed', 'voided', 'lost'],
    decisive: ['eliminated', 'drawn'],
    struckBy,
    beats: ['proved', 'exposed'],
  },
  guillotine: {
    beside: false,
    railed: true,
    bar: { tall: 134, low: 330, lying: 128, upright: 220 },
    pieces: ['card', 'noble'],
    beats: ['collected'],
  },
  druide: {
    beside: false,
    railed: true,
    bar: { tall: 158, low: 330, lying: 128, upright: 220 },
    pieces: ['stone', 'line'],
    beats: ['elected', 'unelected'],
  },
  cocarde: {
    beside: false,
    railed: true,
    bar: { tall: 158, low: 330, lying: 128, upright: 240 },
    pieces: ['card', 'place'],
    aloud: ['escape'],
    leads: (event) => event.type === 'capped',
  },
  convention: {
    beside: false,
    railed: true,
    bar: { tall: 158, low: 330, lying: 128, upright: 240 },
    pieces: ['deputy', 'card', 'faction'],
    leads: (event) => event.type === 'dissolution' && event.result === 'passed',
    asides: 'board',
  },
};

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  complots: once(() => import('./complots/Board.svelte')),
  guillotine: once(async () => (await Promise.all([import('./guillotine/Board.svelte'), learn('guillotine')]))[0]),
  druide: once(() => import('./druide/Board.svelte')),
  cocarde: once(async () => (await Promise.all([import('./cocarde/Board.svelte'), learn('cocarde')]))[0]),
  convention: once(async () => (await Promise.all([import('./convention/Board.svelte'), learn('convention')]))[0]),
};

const GENERIC = once(() => import('./generic/Board.svelte'));

/** Whether the page has a board for this game; what comes from elsewhere is shown as it is laid out by the house. */
export const hasBoard = (game: string): boolean => game in BOARDS;

/** The board of a game, or the one that shows any view. */
export const boardOf = (game: string): Promise<BoardModule> => (BOARDS[game] ?? GENERIC)();

/** How a game shares the page. Of one without a board, offers that differ by their fields are laid in rows. */
export function formOf(game: string, asked: Asked | null = null): Form {
  return FORMS[game] ?? { ...PLAIN, pieces: fieldsOf(asked) };
}

/** The games that have a board of their own. */
export const GAMES = Object.keys(BOARDS);

const PLAIN: Form = { beside: true, bar: { tall: 330, low: 300, upright: 300 }, pieces: [] };

/** The arguments of these offers, but for seats, which have a plate. */
function fieldsOf(asked: Asked | null): string[] {
  const names = asked?.offers.flatMap((offer) => Object.keys(offer.arguments)) ?? [];
  return [...new Set(names)].filter((name) => name !== 'target');
}
