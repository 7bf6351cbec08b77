// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Choosing } from '../table/choosing.svelte';
import { offer } from '../testing/frames';
import { DESK, openPage, PHONE } from '../testing/page';
import { speak } from '../words/words.svelte';
import type { Course } from './course.svelte';
import Slip from './Slip.svelte';

const stone = offer('place=8', 'place', { stone: 8 });
const pass = offer('pass', 'pass');
const others = ['mark>b', 'mark>c'].map((text) => offer(text, 'mark'));
const tried = { label: 'Place a druid on stone 3', sentence: 'Nothing changed.', rule: 'D-18' };

let mounted: Record<string, unknown> | null = null;

beforeEach(async () => {
  openPage(DESK);
  await speak('en');
});
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function slip(answer: string, laid: (typeof stone)[], half: object = {}): void {
  const view = { asked: { offers: [stone, pass, ...others] }, answers: [answer], chairs: [] };
  const course = { tried, view } as unknown as Course;
  const alone = [stone, pass].filter((one) => !laid.includes(one)).map((one) => ({ key: one.key, offers: [one] }));
  const choosing = { spoken: [...alone, { key: 'mark', offers: others }], ...half } as unknown as Choosing;
  mounted = mount(Slip, { target: document.body, props: { course, choosing } });
  flushSync();
}

/** What is read of the lesson's move, where these choices lie on the board. */
function own(answer: string, ...laid: (typeof stone)[]): HTMLElement {
  slip(answer, laid);
  return document.querySelector<HTMLElement>('.own')!;
}

it('says which piece of the board is the lesson’s move', () => {
  const said = own('place=8', stone);
  expect(said.textContent).toBe('The lesson’s move: place=8.');
  expect(said.classList).not.toContain('unseen');
});

it('leaves it to the button, where that is one', () => {
  expect(own('pass', stone).classList).toContain('unseen');
});

it('says whom it is about, where the button asks for that only when it is pressed', () => {
  const said = own('mark>c', stone);
  expect(said.textContent).toBe('The lesson’s move: mark>c.');
  expect(said.classList).not.toContain('unseen');
});

describe('where no rail has the record', () => {
  const began = { event: { type: 'began', rule: 'D-8', seat: 2, turn: 5 }, sentence: 'Turn 5: Kempelen.', beat: false };
  const placed = { event: { type: 'placed', rule: 'D-9', seat: 1, stone: 8, colour: 'blue' }, beat: false };
  const deed = { ...placed, sentence: 'Vaucanson places a druid on stone 8 (blue).' };
  const said = [{ seat: 1, sentence: 'Vaucanson: “As the ring stood, it brought me 4 votes.”' }];

  function last(told: object[], half: object = {}): HTMLElement {
    const chairs = ['Élise', 'Vaucanson', 'Kempelen'].map((name, seat) => ({ name, emblem: seat + 1 }));
    const view = { asked: { offers: [] }, answers: [], chairs, outcome: { moments: [{ told, said }] } };
    const course = { tried: null, view } as unknown as Course;
    const choosing = { spoken: [], ...half } as unknown as Choosing;
    mounted = mount(Slip, { target: document.body, props: { course, choosing } });
    flushSync();
    return document.querySelector<HTMLElement>('.tried')!;
  }

  beforeEach(() => {
    vi.restoreAllMocks();
    openPage(PHONE);
  });

  it('says what an automaton did before it says why', () => {
    expect([...last([deed, began]).querySelectorAll('p')].map((one) => one.textContent)).toEqual([
      deed.sentence,
      said[0]!.sentence,
    ]);
  });

  it('leaves out what it did, where that was more than one thing', () => {
    expect(last([deed, deed, began]).querySelectorAll('p')).toHaveLength(1);
  });

  it('is folded once a choice is picked', () => {
    expect(last([deed, began], { chosen: stone }).classList).toContain('folded');
  });
});

it.each([{}, { chosen: stone }, { open: { key: 'mark', offers: others } }])(
  'is folded once another choice is picked: %o',
  (half) => {
    slip('place=8', [stone], half);
    expect(document.querySelector('.tried')?.classList.contains('folded')).toBe(Object.keys(half).length > 0);
  },
);
