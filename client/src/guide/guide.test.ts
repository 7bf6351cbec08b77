// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { me } from '../house/me.svelte';
import { route } from '../house/router.svelte';
import { openHouse, settled } from '../testing/house';
import { DESK, openPage, PATIENCE } from '../testing/page';
import type { GuideText, Passage, RuleText } from '../wire';
import { speak } from '../words/words.svelte';
import Guide from './Guide.svelte';
import { read } from './reading';

const passage = (kind: Passage['kind'], lines: string[][], rules: string[] = [], name = ''): Passage => ({
  kind,
  lines: lines.map((cells) => ({ cells, rules, inner: [] })),
  name,
  start: 1,
});

const GUIDE: GuideText = {
  title: 'How to play Complots',
  lead: [
    passage('text', [['Nobody knows **who** you are.']]),
    passage('figure', [['The Court.'], ['The Treasury.'], ['The claim.'], ['A player.']], [], 'table'),
    passage(
      'beside',
      [['The characters'], ['duchess', 'Duchess', 'takes 3 coins'], ['5 take part.']],
      [],
      'characters',
    ),
  ],
  parts: [
    { anchor: 'part-1', title: 'The aim', passages: [passage('text', [['Be the last.']], ['C-42'])] },
    {
      anchor: 'part-2',
      title: 'Your turn',
      passages: [
        passage('list', [['a'], ['b']], ['C-11']),
        passage(
          'table',
          [
            ['action', 'cost'],
            ['Coup', '7'],
          ],
          ['C-13'],
        ),
      ],
    },
  ],
};
const RULES: RuleText[] = [
  { number: 'C-13', part: 'The turn', passages: [passage('text', [['The actions cost coins (C-34).']])] },
  { number: 'C-42', part: 'The end', passages: [passage('text', [['The last player wins.']])] },
];

let app: Record<string, unknown>;

const all = (what: string): string[] =>
  [...document.querySelectorAll(what)].map((each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? '');

describe('the guide', () => {
  beforeEach(async () => {
    openPage(DESK);
    me.language = 'nl'; // rules are kept by game and language, and other files have asked for those in English
    await speak('en');
    openHouse(({ path }) => {
      if (path.endsWith('/guide')) return GUIDE;
      return path.endsWith('/rules') ? RULES : [];
    });
    route.set({ page: 'guide', room: 'complots', lesson: '', query: {}, hash: {} });
    Element.prototype.scrollIntoView = vi.fn();
    app = mount(Guide, { target: document.body });
    for (let i = 0; i < 4; i++) await settled();
    flushSync();
  });

  afterEach(async () => {
    await unmount(app);
    me.language = 'en';
    document.body.innerHTML = '';
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('has a title, its parts in the contents, and the rules of each passage in the margin', () => {
    expect(all('h1')).toEqual(['How to play Complots']);
    expect(all('nav li a')).toEqual(['The aim', 'Your turn']);
    expect(document.querySelector('nav a[aria-current]')?.textContent).toBe('Your turn'); // nothing is laid out here
    expect(all('#part-1 .margin')).toEqual(['C-42']);
    expect(all('#part-2 li.line .margin')).toEqual(['C-11', 'C-11']);
    expect(all('#part-2 td')).toEqual(['Coup', '7']);
    expect(all('aside b')).toEqual(['Duchess']);
  });

  it('tells in words what its figure shows', () => {
    const figure = document.querySelector('figure [role=img]');
    expect(figure?.getAttribute('aria-label')).toBe('1 The Court. 2 The Treasury. 3 The claim. 4 A player.');
    expect(all('figcaption span')).toHaveLength(4);
  });

  it('opens a rule from the margin, and finds others by words', async () => {
    document.querySelector<HTMLElement>('#part-1 .rule-number')?.click();
    await vi.waitFor(() => expect(all('dialog h2')).toEqual(['C-42']), PATIENCE);
    document.querySelector<HTMLElement>('dialog button.caption')?.click();
    flushSync();
    expect(all('dialog .part')).toEqual(['The turn', 'The end']);
    const field = document.querySelector<HTMLInputElement>('#seek-rule');
    if (field) field.value = 'cóst';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(all('dialog article h3')).toEqual(['C-13']);
    expect(all('dialog mark')).toEqual(['cost']);
    expect(all('dialog [role=status]')).toEqual(['Eén regel.']);
  });

  it('turns to a part without a step of history', () => {
    const steps = history.length;
    document.querySelectorAll<HTMLElement>('nav a')[0]?.click();
    expect(location.hash).toBe('#part-1');
    expect(history.length).toBe(steps);
  });
});

it('knows which part is being read by what has come to the upper edge', () => {
  const parts = [-400, 60, 200].map((top, nth) => {
    const part = document.createElement('section');
    part.id = `part-${nth + 1}`;
    vi.spyOn(part, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
    return part;
  });
  expect(read(parts)).toBe('part-2');
  expect(read(parts.slice(2))).toBe('part-3');
  expect(read([])).toBe('');
});
