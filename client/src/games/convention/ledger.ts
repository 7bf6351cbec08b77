/** The sheet of popularity: a row for every deputy, a column for every round. */
import type { ConventionDeputy, ConventionView } from '../../wire';
import { inPlay, ownerOf } from './parties';

export interface Row {
  deputy: ConventionDeputy;
  /** PP at the end of every round; the last one is now. 0 is the cut, null what he did not live to see. */
  cells: (number | null)[];
  dead: boolean;
}

export interface Account {
  faction: string;
  seat: number;
  elected: number;
  rows: Row[];
}

export const START = 5; // as everybody began

/** Columns: the rounds that are over and the one that is on, from the first that was written down: a lesson may
 * begin in the ninth. */
export function columns(view: ConventionView): number[] {
  const written = Math.max(0, ...view.deputies.map((deputy) => deputy.ledger.length));
  const unwritten = Math.max(0, (view.over ? view.round : view.round - 1) - written);
  const shown = view.over ? written : Math.max(written, view.round - unwritten);
  return Array.from({ length: shown }, (_, nth) => unwritten + nth + 1);
}

function row(deputy: ConventionDeputy, rounds: number, over: boolean): Row {
  const dead = deputy.post === 'guillotine';
  const cells: (number | null)[] = Array.from({ length: rounds }, (_, nth) => deputy.ledger[nth] ?? null);
  const now = deputy.ledger.length;
  if (now < rounds && !over && !deputy.ledger.includes(0)) cells[now] = dead ? 0 : deputy.popularity;
  return { deputy, cells, dead };
}

export function accounts(view: ConventionView): Account[] {
  const rounds = columns(view).length;
  return inPlay(view).map((faction) => {
    const own = view.deputies.filter((deputy) => deputy.faction === faction);
    return {
      faction,
      seat: ownerOf(view, faction),
      elected: own.filter((deputy) => deputy.elected).length,
      rows: own.map((deputy) => row(deputy, rounds, view.over)),
    };
  });
}
