import { describe, expect, it } from 'vitest';

const BOARDS = import.meta.glob<string>('../../words/*/board.ftl', { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['./*.svelte', './*.ts', '../../over/guillotine/*.svelte', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const source = Object.values(SOURCES).join('\n');
const GROUPS = ['purple', 'red', 'green', 'blue', 'grey'];

describe.each(Object.entries(BOARDS))('%s', (_, text) => {
  it('has every key that the board asks for, and no other', () => {
    const keys = [...text.matchAll(/^(guillotine-[\w-]*) =/gm)].map((found) => found[1] ?? '');
    const asked = new Set([...source.matchAll(/'(guillotine-[a-z-]+)'/g)].map((found) => found[1] ?? ''));
    for (const group of GROUPS) asked.add(`guillotine-group-${group}`);
    expect(keys.toSorted()).toEqual([...asked].toSorted());
  });
});
