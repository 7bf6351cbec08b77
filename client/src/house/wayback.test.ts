// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import Settings from '../settings/Settings.svelte';
import { complots } from '../testing/laid/complots';
import { DESK, openPage } from '../testing/page';
import { speak } from '../words/words.svelte';
import { me } from './me.svelte';

class Socket {
  static all: Socket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send() {}
  close() {
    this.closed = true;
  }
}

let away = (): void => {};

function open(): void {
  const page = mount(Settings, { target: document.body });
  flushSync();
  away = () => {
    void unmount(page);
    flushSync();
  };
}

const back = () => document.querySelector<HTMLAnchorElement>('.ways a:not([href="/"])');

beforeEach(async () => {
  openPage(DESK);
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  me.keep('abc', { token: 'mine', seat: 0, host: false, game: 'complots', title: 'Rue du Bac' });
  await speak('en');
});

afterEach(() => {
  away();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  me.seats = {};
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('leads from the settings back to the table, which calls when it waits for me', () => {
  history.replaceState({ from: '/t/abc' }, '', '/settings');
  open();
  expect(back()?.getAttribute('href')).toBe('/t/abc');
  expect(back()?.textContent.trim()).toBe('Back to the table');
  expect(document.title).not.toMatch(/^● /);
  Socket.all[0]!.onmessage?.({ data: JSON.stringify(complots) });
  flushSync();
  expect(back()?.textContent).toContain('Your turn.');
  expect(document.title).toMatch(/^● /);
});

it('hangs up when one goes', () => {
  history.replaceState({ from: '/replay/abc?step=7' }, '', '/settings');
  open();
  expect(back()?.getAttribute('href')).toBe('/replay/abc?step=7');
  expect(back()?.textContent.trim()).toBe('Back to the replay');
  away();
  away = () => {};
  expect(Socket.all.map((one) => one.closed)).toEqual([true]);
});

it('leads nowhere for somebody who came from the entrance', () => {
  history.replaceState({ from: '/' }, '', '/settings');
  open();
  expect(back()).toBeNull();
  expect(Socket.all).toEqual([]);
});
