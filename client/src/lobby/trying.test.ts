// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LANGUAGES, me } from '../house/me.svelte';
import { room } from '../testing/frames';
import { openHouse, settled, type Asked } from '../testing/house';
import { DESK, openPage } from '../testing/page';
import type { GameCard } from '../wire';
import { speak } from '../words/words.svelte';
import { titlePages } from './games';
import Lobby from './Lobby.svelte';

const card = (game: string): GameCard => ({
  game,
  title: '',
  fewest: 2,
  most: 6,
  usual: 3,
  minutes: 7,
  package: '',
  guide: true,
  lessons: [],
  levels: ['novice', 'regular', 'expert'].map((level) => ({ level, label: '', description: '' })),
  options: [],
  tempos: [],
});
const games = titlePages([]).map(({ game }) => card(game));

let away = (): void => {};
let house: Asked[] = [];

async function come(): Promise<void> {
  house = openHouse(({ method, path }) => {
    if (path === '/api/games') return games;
    if (path === '/api/rooms') return method === 'POST' ? { room: 'r', token: 'host' } : [];
    if (path === '/api/rooms/r/seats/0') return { room: 'r', seat: 0, token: 'host' };
    if (path.endsWith('/mine')) return { room: room(), seat: 0, host: true, asked: '', status: '' };
    return room({ begun: false });
  });
  const lobby = mount(Lobby, { target: document.body });
  away = () => void unmount(lobby);
  await settled();
  flushSync();
}

const cover = (game: string) => document.getElementById(`game-${game}`)!.closest('article')!;
const asked = () => house.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

async function press(button: HTMLElement): Promise<void> {
  button.click();
  for (let errand = 0; errand < 6; errand++) await settled();
}

beforeEach(async () => {
  openPage(DESK);
  history.replaceState(null, '', '/');
  me.language = 'en';
  await speak('en');
});

afterEach(() => {
  away();
  document.body.replaceChildren();
  Object.assign(me, { name: '', seats: {}, emblem: 0 });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('to try a game', () => {
  it.each(games)('takes one click on the cover of $game, and no name', async ({ game }) => {
    await come();
    await press(cover(game).querySelector<HTMLElement>('.button.ink')!);
    expect(asked()).toEqual([
      ['/api/rooms', { game, seats: 3 }],
      ['/api/rooms/r/seats/0', expect.objectContaining({ name: 'Guest' })],
      ['/api/rooms/r/bots', { level: 'regular' }],
      ['/api/rooms/r/begin', undefined],
    ]);
    expect(location.pathname).toBe('/t/r');
    expect(me.name).toBe(''); // it was never given, and is asked for when it matters
    expect(document.querySelector('.mine.known')).toBeNull(); // the page stays as it is until the table is there
  });

  it('keeps a name that was written but not yet kept', async () => {
    await come();
    const field = document.querySelector<HTMLInputElement>('input[autocomplete=nickname]')!;
    field.value = '  Noor  ';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await press(cover('druide').querySelector<HTMLElement>('.button.ink')!);
    expect(asked()[1]?.[1]).toMatchObject({ name: 'Noor' });
    expect(me.name).toBe('Noor');
  });

  it('is the same for who has a name and games', async () => {
    me.name = 'Élise';
    await come();
    expect(document.querySelector('input[autocomplete=nickname]')).toBeNull();
    await press(cover('complots').querySelector<HTMLElement>('.button.ink')!);
    expect(asked()[1]?.[1]).toMatchObject({ name: 'Élise' });
  });
});

describe('to open a table', () => {
  it('takes one click, and begins nothing', async () => {
    me.name = 'Élise';
    await come();
    await press([...cover('cocarde').querySelectorAll('button')].at(-1)!);
    expect(asked().map(([path]) => path)).toEqual(['/api/rooms', '/api/rooms/r/seats/0']);
    expect(location.pathname).toBe('/t/r');
  });
});

describe('a cover', () => {
  it('is as high before the house has said what it plays: its doors are there, and closed', async () => {
    openHouse(() => new Promise(() => {}));
    const lobby = mount(Lobby, { target: document.body });
    away = () => void unmount(lobby);
    await settled();
    const doors = [...cover('complots').querySelectorAll<HTMLButtonElement>('.doors button')];
    expect(doors.map((door) => door.disabled)).toEqual([true, true]);
    expect(cover('complots').querySelector('.facts')).not.toBeNull();
    expect(cover('complots').querySelector('.soon')).toBeNull();
  });

  it.each(LANGUAGES)('tells the two Guillotines apart (%s)', async (language) => {
    me.language = language;
    await speak(language);
    await come();
    const titles = ['convention', 'guillotine'].map((game) => cover(game).querySelector('h3')!);
    const more = { fr: 'cartes', nl: 'kaarten', en: 'cards' }[language];
    expect(titles.map((title) => title.textContent)).toEqual(['Guillotine, 1988', `Guillotine, ${more}`]);
    expect(titles.map((title) => title.querySelector('i')?.textContent)).toEqual(['1988', more]);
  });

  it('says how many play, what it is, and how long it takes', async () => {
    await come();
    expect(cover('convention').textContent).toContain('2 to 6 players · board · 7\u00a0min');
  });
});

describe('a game with lessons', () => {
  const doors = () =>
    [...cover('druide').querySelectorAll('.doors :is(a, button)')].map((one) => one.textContent.trim());
  const taught = games.find(({ game }) => game === 'druide')!;

  beforeEach(() => (taught.lessons = ['ring', 'ties']));
  afterEach(() => {
    taught.lessons = [];
    Object.assign(me, { lessons: {}, helped: [] });
  });

  it('offers them first, and beside them the table', async () => {
    await come();
    expect(doors()).toEqual(['Lessons 0/2', 'Try it at once', 'How to play', 'Open a table']);
    expect(cover('druide').querySelector('.button.ink')?.getAttribute('href')).toBe('/learn/druide/ring');
    expect(document.querySelector('.lessons a')?.getAttribute('href')).toBe('/learn/druide/ring');
    expect(cover('complots').querySelectorAll('.how a')).toHaveLength(1); // it has none
  });

  it('is tried first once its first lesson is done', async () => {
    me.learn('druide', 'ring');
    await come();
    expect(doors()).toEqual(['Try it at once', 'Lessons 1/2', 'How to play', 'Open a table']);
    expect(cover('druide').querySelector('.how a')?.getAttribute('href')).toBe('/learn/druide/ties');
  });

  it('is tried first by who says to know it, with one click', async () => {
    await come();
    document.querySelector<HTMLElement>('.lessons button')?.click();
    flushSync();
    expect(doors()[0]).toBe('Try it at once');
    expect(document.querySelector('.lessons')).toBeNull();
  });
});
