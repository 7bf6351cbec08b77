import { describe, expect, it } from 'vitest';

import { Me } from './me.svelte';

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
});
