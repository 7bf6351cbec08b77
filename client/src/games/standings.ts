/** How everybody stands at the end: what a row of the ranking says besides who it is. */
import type { AnyView, Told } from '../wire';
import { words } from '../words/words.svelte';
import { notesOf, struckOf } from './comparison';
import { inPlay, ownerOf } from './convention/parties';
import { pointsOf } from './scenes';

export interface Standing {
  /** What a seat has, in games that count points, and of what; struck where a tie takes it out. */
  points?: number;
  unit: string;
  struck: number[];
  /** What decides between equal points, or could. */
  note: string;
  /** The factions that a seat played, where it did. */
  factions: string[];
}

/** A standing for each seat. */
export function standings(view: AnyView, told: readonly Told[]): Standing[] {
  const points = pointsOf(view);
  const notes = notesOf(view, told);
  const struck = struckOf(told);
  return view.ranks.map((_, seat) => ({
    points: points[seat],
    unit: view.game === 'convention' ? words('over-elected', { elected: points[seat] ?? 0 }) : '',
    struck: struck.includes(seat) ? struck.filter((other) => other !== seat && points[other] === points[seat]) : [],
    note: notes[seat] ?? '',
    factions: view.game === 'convention' ? inPlay(view).filter((faction) => ownerOf(view, faction) === seat) : [],
  }));
}
