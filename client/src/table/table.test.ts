// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { me } from '../house/me.svelte';
import { read, route } from '../house/router.svelte';
import { openHouse, Refusing, settled, type Asked, type Reply } from '../testing/house';
import { room } from '../testing/frames';
import { DESK, openPage } from '../testing/page';
import type { FromServer } from '../wire';
import { speak } from '../words/words.svelte';
import Table from './Table.svelte';

/** A socket of the browser, at whose other end is this test. */
class Socket {
  static all: Socket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];

  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {}

  get token(): unknown {
    this.onopen?.();
    return JSON.parse(this.sent[0] ?? '{}').token;
  }

  sendAway(code: string, sentence: string, close: number) {
    const refused: FromServer = { t: 'refused', code, rule: '', sentence };
    this.onopen?.();
    this.onmessage?.({ data: JSON.stringify(refused) });
    this.onclose?.({ code: close });
    flushSync();
  }
}

const SEAT = { token: 'mine', seat: 1, host: true, game: 'complots', title: 'Rue du Bac' };
const EXPIRED = new Refusing('code_expired', 'This link is no longer good.', 401);

let away = (): void => {};

/** Come to the room by this address. */
function come(address: string, reply: Reply): Asked[] {
  const asked = openHouse(reply);
  history.replaceState(null, '', address);
  route.set(read(location));
  const table = mount(Table, { target: document.body });
  flushSync();
  away = () => void unmount(table);
  return asked;
}

const heading = () => document.querySelector('h1')?.textContent ?? '';
const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent.includes(text));

async function press(text: string): Promise<void> {
  button(text)!.click();
  await settled();
  flushSync();
}

beforeEach(async () => {
  openPage(DESK);
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  me.language = 'en';
  await speak('en');
});

afterEach(() => {
  away();
  document.body.replaceChildren();
  me.seats = {};
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a link from another device', () => {
  const taken = () => ({ room: 'r', seat: 2, token: 'theirs' });

  it('brings its seat at once to a browser that has none', async () => {
    const asked = come('/t/r#move=word', taken);
    await settled();
    flushSync();
    expect(asked.map(({ path, body }) => [path, body])).toEqual([['/api/rooms/r/claim', { code: 'word' }]]);
    expect(me.seats['r']).toMatchObject({ token: 'theirs', seat: 2 });
    expect(location.hash).toBe('');
    expect(Socket.all.map((one) => one.token)).toEqual(['theirs']);
  });

  it('asks first where there is a seat already, and nothing happens when that is kept', async () => {
    me.keep('r', SEAT);
    const asked = come('/t/r#move=word', taken);
    await settled();
    expect(heading()).toContain('You have a seat at this table already.');
    expect(Socket.all).toEqual([]);
    await press('Keep mine');
    expect(asked).toEqual([]);
    expect(me.seats['r']).toEqual(SEAT);
    expect(location.hash).toBe('');
    expect(Socket.all.map((one) => one.token)).toEqual(['mine']);
  });

  it('replaces it when its person says so', async () => {
    me.keep('r', SEAT);
    come('/t/r#move=word', taken);
    await press('Replace');
    expect(me.token('r')).toBe('theirs');
    expect(Socket.all.map((one) => one.token)).toEqual(['theirs']);
  });

  it.each([
    ['is good no longer', () => EXPIRED, 'This link is no longer good.'],
    ['does not reach the house', () => Promise.reject(new TypeError('offline')), 'The house does not answer.'],
  ])('that %s takes nothing away', async (_, reply, sentence) => {
    me.keep('r', SEAT);
    come('/t/r#move=word', reply);
    await press('Replace');
    expect(heading()).toBe(sentence);
    expect(me.seats['r']).toEqual(SEAT);
    await press('Go on with my own seat');
    expect(Socket.all.map((one) => one.token)).toEqual(['mine']);
  });

  it('says why it is not good to whoever has no other seat', async () => {
    come('/t/r#move=word', () => EXPIRED);
    await settled();
    flushSync();
    expect(heading()).toBe('This link is no longer good.');
    expect(button('Go on with my own seat')).toBeUndefined();
  });
});

describe('who is shown out', () => {
  it('reads that the room is no more, and keeps no way to go on', () => {
    me.keep('r', SEAT);
    come('/t/r', () => ({}));
    Socket.all[0]!.sendAway('no_such_room', 'There is no such room.', 1008);
    expect(heading()).toBe('There is no such room.');
    expect(button('Watch without a seat')).toBeUndefined();
  });

  it('may go on watching when the seat has become somebody else’s', async () => {
    me.keep('r', SEAT);
    come('/t/r', () => ({}));
    Socket.all[0]!.sendAway('unknown_token', 'This seat is no longer yours.', 1008);
    await press('Watch without a seat');
    expect(Socket.all.map((one) => one.token)).toEqual(['mine', '']);
  });

  it('may go on watching when they have taken the seat to another device', async () => {
    me.keep('r', SEAT);
    come('/t/r', () => ({}));
    Socket.all[0]!.sendAway('seat_moved', 'You have taken this seat to another device.', 1008);
    expect(heading()).toBe('You have taken this seat to another device.');
    expect(button('Watch without a seat')).toBeDefined();
  });

  it('tries at once when one comes back to the page', () => {
    come('/t/r', () => ({}));
    Socket.all[0]!.sendAway('store_locked', 'Another program holds the file.', 1013);
    expect(Socket.all).toHaveLength(1);
    window.dispatchEvent(new Event('focus'));
    expect(Socket.all).toHaveLength(2);
  });

  it('may ask for a seat that is free where there is no gallery', async () => {
    const chair = {
      name: 'Bob',
      emblem: 1,
      level: 'regular',
      open: true,
      person: false,
      machine: false,
      away: false,
      bot_failed: false,
    };
    come('/t/r', () => room({ chairs: [chair] }));
    Socket.all[0]!.sendAway('gallery_closed', 'This table has no gallery.', 1008);
    await settled();
    flushSync();
    expect(heading()).toBe('This table has no gallery.');
    expect(button('Take Bob’s seat')).toBeDefined();
  });

  it('waits, and reads why, while the table cannot be opened just now', () => {
    come('/t/r', () => ({}));
    Socket.all[0]!.sendAway('store_locked', 'Another program holds the file.', 1013);
    expect(heading()).toBe('Another program holds the file.');
    expect(document.querySelector('main p')?.textContent).toMatch(/^Next try in 1/);
  });
});
