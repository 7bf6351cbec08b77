// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { comparison } from '../games/comparison';
import Comparison from '../games/Comparison.svelte';
import { standings } from '../games/standings';
import { me } from '../house/me.svelte';
import { formOf } from '../games/boards';
import { decision, groundsOf } from '../table/record';
import type { AnyView, Frame, Told, Scene } from '../wire';
import { learn, speak } from '../words/words.svelte';
import Ranking from './Ranking.svelte';

type Event = Told['event'];
const say = (event: Partial<Event>, sentence = ''): Told => ({
  event: { rule: 'X-1', ...event } as Event,
  sentence,
  beat: false,
});
const names = ['Hugo', 'Kempelen', 'Vaucanson'];
const chairs = names.map((name, seat) => ({
  name,
  emblem: seat + 1,
  level: '',
  open: false,
  person: true,
  machine: false,
  away: false,
  bot_failed: false,
}));

const druide = {
  game: 'druide',
  seats: 3,
  ranks: [2, 2, 1],
  totals: [12, 12, 11],
  votes: [10, 10, 9],
  bonus: [2, 2, 2],
};
const elected = say({ type: 'elected', seat: 2, total: 11, totals: [12, 12, 11], tied: [0, 1] });
const cocarde = { game: 'cocarde', seats: 3, ranks: [1, 2, 3], certificates: [10, 10, 4] };
const further = say({ type: 'won', seat: 0, certificates: 10, tied: [0, 1], squares: [53, 49] });
const convention = {
  game: 'convention',
  seats: 3,
  ranks: [1, 2, 3],
  totals: [4, 4, 4],
  popularity: [31, 28, 25],
  circle: ['montagnards', 'girondins', 'royalistes'],
  owners: [1, 2, null, 0],
};
const popular = say({
  type: 'won',
  seat: 0,
  elected: 4,
  popularity: 31,
  factions: ['royalistes'],
  deputies: 6,
  tied: [0, 1, 2],
  points: [31, 28, 25],
  shared: [],
});
const viewed = (view: object) => view as AnyView;

let away = () => {};
beforeEach(async () => {
  me.language = 'en';
  await speak('en');
  await learn('convention');
});
afterEach(() => {
  away();
  away = () => {};
});

function shown(view: object, told: Told[]): HTMLElement {
  const page = mount(Ranking, {
    target: document.body,
    props: {
      chairs,
      ranks: viewed(view).ranks,
      steps: [],
      mine: 0,
      places: standings(viewed(view), told),
      struckBy: undefined,
    },
  });
  flushSync();
  away = () => void unmount(page);
  return document.body;
}
const text = (found: Element | null | undefined) => found?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

describe('the ranking', () => {
  it('strikes the totals that cancel each other out, and says by whom', () => {
    const rows = [...shown(druide, [elected]).querySelectorAll('li')];
    expect(rows.map((row) => text(row.querySelector('.rank')))).toEqual(['1', '–', '–']);
    expect(rows.map((row) => text(row.querySelector('s')))).toEqual(['', '12', '12']);
    expect(text(rows[1]?.querySelector('.fate'))).toBe('cancelled out by Kempelen');
    expect(rows[0]?.querySelector('.tricolour')).not.toBeNull();
  });

  it('has no winner where all cancel each other out', () => {
    const nobody = say({ type: 'unelected', totals: [5, 5, 5], tied: [0, 1, 2] });
    const page = shown({ ...druide, ranks: [1, 1, 1], totals: [5, 5, 5] }, [nobody]);
    expect(page.querySelectorAll('s')).toHaveLength(3);
    expect(page.querySelector('.tricolour')).toBeNull();
    expect(text(page)).not.toContain('wins');
  });

  it('says that one wins, and of several nothing that the verdict does not say', () => {
    const fates = (ranks: number[]) => {
      away();
      return [...shown({ game: 'cocarde', certificates: [3, 3, 3], ranks }, []).querySelectorAll('.fate')].map(text);
    };
    expect(fates([2, 1, 3])).toEqual(['wins', '', '']);
    expect(fates([1, 1, 3])).toEqual(['', '', '']);
    expect(fates([1, 1, 1])).toEqual(['', '', '']);
  });

  it('says how far those are who have the same', () => {
    expect(standings(viewed(cocarde), [further]).map(({ note }) => note)).toEqual(['square 53', 'square 49', '']);
    expect(shown(cocarde, [further]).querySelector('s')).toBeNull();
  });

  it('names the faction, who played it, and what is counted', () => {
    const row = shown(convention, [popular]).querySelector('li');
    expect(text(row?.querySelector('.who'))).toBe('RoyalistsHugo · you');
    expect(text(row?.querySelector('.points'))).toBe('4re-elected31 PP');
  });
});

describe('the comparison', () => {
  it('strikes equals and sets the one who is left beside them', () => {
    const found = comparison(viewed(druide), [elected])!;
    expect(found.title).toBe('How 11 beats 12');
    const page = mount(Comparison, { target: document.body, props: { comparison: found, chairs } });
    away = () => void unmount(page);
    flushSync();
    expect([...document.querySelectorAll('s')].map(text)).toEqual(['12', '12']);
    expect([...document.querySelectorAll('b.figure')].map(text)).toEqual(['11']);
    expect(document.querySelectorAll('.sign:not(.apart)')).toHaveLength(1);
    expect(text(document.body)).toContain('Equals: both are out.');
    expect(text(document.querySelector('.won .arrow'))).toBe('alone is left'); // the arrow goes where the winner goes
  });

  it('does not say that somebody alone is left where others are', () => {
    const four = { ...druide, seats: 4, ranks: [3, 1, 2, 3], totals: [12, 4, 2, 12] };
    const told = say({ type: 'elected', seat: 1, total: 4, totals: [12, 4, 2, 12], tied: [0, 3] });
    expect(comparison(viewed(four), [told])).toMatchObject({
      by: 'is left',
      decided: 'The highest of those who are left.',
    });
  });

  it('goes on to the second figure where the first is the same', () => {
    expect(comparison(viewed(cocarde), [further])).toMatchObject({
      struck: false,
      equals: [{ figure: 10 }, { figure: 10 }],
      ahead: [{ seat: 0, figure: 53 }],
      decided: 'Square 53 against 49.',
    });
    expect(comparison(viewed(convention), [popular])).toMatchObject({ decided: '31\u00a0PP against 28.' });
  });

  it('has nobody ahead where the victory is shared', () => {
    const shared = say({ type: 'won', seat: 0, certificates: 1, tied: [0, 1], squares: [9, 9] });
    expect(comparison(viewed({ ...cocarde, ranks: [1, 1, 3] }), [shared])).toMatchObject({ ahead: [] });
  });

  it('is left out where the higher figure simply wins', () => {
    const plain = say({ type: 'elected', seat: 2, total: 14, totals: [8, 8, 14], tied: [0, 1] });
    expect(comparison(viewed({ ...druide, totals: [8, 8, 14] }), [plain])).toBeNull();
    expect(
      comparison(viewed(cocarde), [say({ type: 'won', seat: 0, certificates: 3, tied: [], squares: [] })]),
    ).toBeNull();
  });
});

describe('why it ended so', () => {
  const frame = (told: Told[], verdict: string, seat = 0): Frame =>
    ({ told, seat, scene: { view: { seats: 2 }, verdict } }) as unknown as Frame;
  const searched = say({ type: 'searched', seat: 0, target: 1 }, 'Hugo searches Kempelen.');

  it('is what decided, not what happened to be told before it', () => {
    const why = say({ type: 'won', seat: 0 }, 'Hugo is furthest.');
    expect(groundsOf(frame([searched, why], 'Hugo wins.'), formOf('complots'))).toEqual([why]);
  });

  it('is what led to it where the last sentence only repeats the verdict', () => {
    const out = say({ type: 'eliminated', seat: 1 }, 'Kempelen is out.');
    expect(
      groundsOf(frame([out, say({ type: 'won', seat: 0 }, 'Hugo wins.')], 'Hugo wins.'), formOf('complots')),
    ).toEqual([out]);
  });

  it('is what the end rests on, however much was told after it, in the game whose event it is', () => {
    const vote = say({ type: 'dissolution', result: 'passed' }, 'The Convention is dissolved.');
    const won = say({ type: 'won', seat: 0 }, 'Hugo wins.');
    const ended = frame([vote, searched, won], 'Hugo wins.');
    expect(groundsOf(ended, formOf('convention'))).toEqual([vote]);
    expect(groundsOf(ended, formOf('cocarde'))).toEqual([searched]);
    expect(
      groundsOf(
        frame([say({ type: 'dissolution', result: 'failed' }), searched, won], 'Hugo wins.'),
        formOf('convention'),
      ),
    ).toEqual([searched]);
  });

  it('is not said of a game that the page does not know, whose last sentence may be anything', () => {
    const unknown = frame([searched, say({ type: 'gained', seat: 0 }, 'Hugo has 3.')], 'Hugo wins.');
    expect(groundsOf({ ...unknown, scene: { ...unknown.scene, laid: {} } as Scene }, formOf('liars'))).toEqual([]);
  });

  it('speaks of the reader where several have won', () => {
    const [mine, other] = [0, 1].map((seat) => say({ type: 'won', seat }, `${seat}`)) as [Told, Told];
    expect(decision(frame([searched, mine, other], ''))).toBe(mine);
    expect(decision(frame([searched, mine, other], '', -1))).toBe(other);
  });
});
