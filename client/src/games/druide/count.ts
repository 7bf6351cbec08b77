/** The count as a scene: what was told at the end, in acts; each with the ring as it then is. */
import type { DruideView } from '../../wire';
import type { ToldOf } from '../scenes';
import type { Picture } from './picture';

export interface Act {
  kind: 'filled' | 'taboo' | 'college' | 'lucky' | 'verdict';
  sentences: string[];
  picture: Picture;
  /** How many colleges have been counted, and which one is being counted. */
  upto: number;
  lit: number[];
  /** Who shows a card. */
  seat: number;
  /** The votes of each seat so far. */
  votes: number[];
  /** What each seat has shown. */
  taboo: (string | null)[];
  lucky: (number | null)[];
  /** The seats whose totals are struck out. */
  struck: number[];
}

/** Everything that was told from the moment the ring was filled. */
export function counting(told: ToldOf<'druide'>[]): ToldOf<'druide'>[] {
  const at = told.findLastIndex(({ event }) => event.type === 'filled');
  return at < 0 ? [] : told.slice(at);
}

/** The acts of the count, for a game that is over; `view` is its last. */
export function acts(view: DruideView, told: ToldOf<'druide'>[]): Act[] {
  const made: Act[] = [];
  const last = (): Act => made.at(-1) ?? opening(view);
  const next = (kind: Act['kind'], sentence: string, change: (act: Act) => void = () => undefined): void => {
    const before = last();
    const gone = before.picture.cut;
    const act: Act = {
      ...before,
      kind,
      sentences: [sentence],
      picture: { ...before.picture, stones: without(before.picture.stones, gone), cut: [] },
      lit: [],
      seat: -1,
      votes: [...before.votes],
      taboo: [...before.taboo],
      lucky: [...before.lucky],
    };
    change(act);
    made.push(act);
  };
  for (const { event, sentence } of counting(told)) {
    if (event.type === 'filled') next('filled', sentence);
    else if (event.type === 'taboo_shown')
      next('taboo', sentence, (act) => {
        act.seat = event.seat;
        act.taboo[event.seat] = event.colour;
      });
    else if (event.type === 'removed') {
      const act = last();
      act.sentences.push(sentence);
      const { cut, colleges } = act.picture;
      act.picture = { ...act.picture, cut: [...cut, event.stone], colleges: poorer(colleges, event.stone) };
    } else if (event.type === 'college')
      next('college', sentence, (act) => {
        act.lit = [act.upto];
        act.upto += 1;
        if (event.seat !== null) act.votes[event.seat] = (act.votes[event.seat] ?? 0) + event.votes;
      });
    else if (event.type === 'lucky_shown')
      next('lucky', sentence, (act) => {
        act.seat = event.seat;
        act.lucky[event.seat] = event.number;
        act.picture = { ...act.picture, lucky: [...act.picture.lucky, event.number] };
      });
    else if (event.type === 'luck_votes') {
      const act = last();
      act.sentences.push(sentence);
      act.votes[event.seat] = (act.votes[event.seat] ?? 0) + event.votes;
    } else if (event.type === 'elected' || event.type === 'unelected')
      next('verdict', sentence, (act) => {
        act.struck = event.tied;
      });
  }
  return made;
}

const without = (stones: Picture['stones'], gone: readonly number[]): Picture['stones'] =>
  stones.map((owner, index) => (gone.includes(index + 1) ? null : owner));

/** A stone that was left has no token, and no vote. */
const poorer = (colleges: Picture['colleges'], left: number): Picture['colleges'] =>
  colleges.map((college) => (college.stones.includes(left) ? { ...college, votes: college.votes - 1 } : college));

/** The ring before anything was counted: every druid still on its stone, and a vote for each stone. */
function opening(view: DruideView): Act {
  const stones = [...view.stones];
  view.removed.forEach((left, seat) => left.forEach((stone) => (stones[stone - 1] = seat)));
  const { colours, tokens, bars } = view;
  const colleges = view.colleges.map((college) => ({ ...college, votes: college.stones.length }));
  const none = Array.from({ length: view.seats }, () => null);
  return {
    kind: 'filled',
    sentences: [],
    picture: { colours, stones, tokens, bars, colleges, lucky: [], taboo: null, doomed: [], cut: [] },
    upto: 0,
    lit: [],
    seat: -1,
    votes: none.map(() => 0),
    taboo: none,
    lucky: none,
    struck: [],
  };
}
