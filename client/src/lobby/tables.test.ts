// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { me } from '../house/me.svelte';
import { room } from '../testing/frames';
import { openHouse, Refusing, settled } from '../testing/house';
import { DESK, openPage } from '../testing/page';
import type { GameCard, LobbyRoom } from '../wire';
import { speak } from '../words/words.svelte';
import Lobby from './Lobby.svelte';
import MyGames from './MyGames.svelte';
import OpenTables from './OpenTables.svelte';

const listed: LobbyRoom = {
  room: 'r',
  game: 'complots',
  title: 'Rue du Bac',
  chairs: [
    { name: '', emblem: 0, level: '', open: true, person: false, machine: false, away: false, bot_failed: false },
  ],
  begun: false,
  over: false,
  gallery: true,
  damaged: false,
};

let away = (): void => {};

beforeEach(async () => {
  openPage(DESK);
  me.language = 'en';
  await speak('en');
});

afterEach(() => {
  away();
  document.body.replaceChildren();
  me.seats = {};
  me.name = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a game of mine that is not over', () => {
  it('can be removed from the list, once one has said so twice', async () => {
    me.keep('r', { token: 'mine', seat: 0, host: false, game: 'complots', title: 'Rue du Bac' });
    openHouse(() => ({ room: room(), seat: 0, host: false, asked: '', status: 'Waiting for Hugo.' }));
    const list = mount(MyGames, { target: document.body });
    away = () => void unmount(list);
    await settled();
    flushSync();
    document.querySelector<HTMLElement>('.remove button')!.click();
    expect(Object.keys(me.seats)).toEqual(['r']);
    document.querySelector<HTMLElement>('dialog .garance')!.click();
    expect(me.seats).toEqual({});
    await settled();
    flushSync();
    expect(document.querySelectorAll('.row')).toHaveLength(0);
  });
});

describe('a table of the list', () => {
  function rows(...rooms: LobbyRoom[]): { text: string; ways: number }[] {
    const list = mount(OpenTables, { target: document.body, props: { rooms } });
    away = () => void unmount(list);
    flushSync();
    return [...document.querySelectorAll('li')].map((row) => ({
      text: row.textContent.replace(/\s+/g, ' ').trim(),
      ways: row.querySelectorAll('a, .way').length,
    }));
  }

  it('has a seat to take where one is free, though the game goes on', () => {
    expect(rows({ ...listed, begun: true, gallery: false })[0]?.text).toMatch(/Take a seat Rue du Bac$/);
  });

  it('says that it cannot be opened when it is damaged, and leads nowhere, not even back to a seat', () => {
    me.keep('r', { token: 'mine', seat: 0, host: false, game: '', title: '' });
    expect(rows({ ...listed, damaged: true })).toEqual([
      { text: 'Complots Rue du Bac Its log is damaged: this table cannot be opened.', ways: 0 },
    ]);
  });

  it('waits for company only where it has not begun and a seat is free', () => {
    const note = () => document.querySelector('header')?.textContent ?? '';
    const taken = { ...listed.chairs[0]!, open: false, person: true };
    rows({ ...listed, begun: true }, { ...listed, room: 's', chairs: [taken] });
    expect(note()).not.toContain('waiting for company');
    away();
    rows({ ...listed, begun: true }, { ...listed, room: 's' });
    expect(note()).toContain('1 table is waiting for company');
  });

  it('may have lost its very name', () => {
    expect(rows({ ...listed, game: '', title: '', chairs: [], damaged: true }, { ...listed, room: 's' })).toEqual([
      { text: 'Its log is damaged: this table cannot be opened.', ways: 0 },
      { text: expect.stringContaining('Rue du Bac') as string, ways: 1 },
    ]);
  });
});

describe('a table that is not opened', () => {
  it('says why where it was wished for, also when the list has been read again', async () => {
    vi.useFakeTimers();
    const levels = [{ level: 'regular', label: '', description: '' }];
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
      levels,
      options: [],
      tempos: [],
    };
    openHouse(({ method, path }) => {
      if (method === 'POST') return new Refusing('too_many_rooms', 'Too many tables.', 429);
      return path === '/api/games' ? [card] : [];
    });
    const lobby = mount(Lobby, { target: document.body });
    away = () => void unmount(lobby);
    const press = async (text: string) => {
      flushSync();
      await vi.advanceTimersByTimeAsync(0);
      flushSync();
      [...document.querySelectorAll('button')].find((one) => one.textContent.includes(text))!.click();
    };
    await press('Open a table');
    await vi.advanceTimersByTimeAsync(25_000);
    flushSync();
    expect(document.querySelector('article .erratum')?.textContent).toContain('Too many tables.');
  });
});
