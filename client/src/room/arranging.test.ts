// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Live, type Line } from '../house/live.svelte';
import { me } from '../house/me.svelte';
import { frame, room } from '../testing/frames';
import { openHouse, Refusing, settled, type Asked } from '../testing/house';
import { DESK, openPage } from '../testing/page';
import type { Chair, GameCard, OptionCard, RoomView, TempoCard } from '../wire';
import { speak } from '../words/words.svelte';
import { said, tempoOf, variants } from './options';
import Room from './Room.svelte';

const open: Chair = {
  name: '',
  emblem: 0,
  level: '',
  open: true,
  person: false,
  machine: false,
  away: false,
  bot_failed: false,
};
const elise: Chair = { ...open, name: 'Élise', emblem: 1, open: false, person: true };
const hugo: Chair = { ...elise, name: 'Hugo', emblem: 2 };
const cox: Chair = { ...open, name: 'Cox', emblem: 3, open: false, level: 'regular' };

const option = (name: string, change: Partial<OptionCard> = {}): OptionCard => ({
  name,
  rule: 'C-4',
  label: `the ${name}`,
  default: 'ambassador',
  values: ['ambassador', 'inquisitor'].map((value) => ({ value, label: `the ${value}`, seat: -1 })),
  least: null,
  most: null,
  row: [],
  length: 0,
  room: false,
  unit: '',
  ...change,
});
const number = { default: 4, values: [], least: 0, most: 6 };
const tempo = (name: TempoCard['tempo'], decision: number | null): TempoCard => ({
  tempo: name,
  label: `${name}!`,
  description: `what ${name} is`,
  options: { deadline_ms: decision },
  settings: { tempo: name, decision_ms: decision },
});
const card: GameCard = {
  game: 'complots',
  title: '',
  fewest: 2,
  most: 8,
  usual: 4,
  minutes: 5,
  package: '',
  guide: true,
  lessons: [],
  options: [
    option('envoy'),
    option('guess', { ...number, unit: 'times in 6' }),
    option('deadline_ms', { ...number, default: 30_000, unit: 's', room: true }),
  ],
  levels: ['novice', 'regular'].map((level) => ({ level, label: `level ${level}`, description: '' })),
  tempos: [tempo('live', 60_000), tempo('unhurried', null)],
};
const usual: RoomView['options'] = { envoy: 'ambassador', guess: 4, deadline_ms: null };

let away = (): void => {};
let house: Asked[] = [];
let line: Line;

function tell(change: Partial<RoomView>, host = true): void {
  const chairs = change.chairs ?? [elise, open, open, open];
  const seen = room({ begun: false, chairs, seats: chairs.length, options: usual, ...change });
  line.onmessage?.({ data: JSON.stringify(frame({ seat: 0, host, room: seen })) } as MessageEvent);
  flushSync();
}

/** Come to a room before its game. */
async function come(change: Partial<RoomView> = {}, host = true): Promise<void> {
  line = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
  const live = new Live('r', 'token', 'en', () => line);
  tell(change, host);
  const page = mount(Room, { target: document.body, props: { live } });
  away = () => void unmount(page);
  flushSync();
  await settled();
  flushSync();
}

const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent.includes(text));
const asked = (path: string) => house.filter((one) => one.path === `/api/rooms/r/${path}`);
const text = () => document.body.textContent;

/** What Tab stops at before an element, from the top of the page. */
function stopsBefore(wanted: Element): number {
  const stops = [...document.querySelectorAll('a[href], button, input, select, summary')].filter(
    (one) => !one.closest('dialog') && !(one as HTMLButtonElement).disabled,
  );
  return stops.indexOf(wanted);
}

async function unfold(title: string): Promise<void> {
  const fold = [...document.querySelectorAll('details')].find((one) => one.textContent.includes(title))!;
  fold.open = true;
  fold.dispatchEvent(new Event('toggle'));
  flushSync();
  await settled();
}

beforeEach(async () => {
  openPage(DESK);
  me.language = 'en';
  await speak('en');
  const answers: Record<string, unknown> = {
    '/api/games': [card],
    '/api/games/complots/rules': [],
    '/api/rooms/r/invitation': { link: 'http://x/t/r', size: 1, path: '', local: false },
  };
  house = openHouse(({ path }) => answers[path] ?? {});
});

afterEach(() => {
  away();
  away = () => {};
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('one button fills the room', () => {
  it('with automatons II, or of the level that was chosen, and then leads to Begin', async () => {
    await come();
    button('Fill with automatons')!.click();
    await settled();
    expect(asked('bots').map(({ body }) => body)).toEqual([{ level: 'regular' }]);
    expect(document.activeElement).toBe(document.getElementById('begin'));
    const levels = document.querySelector<HTMLSelectElement>('.fill select')!;
    levels.value = 'novice';
    levels.dispatchEvent(new Event('change', { bubbles: true }));
    button('Fill with automatons')!.click();
    await settled();
    expect(asked('bots').at(-1)?.body).toEqual({ level: 'novice' });
  });

  it('is there for the host, as long as a seat is free', async () => {
    await come();
    expect(button('Fill with automatons')).toBeDefined();
    tell({ chairs: [elise, cox, cox, cox] });
    expect(button('Fill with automatons')).toBeUndefined();
    tell({}, false);
    expect(button('Fill with automatons')).toBeUndefined();
  });
});

describe('a room that comes', () => {
  it('shows all of itself at once, when the games and the link are known', async () => {
    let give = (): void => {};
    const link = new Promise(
      (given) => (give = () => given({ link: 'http://x/t/r', size: 1, path: '', local: false })),
    );
    house = openHouse(({ path }) => (path.endsWith('/invitation') ? link : [card]));
    await come();
    expect(document.querySelector('main')).toBeNull();
    give();
    await settled();
    flushSync();
    expect(document.querySelector('main .arrangement')).not.toBeNull();
    expect(document.querySelector('main .invite svg')).not.toBeNull();
  });

  it('comes without what the house does not tell', async () => {
    house = openHouse(() => new Refusing('gone', 'Gone.', 500));
    await come();
    expect(document.querySelectorAll('main .plate')).toHaveLength(4);
    expect(document.querySelector('.arrangement')).toBeNull();
  });
});

describe('the pace of automatons', () => {
  const field = () => document.querySelector<HTMLSelectElement>('select[id$="-pace"]');

  it('is one of three, which the host chooses', async () => {
    await come();
    await unfold('Clocks');
    const paces = field()!;
    expect([...paces.options].map((one) => one.textContent)).toEqual(['calm', 'brisk', 'at once']);
    expect(paces.value).toBe('brisk');
    paces.value = 'at_once';
    paces.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    expect(asked('arrange').map(({ body }) => body)).toEqual([{ settings: { pace: 'at_once' } }]);
  });

  it('is read by everybody else', async () => {
    await come({}, false);
    await unfold('Clocks');
    expect(field()).toBeNull();
    expect(text()).toMatch(/Pace of the automatons\s*brisk/);
  });
});

describe('the way to Begin', () => {
  it('is short: what few need is folded, or waits to be asked for', async () => {
    await come({ chairs: [elise, open, open, open] });
    expect(stopsBefore(document.getElementById('begin')!)).toBeLessThanOrEqual(17); // how to play among them
    tell({ chairs: [elise, cox, cox, cox] });
    expect(stopsBefore(document.getElementById('begin')!)).toBeLessThanOrEqual(15);
  });

  it('is as short when seats have been put in order, and they still can be', async () => {
    await come({ chairs: [elise, cox, open, open] });
    expect(button('Move here')).toBeUndefined();
    button('Change the order')!.click();
    flushSync();
    expect(button('Move here')).toBeDefined();
    document.querySelector<HTMLElement>('.plate .order button:not([disabled])')!.click();
    await settled();
    expect(asked('order')).toHaveLength(1);
  });
});

describe('variants', () => {
  it('are one line that says what differs', () => {
    expect(variants(card, usual)).toBe('all as usual');
    expect(variants(card, { ...usual, envoy: 'inquisitor' })).toBe('the envoy: the inquisitor; all else as usual');
    expect(variants(card, { ...usual, envoy: 'inquisitor', guess: 6 })).toBe(
      'the envoy: the inquisitor · the guess: 6 times in 6; all else as usual',
    );
  });

  it('are no clocks, and of many only the first are named', () => {
    const many = { ...card, options: ['a', 'b', 'c', 'd', 'e'].map((name) => option(name)) };
    const other = Object.fromEntries(many.options.map(({ name }) => [name, 'inquisitor']));
    expect(variants(many, other)).toMatch(/^the a: .*the b: .*the c: the inquisitor · 2 more; all else as usual$/);
    expect(variants(card, { ...usual, deadline_ms: 1000 })).toBe('all as usual');
  });

  it('are told with their unit', () => {
    expect(said(card.options[1]!, 4)).toBe('4 times in 6');
    expect(said(card.options[2]!, 2_500)).toBe('2.5 s');
  });

  it('are left out where the game has none: a fold would open to nothing', async () => {
    const plain = { ...card, options: card.options.filter((each) => each.room) };
    house = openHouse(() => [plain]);
    await come({ options: { deadline_ms: null } });
    const folds = [...document.querySelectorAll('.arrangement summary')].map((one) => one.textContent);
    expect(folds).toHaveLength(2);
    expect(folds.join()).not.toContain('Variants');
  });

  it('stay open, or folded, whatever happens in the room', async () => {
    await come();
    expect(document.querySelectorAll('.arrangement select')).toHaveLength(0);
    await unfold('Variants');
    expect(document.querySelectorAll('.arrangement select')).toHaveLength(1);
    tell({ chairs: [elise, hugo, open, open], options: { ...usual, envoy: 'inquisitor' } });
    expect(document.querySelectorAll('.arrangement select')).toHaveLength(1);
    expect(document.querySelector('summary')?.textContent).toContain('the inquisitor');
    expect([...document.querySelectorAll('details')].filter((one) => one.open)).toHaveLength(1);
  });
});

describe('live or without hurry', () => {
  const question = 'You are no longer alone';
  const settings = room().settings;

  it('is asked when a second person sits, and never of one alone', async () => {
    await come({ chairs: [elise, cox, open, open] });
    expect(text()).not.toContain(question);
    tell({ chairs: [elise, cox, hugo, open] });
    expect(text()).toContain(question);
    expect(text()).toContain('what live is');
  });

  it('is arranged as the card of the game says', async () => {
    await come({ chairs: [elise, hugo, open, open] });
    button('live!')!.click();
    await settled();
    expect(asked('arrange').map(({ body }) => body)).toEqual([
      { options: { deadline_ms: 60_000 }, settings: { tempo: 'live', decision_ms: 60_000 } },
    ]);
  });

  it('is asked of the host, and only once', async () => {
    await come({ chairs: [elise, hugo, open, open] }, false);
    expect(text()).not.toContain(question);
    tell({ chairs: [elise, hugo, open, open], settings: { ...settings, tempo: 'unhurried', decision_ms: 5000 } });
    expect(text()).not.toContain(question);
  });

  it('is told in the line of the clocks, however they came to be so', () => {
    const seen = room({ options: usual });
    expect(tempoOf(card, seen)?.label).toBe('unhurried!');
    expect(tempoOf(card, { ...seen, settings: { ...settings, decision_ms: 5000 } })).toBeUndefined();
    const hurried = { ...settings, decision_ms: 60_000 };
    expect(tempoOf(card, { ...seen, options: { deadline_ms: 60_000 }, settings: hurried })?.label).toBe('live!');
  });
});

describe('on a phone the invitation comes first', () => {
  const first = () => document.querySelector('.invite.first') !== null;

  it('for a host whom others can reach, and for nobody else', async () => {
    await come();
    expect(first()).toBe(true);
    tell({}, false);
    expect(first()).toBe(false);
  });
});

describe('the rules of the game', () => {
  it('are a link away', async () => {
    await come();
    button('Rules')!.click();
    flushSync();
    expect(document.querySelector('dialog[aria-label=Rules]')?.hasAttribute('open')).toBe(true);
  });
});
