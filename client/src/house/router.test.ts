import { beforeEach, describe, expect, it, vi } from 'vitest';

import { PATIENCE } from '../testing/page';
import { cameFrom, follow, go, read, route, type Fetch } from './router.svelte';

const at = (address: string) => read(new URL(address, 'http://house'));

describe('read', () => {
  it('knows the pages', () => {
    expect(at('/').page).toBe('lobby');
    expect(at('/settings').page).toBe('settings');
    expect(at('/t/abc')).toMatchObject({ page: 'table', room: 'abc' });
    expect(at('/learn/druide')).toMatchObject({ page: 'learn', room: 'druide', lesson: '' });
    expect(at('/learn/druide/ties')).toMatchObject({ page: 'learn', room: 'druide', lesson: 'ties' });
    expect(at('/replay/abc?step=12&eyes=open')).toMatchObject({
      page: 'replay',
      room: 'abc',
      query: { step: '12', eyes: 'open' },
    });
  });

  it('reads what stands after the hash', () => {
    expect(at('/t/abc#move=word').hash).toEqual({ move: 'word' });
    expect('watch' in at('/t/abc#watch').hash).toBe(true);
  });

  it('knows what it does not know', () => {
    for (const path of ['/t', '/t/', '/nowhere', '/t/abc/more', '/learn', '/learn/a/b/c', '/settings/x'])
      expect(at(path).page, path).toBe('unknown');
  });
});

describe('route', () => {
  beforeEach(() => {
    let here = new URL('http://house/t/abc#watch');
    vi.stubGlobal('location', {
      get href() {
        return here.href;
      },
      get pathname() {
        return here.pathname;
      },
      get search() {
        return here.search;
      },
      get hash() {
        return here.hash;
      },
    });
    const history = {
      state: null as unknown,
      pushState(state: unknown, _: string, path: string) {
        history.state = state;
        here = new URL(path, here);
      },
    };
    vi.stubGlobal('history', history);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('scrollTo', () => undefined);
  });

  const shown = () => [route.page, route.room, 'watch' in route.hash];

  it('stays whole with the old page until the new one is there', async () => {
    let come = () => {};
    const slow: Fetch = (page) => (page === 'lobby' ? new Promise<void>((done) => (come = done)) : null);
    follow(slow);
    expect(shown()).toEqual(['table', 'abc', true]);
    go('/');
    expect(shown()).toEqual(['table', 'abc', true]);
    come();
    await vi.waitFor(() => expect(shown()).toEqual(['lobby', '', false]), PATIENCE);
  });

  it('does not come to a page that was left again while it was fetched', async () => {
    let come = () => {};
    follow((page) => (page === 'lobby' ? new Promise<void>((done) => (come = done)) : null));
    go('/');
    go('/settings');
    come();
    await Promise.resolve();
    expect(shown()[0]).toBe('settings');
  });

  it('knows from which page one came, however far one went on this one', () => {
    follow(() => null);
    expect(cameFrom()).toBe('');
    go('/settings');
    expect(cameFrom()).toBe('/t/abc');
    go('/replay/abc?step=3');
    go('/replay/abc?step=4');
    expect(cameFrom()).toBe('/settings');
  });

  it('says so when a page cannot be fetched', async () => {
    follow((page) => (page === 'replay' ? Promise.reject(new Error('gone')) : null));
    go('/replay/abc');
    await vi.waitFor(() => expect(route.page).toBe('missing'), PATIENCE);
  });
});
