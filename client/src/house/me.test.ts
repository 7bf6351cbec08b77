// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Me, me, remember } from './me.svelte';

describe('Me', () => {
  it('reads back what it wrote', () => {
    const one = new Me();
    one.name = 'Élise';
    one.theme = 'dark';
    one.keep('abc', { token: 't', seat: 2, host: true, game: 'complots', title: 'Rue' });
    one.mute('Hugo', true);
    const other = new Me();
    other.read(one.written());
    expect(other.name).toBe('Élise');
    expect(other.theme).toBe('dark');
    expect(other.token('abc')).toBe('t');
    expect(other.mutes('Hugo')).toBe(true);
  });

  it('has a voice in a gallery until it sits there or forgets the room', () => {
    const one = new Me();
    one.voices = { abc: 'v', def: 'w' };
    const other = new Me();
    other.read(one.written());
    expect([other.voice('abc'), other.voice('xyz'), other.token('abc')]).toEqual(['v', '', '']);
    other.keep('abc', { token: 'v', seat: 2, host: false, game: '', title: '' });
    other.forget('def');
    expect([other.voices, other.token('abc')]).toEqual([{}, 'v']);
  });

  it('takes nothing from what it cannot read', () => {
    const one = new Me();
    for (const kept of [null, 'no', '3', '{"name":5,"theme":"pink","language":"xx"}']) one.read(kept);
    expect([one.name, one.theme]).toEqual(['', 'system']);
    expect(['fr', 'nl', 'en']).toContain(one.language);
  });

  it('unmutes, forgets and dismisses once', () => {
    const one = new Me();
    one.mute('Hugo', true);
    one.mute('Hugo', false);
    expect(one.mutes('Hugo')).toBe(false);
    one.dismiss('line');
    one.dismiss('line');
    expect(one.helped).toEqual(['line']);
    one.keep('abc', { token: 't', seat: null, host: true, game: '', title: '' });
    one.forget('abc');
    expect(one.token('abc')).toBe('');
  });

  it('knows which lessons are done, and which games were played', () => {
    const one = new Me();
    one.learn('druide', 'ties');
    one.learn('druide', 'ties');
    one.keep('abc', { token: 't', seat: 0, host: true, game: 'complots', title: '' });
    const other = new Me();
    other.read(one.written());
    expect(other.lessons).toEqual({ druide: ['ties'] });
    expect([other.knows('druide', 'ties'), other.knows('druide', 'bars')]).toEqual([true, false]);
    expect([other.played('complots'), other.played('druide')]).toEqual([true, false]);
  });
});

describe('a browser', () => {
  afterEach(() => {
    me.lessons = {};
    vi.unstubAllGlobals();
  });

  it('keeps what is learnt', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    remember();
    me.learn('druide', 'ties');
    flushSync();
    expect(kept.get('cabale')).toContain('"lessons":{"druide":["ties"]}');
  });

  it('that keeps nothing breaks nothing', () => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('localStorage', { getItem: refused, setItem: refused });
    remember();
    me.learn('druide', 'ties');
    flushSync();
    expect(me.knows('druide', 'ties')).toBe(true);
  });
});
