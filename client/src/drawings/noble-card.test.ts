// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { nobleName, nobleNote } from '../games/guillotine/naming';
import { me } from '../house/me.svelte';
import { learn, speak } from '../words/words.svelte';
import NobleCard from './NobleCard.svelte';
import { NOBLES } from './nobles';

let away = (): void => {};
afterEach(() => away());

function printed(noble: string, width: number, seen?: number): { name: string; note: string; medal: number } {
  const card = mount(NobleCard, {
    target: document.body,
    props: { noble, width, name: nobleName(noble), note: nobleNote(noble), place: 3, ...(seen ? { seen } : {}) },
  });
  flushSync();
  away = () => void unmount(card);
  const text = (kind: string): string =>
    [...document.querySelectorAll(`text.${kind}`)].map((line) => line.textContent.replace(/-$/, '')).join('');
  const medal = Number(document.querySelector('ellipse.ring')?.getAttribute('ry'));
  const told = { name: text('name'), note: text('note'), medal };
  away();
  away = () => {};
  return told;
}
function lines(noble: string, width: number): string[] {
  const props = { noble, width, name: nobleName(noble), note: nobleNote(noble), place: 3 };
  const card = mount(NobleCard, { target: document.body, props });
  flushSync();
  const told = [...document.querySelectorAll('text.note')].map((line) => line.textContent);
  void unmount(card);
  return told;
}
/** An m or a w is as wide as two letters, an i or a space as half of one. */
const letterWidths = (line: string): number =>
  line.length + (line.match(/[mw]/g)?.length ?? 0) - (line.match(/[fijlrt ]/g)?.length ?? 0) / 2;
const letters = (text: string): string => text.replace(/[\s-]/g, '');

/** As wide as the cards of the two rows are at 1440, 1366, 1280 and 1024. */
const WIDTHS = [130, 112, 106, 90, 86, 82, 76];

describe.each(['fr', 'nl', 'en'] as const)('nobles in %s', (language) => {
  it.each(WIDTHS)('have their name and their own text at a width of %i, beside a face', async (width) => {
    me.language = language;
    await speak(language);
    await learn('guillotine');
    for (const noble of Object.keys(NOBLES)) {
      const { name, note, medal } = printed(noble, width);
      expect(letters(name), noble).toBe(letters(nobleName(noble)));
      expect(letters(note), noble).toBe(letters(nobleNote(noble)));
      expect(medal, noble).toBeGreaterThanOrEqual(width * 0.2);
    }
  });

  it('have no line of their text wider than the card of a phone', async () => {
    me.language = language;
    await speak(language);
    await learn('guillotine');
    const wide = Object.keys(NOBLES).flatMap((noble) => lines(noble, 84).filter((line) => letterWidths(line) > 13));
    expect(wide).toEqual([]);
  });

  it('keep their name where another stands before them', async () => {
    me.language = language;
    await speak(language);
    await learn('guillotine');
    for (const noble of Object.keys(NOBLES)) {
      expect(letters(printed(noble, 86, 65).name), noble).toBe(letters(nobleName(noble)));
    }
  });
});
