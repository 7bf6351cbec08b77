/** What is going on beside the plan: a vote, ballots just opened, dice just thrown, a question of the booklet. */
import type { ConventionView } from '../../wire';
import type { ToldOf } from '../scenes';
import { BODIES, inPlay, ownerOf, weightOf } from './parties';

export interface Paper {
  faction: string;
  weight: number;
  state: 'blank' | 'folded' | 'sealed' | 'opened' | 'none';
  /** OUI, NON, or how many of each. */
  yes: number;
  no: number;
}

export interface Throw {
  deputy: string | null;
  face: number;
  /** The die alone decides up to this number; 0 if it does not. */
  limit: number;
  bonus: number;
  enough: number;
}

export type Moment =
  | { kind: 'vote' | 'opened'; key: string; papers: Paper[]; sentence: string }
  | { kind: 'dice'; key: string; dice: Throw[]; sentence: string }
  | { kind: 'booklet'; key: string; sentence: string };

type Told = ToldOf<'convention'>;
const RESULTS = new Set(['reported', 'dissolution', 'carried', 'judged']);
const DICE = new Set(['die', 'tried', 'sought', 'purged', 'threw']);
const BETWEEN = new Set(['confirmed', 'cancelled', 'died', 'went']); // what may stand between two dice of one batch
const PAST = new Set(['ended', 'moved']); // nothing is voted or thrown for in movements: what was before them is over
const FRESH = 30; // events, after which it is an old story
const MOST = 6; // dice side by side

/** A faction of mine that has not voted yet. */
const votesNow = (view: ConventionView, faction: string, kind: string): boolean =>
  ownerOf(view, faction) === view.seat &&
  weightOf(view, faction, kind) > 0 &&
  !view.ballots.some((ballot) => ballot.faction === faction);

/** The ballots of a vote that is open: mine as it lies before me, of others only that they vote. */
export function papers(view: ConventionView, sealed: boolean): Paper[] {
  const kind = view.pending?.kind ?? '';
  const next = inPlay(view).find((faction) => votesNow(view, faction, kind));
  return inPlay(view).map((faction) => {
    const weight = weightOf(view, faction, kind);
    const cast = view.ballots.find((ballot) => ballot.faction === faction);
    const mine = ownerOf(view, faction) === view.seat;
    if (!weight) return { faction, weight, state: 'none', yes: 0, no: 0 };
    if (!cast)
      return {
        faction,
        weight,
        state: !mine ? 'folded' : sealed && faction === next ? 'sealed' : 'blank',
        yes: 0,
        no: 0,
      };
    const yes = cast.vote === 'oui' ? weight : cast.vote === 'non' ? 0 : Number(cast.vote);
    return { faction, weight, state: mine ? 'sealed' : 'opened', yes, no: weight - yes };
  });
}

function opened(told: readonly Told[], at: number): Moment {
  const found: Paper[] = [];
  for (let nth = at - 1; nth >= 0; nth -= 1) {
    const event = told[nth]?.event;
    if (event?.type !== 'voted') break;
    found.unshift({
      faction: event.faction,
      weight: event.yes + event.no,
      state: 'opened',
      yes: event.yes,
      no: event.no,
    });
  }
  return { kind: 'opened', key: `opened-${at}`, papers: found, sentence: told[at]?.sentence ?? '' };
}

function thrown({ event }: Told): Throw | null {
  switch (event.type) {
    case 'die':
      return { deputy: event.deputy, face: event.die, limit: event.limit, bonus: 0, enough: 0 };
    case 'tried':
      return { deputy: event.deputy, face: event.die, limit: 0, bonus: event.bonus, enough: event.enough };
    case 'sought':
    case 'purged':
      return { deputy: event.deputy, face: event.die, limit: 0, bonus: 0, enough: 0 };
    case 'threw':
      return { deputy: null, face: event.die, limit: 0, bonus: 0, enough: 0 };
    default:
      return null;
  }
}

function dice(told: readonly Told[], at: number): Moment {
  const kind = told[at]?.event.type;
  const found: Throw[] = [];
  for (let nth = at; nth >= 0 && found.length < MOST; nth -= 1) {
    const one = told[nth];
    if (!one || (one.event.type !== kind && !BETWEEN.has(one.event.type))) break;
    const die = thrown(one);
    if (die) found.unshift(die);
  }
  return { kind: 'dice', key: `dice-${at}`, dice: found, sentence: told[at]?.sentence ?? '' };
}

export function moment(view: ConventionView, told: readonly Told[], sealed: boolean): Moment | null {
  if (view.pending && view.pending.kind in BODIES) {
    return {
      kind: 'vote',
      key: `vote-${JSON.stringify(view.ahead.at(-1) ?? '')}`,
      papers: papers(view, sealed),
      sentence: '',
    };
  }
  const asks = view.pending?.seats.includes(view.seat); // what an earlier phase threw or opened is in the way then
  for (let at = told.length - 1; at >= 0 && told.length - at <= FRESH; at -= 1) {
    const one = told[at];
    if (!one || PAST.has(one.event.type)) return null;
    if (one.event.type === 'passed' && one.event.what === 'move') return null;
    if (one.event.type === 'phase' && one.event.phase !== 'movement' && asks) return null;
    if (RESULTS.has(one.event.type)) return opened(told, at);
    if (DICE.has(one.event.type)) return dice(told, at);
    if (one.event.type === 'question' || one.event.type === 'answered')
      return { kind: 'booklet', key: `booklet-${at}`, sentence: one.sentence };
  }
  return null;
}
