/** What a plate shows of each faction: facts of the view, put side by side. */
import type { Chair, ConventionView, RoomView } from '../../wire';
import { present } from './standing';

export interface Party {
  faction: string;
  seat: number;
  chair: Chair;
  mine: boolean;
  /** It begins all phases of the round. */
  first: boolean;
  /** It is asked, or it has won. */
  active: boolean;
  /** Nobody of it lives. */
  out: boolean;
  passed: boolean;
  elected: number;
  living: number;
  cards: number;
}

const NOBODY: Chair = {
  name: '',
  emblem: 0,
  level: '',
  open: true,
  person: false,
  machine: false,
  away: false,
  bot_failed: false,
};
const BOX = ['montagnards', 'girondins', 'crapauds', 'royalistes'];

/** The post whose deputies vote, by the kind of vote. */
export const BODIES: Record<string, string> = {
  report_vote: 'convention',
  dissolve_vote: 'convention',
  motion_vote: 'committee',
  trial_vote: 'tribunal',
};

export const ownerOf = (view: ConventionView, faction: string): number => view.owners[BOX.indexOf(faction)] ?? -1;
export const handOf = (view: ConventionView, faction: string): (string | null)[] =>
  view.hands[BOX.indexOf(faction)] ?? [];

/** The factions in play, clockwise; while they are being chosen, those that are taken. */
export function inPlay(view: ConventionView): string[] {
  return view.circle.length ? view.circle : BOX.filter((faction) => ownerOf(view, faction) >= 0);
}

/** How many deputies a faction has in a body that votes. */
export function weightOf(view: ConventionView, faction: string, kind: string): number {
  return present(view, BODIES[kind] ?? '').filter((deputy) => deputy.faction === faction).length;
}

function asked(view: ConventionView, faction: string): boolean {
  const pending = view.pending;
  if (!pending) return false;
  if (pending.faction !== null) return pending.faction === faction;
  return (
    pending.seats.includes(ownerOf(view, faction)) &&
    (!(pending.kind in BODIES) || weightOf(view, faction, pending.kind) > 0)
  );
}

export function parties(view: ConventionView, room: RoomView): Party[] {
  return inPlay(view).map((faction) => {
    const seat = ownerOf(view, faction);
    const own = view.deputies.filter((deputy) => deputy.faction === faction);
    const living = own.filter((deputy) => deputy.post !== 'guillotine' && deputy.post !== 'absent').length;
    return {
      faction,
      seat,
      chair: { ...(room.chairs[seat] ?? NOBODY), ...(room.over ? { away: false } : {}) },
      mine: seat === view.seat,
      first: view.first === faction,
      active: view.over ? view.ranks[seat] === 1 : asked(view, faction),
      out: view.circle.length > 0 && living === 0,
      passed: view.phase === 'movement' && view.passed.includes(faction),
      elected: own.filter((deputy) => deputy.elected).length,
      living,
      cards: handOf(view, faction).length,
    };
  });
}
