// @vitest-environment happy-dom
import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, test, vi } from 'vitest';

import { me } from '../house/me.svelte';
import Plate from '../room/Plate.svelte';
import type { Deeds } from '../room/deeds';
import { cocarde } from '../testing/laid/cocarde';
import { complots } from '../testing/laid/complots';
import { convention } from '../testing/laid/convention';
import { druide } from '../testing/laid/druide';
import { guillotine } from '../testing/laid/guillotine';
import { failure } from '../table/failure';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { Chair, Frame } from '../wire';
import { speak, words } from '../words/words.svelte';
import { numeral, starred } from './levels';
import { guestOf, strangerIn, strangers } from './strangers';

/** The same table, with others in the seats after mine: a model of the house, then a program of it. */
function among(frame: Frame): Frame {
  const chairs = frame.room.chairs.map((chair, seat): Chair => {
    const level = ['', 'model:Sage', 'guest:Deep'][seat] ?? '';
    return level ? { ...chair, level, person: false, machine: false, away: false } : chair;
  });
  return { ...frame, room: { ...frame.room, chairs } };
}

afterEach(() => {
  leave();
  vi.useRealTimers();
});

test('strangers are told by their level, or by what they say of themselves', () => {
  expect(['guest:Deep', 'model:Sage', 'regular', ''].map(guestOf)).toEqual(['guest', 'model', '', '']);
  expect(strangerIn({ level: '', machine: true })).toBe('machine');
  expect(strangerIn({ level: 'model:Sage', machine: true })).toBe('model'); // for as long as it stands in
  expect(strangerIn({ level: 'expert', machine: true })).toBe('');
  expect(strangerIn({ level: '', machine: false })).toBe('');
});

test('a guest of the house has a star in place of a numeral, each kind its own', () => {
  const stars = ['guest:Deep', 'model:Sage'].map(numeral);
  expect(new Set([...stars, numeral('regular'), numeral('')]).size).toBe(4);
  expect(stars.map(starred)).toEqual(['guest', 'model']);
  expect(['', 'II', '0'].map(starred)).toEqual(['', '', '']);
});

test.each([
  ['en', 'A language model answers here: what is said at the table is sent to it.'],
  ['fr', 'Un modèle de langage répond ici : ce qui se dit à la table lui est envoyé.'],
  ['nl', 'Hier antwoordt een taalmodel: wat aan tafel gezegd wordt, wordt ernaartoe gestuurd.'],
] as const)(
  'every sign has its own sentence, in %s; of a model, that what is said is sent to it',
  async (language, sent) => {
    me.language = language;
    await speak(language);
    const said = [...Object.values(strangers()), words('machine'), words('guest'), words('model')];
    expect(new Set(said).size).toBe(6);
    expect(strangers().model.replace(/\s/g, ' ')).toBe(sent);
  },
);

describe('at the table', () => {
  const slip = (): string => document.querySelector('.slip[role=status]')?.textContent?.trim() ?? '';

  async function pointAt(table: Sitting, sign: string): Promise<string> {
    table.point('pointerover', table.one(`[data-sign="${sign}"]`));
    await vi.advanceTimersByTimeAsync(400);
    return slip();
  }

  it.each([complots, guillotine, druide, convention, cocarde])('both have signs of their own (%#)', async (frame) => {
    const table = await sit(among(frame));
    for (const [sign, word] of [
      ['model', 'a language model'],
      ['guest', 'a guest program'],
    ] as const) {
      const shown = table.all(`[data-sign="${sign}"]`);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown[0]!.textContent).toContain(word);
    }
    expect(table.all('[data-sign="machine"]')).toEqual([]);
  });

  it.each([complots, guillotine, druide, convention, cocarde])(
    'one that lost an answer says so of itself: nobody stands in (%#)',
    async (frame) => {
      const { room } = among(frame);
      const chairs = room.chairs.map((chair) => ({ ...chair, bot_failed: Boolean(guestOf(chair.level)) }));
      const table = await sit({ ...frame, room: { ...room, chairs } });
      const told = document.body.textContent;
      expect(told.match(/lost an answer/g)?.length).toBeGreaterThanOrEqual(2);
      expect(told).not.toMatch(/automaton [✶✺]/);
      table.press('t');
      const rows = table.all('dialog tbody tr').map((row) => row.textContent.replace(/\s+/g, ' '));
      expect(rows[1]).toContain('a language model, lost an answer');
    },
  );

  it('a sentence says which of them it was', () => {
    const [, sage, deep] = among(complots).room.chairs;
    const told = [sage!, deep!].map(failure);
    expect(told[0]).toBe(
      `${sage!.name}, a language model, lost an answer: what a silent seat plays was played for it.`,
    );
    expect(told[1]).toContain(`${deep!.name}, a guest program, lost an answer`);
  });

  it('an automaton of the house has none', async () => {
    const table = await sit(complots);
    expect(table.all('[data-sign="model"], [data-sign="guest"], [data-sign="machine"]')).toEqual([]);
  });

  it('a sign says what it means under the mouse', async () => {
    const table = await sit(among(complots));
    vi.useFakeTimers();
    expect(await pointAt(table, 'model')).toBe(words('model-means'));
    table.point('pointerover', document.body);
    expect(await pointAt(table, 'guest')).toBe(words('guest-means'));
  });

  it('the board in words says who answers', async () => {
    const table = await sit(among(complots));
    table.press('t');
    const rows = table.all('dialog tbody tr').map((row) => row.textContent.replace(/\s+/g, ' '));
    expect(rows[1]).toContain('a language model');
    expect(rows[2]).toContain('a guest program');
  });
});

test('in the room the plate says it aloud, and shows it where the focus is', async () => {
  me.language = 'en';
  await speak('en');
  const chair = { ...complots.room.chairs[3]!, name: 'Sage', level: 'model:Sage' };
  const props = { seat: 3, chair, chairs: [chair], card: null, mine: 0, host: false, ordering: false, failure: null };
  const plate = mount(Plate, { target: document.body, props: { ...props, deeds: {} as Deeds } });
  const sign = document.querySelector<HTMLElement>('[data-sign="model"][role="note"]')!;
  expect(sign.textContent.trim()).toBe('a language model');
  expect(sign.getAttribute('aria-label')).toContain(words('model-means'));
  expect(sign.tabIndex).toBe(0);
  void unmount(plate);
});
