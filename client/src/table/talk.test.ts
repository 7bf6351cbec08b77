// @vitest-environment happy-dom
import { flushSync, tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { me } from '../house/me.svelte';
import { openHouse, Refusing, settled } from '../testing/house';
import { complots } from '../testing/laid/complots';
import { PHONE } from '../testing/page';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { Frame, Heard, RoomView } from '../wire';

const GONE = -1;
const names = complots.room.chairs.map((chair) => chair.name);

const line = (speaker: number, text: string, change: Partial<Heard> = {}): Heard => ({
  place: 0,
  speaker,
  name: names[speaker] ?? 'Zoé',
  to: [],
  text,
  phrase: '',
  gallery: false,
  ...change,
});
const lines = (from: number, until: number): Heard[] =>
  Array.from({ length: until - from }, (_, i) => line(1, `line ${from + i}`));
const later = (change: Partial<Frame>): Frame => ({ ...complots, since: complots.told.length, told: [], ...change });

const said = (page: Sitting) => page.all('.lower li').map((one) => one.textContent.replace(/\s+/g, ' ').trim());
const earlier = (page: Sitting) => page.all('.lower button').filter((one) => one.textContent === 'Earlier lines');

afterEach(() => {
  leave();
  me.muted = [];
});

describe('what a person said', () => {
  it('stays theirs when an automaton takes their seat', async () => {
    const bot = (person: boolean) => ({ ...complots.room.chairs[1]!, level: 'regular', person });
    const chairs = [complots.room.chairs[0]!, bot(true), bot(false)];
    const talk = [line(1, 'Mine.'), line(2, 'Clack.')];
    const page = await sit({ ...complots, room: { ...complots.room, chairs }, talk });
    expect(page.all('.lower li em').map((one) => one.textContent)).toEqual(['Clack.']);
  });
});

describe('what was said by somebody who has left', () => {
  it('stands under the name they had', async () => {
    expect(said(await sit({ ...complots, talk: [line(GONE, 'Adieu.')] }))).toEqual(['Zoé Adieu.']);
  });

  it('is not what I said, though I only watch', async () => {
    const whisper = line(GONE, 'Psst.', { to: [1] });
    const page = await sit({ ...complots, seat: -1, asked: null, talk: [whisper] });
    expect(said(page)).toEqual([`whisper · Zoé → ${names[1]} Psst.`]);
  });

  it('is still a whisper when it was for their ears', async () => {
    const page = await sit({
      ...complots,
      talk: [line(0, 'Psst.', { to: [GONE] }), line(0, 'Hm.', { to: [1, GONE] })],
    });
    expect(page.all('.lower li.whisper')).toHaveLength(2);
    expect(said(page)).toEqual([
      'whisper · you → –somebody who has left Psst.',
      `whisper · you → ${names[1]} –somebody who has left Hm.`,
    ]);
  });

  it('can be muted, by that name', async () => {
    const page = await sit({ ...complots, talk: [line(GONE, 'Adieu.'), line(1, 'Bonsoir.')] });
    const [mute] = page.all('.lower label').filter((one) => one.textContent.trim() === 'Zoé');
    mute!.querySelector('input')!.click();
    flushSync();
    expect(said(page)).toEqual([`${names[1]} Bonsoir.`]);
    expect(me.muted).toEqual(['Zoé']);
  });
});

describe('earlier lines', () => {
  it('are fetched by the page and put before the others, until there are no more', async () => {
    const page = await sit({ ...complots, heard: 150, talk: lines(150, 152) });
    const asked = openHouse(({ path }) => {
      const before = Number(path.split('=')[1]);
      return { heard: Math.max(0, before - 100), lines: lines(Math.max(0, before - 100), before) };
    });
    earlier(page)[0]!.click();
    await settled();
    expect(said(page)).toHaveLength(102);
    earlier(page)[0]!.click();
    await settled();
    expect(said(page)).toEqual(lines(0, 152).map((one) => `${names[1]} ${one.text}`));
    expect(earlier(page)).toEqual([]);
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ['/api/rooms/r/talk?before=150', 'token'],
      ['/api/rooms/r/talk?before=50', 'token'],
    ]);
    page.hear(later({ heard: 152, talk: [line(2, 'the last')] }));
    expect(said(page)).toHaveLength(153);
  });

  it('leave what is being read where it is, and the focus in the list', async () => {
    const page = await sit({ ...complots, heard: 3, talk: lines(3, 10) });
    openHouse(() => ({ heard: 0, lines: lines(0, 3) }));
    const list = page.one('.lower .tail');
    Object.defineProperty(list, 'scrollHeight', { get: () => 20 * list.querySelectorAll('li').length });
    list.scrollTop = 40;
    earlier(page)[0]!.focus();
    page.press('Enter');
    await settled();
    await tick();
    expect(list.scrollTop).toBe(100);
    expect(document.activeElement).toBe(list);
  });

  it('are not read out, nor counted as new', async () => {
    const page = await sit({ ...complots, heard: 3, talk: lines(3, 4) }, PHONE);
    openHouse(() => ({ heard: 0, lines: lines(0, 3) }));
    earlier(page)[0]!.click();
    await settled();
    expect(page.one('[role=log]').textContent).toBe('');
    expect(page.all('nav b')).toEqual([]);
    page.hear(later({ heard: 4, talk: [line(1, 'the last')] }));
    expect(page.one('[role=log]').textContent).toBe(`${names[1]}: the last`);
    expect(page.all('nav b').map((one) => one.textContent)).toEqual(['1']);
  });

  it('that cannot be had say why', async () => {
    const page = await sit({ ...complots, heard: 3, talk: lines(3, 4) });
    openHouse(() => new Refusing('store_locked', 'Try again later.', 503));
    earlier(page)[0]!.click();
    await settled();
    expect(page.one('.lower .erratum').textContent).toContain('Try again later.');
    expect(earlier(page)).toHaveLength(1);
  });
});

const field = (page: Sitting) => page.one('#say') as HTMLInputElement;

function write(page: Sitting, text: string): void {
  field(page).value = text;
  field(page).dispatchEvent(new Event('input', { bubbles: true }));
  field(page).form!.requestSubmit();
  flushSync();
}

describe('the field for talk', () => {
  it('says there why a line was not taken, and keeps it', async () => {
    const page = await sit(complots);
    write(page, 'Too much.');
    expect(field(page).value).toBe('');
    page.hear({ t: 'refused', code: 'said_enough', rule: '', sentence: 'You have said all.' });
    expect(page.one('.lower .erratum').textContent).toContain('You have said all.');
    expect(page.all('#question .erratum')).toEqual([]);
    expect(field(page).value).toBe('Too much.');
  });

  it('whispers to nobody else, and not aloud, when its hearer has left', async () => {
    const page = await sit(complots);
    const whom = page.one('.lower select') as HTMLSelectElement;
    whom.value = names[1]!;
    whom.dispatchEvent(new Event('change', { bubbles: true }));
    const chairs = complots.room.chairs.map((chair, seat) => (seat === 1 ? { ...chair, name: 'Zoé' } : chair));
    const room: RoomView = { ...complots.room, chairs };
    page.hear(later({ room }));
    write(page, 'Between us.');
    expect(page.said.filter((one) => one.t === 'say')).toEqual([]);
    expect(field(page).value).toBe('Between us.');
    expect(document.activeElement).toBe(whom);
  });
});

describe('the gallery', () => {
  const watched: Frame = { ...complots, seat: -1, asked: null };
  const cry = line(GONE, 'Bravo!', { gallery: true });
  const spoken = (page: Sitting) => page.said.flatMap((one) => (one.t === 'say' ? [one.text] : []));
  const named = () => later({ seat: -1, asked: null, gallery: 'Zoé' });
  const nameField = (page: Sitting) => page.one('.lower input[autocomplete=nickname]') as HTMLInputElement;

  function introduce(page: Sitting, name: string): void {
    nameField(page).value = name;
    nameField(page).dispatchEvent(new Event('input', { bubbles: true }));
    nameField(page).form!.requestSubmit();
    flushSync();
  }

  afterEach(() => {
    Object.assign(me, { name: '', aloof: false, voices: {} });
  });

  it('is asked for a name once, and then the line is said', async () => {
    const page = await sit(watched);
    const asked = openHouse(() => ({ room: 'r', token: 'voice' }));
    expect(page.all('.lower select')).toEqual([]);
    write(page, 'Bravo!');
    await settled();
    expect(document.activeElement).toBe(nameField(page));
    introduce(page, ' Zoé ');
    await settled();
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/rooms/r/gallery', { name: 'Zoé', language: 'en' }],
    ]);
    expect([me.name, me.voice('r'), spoken(page)]).toEqual(['Zoé', 'voice', []]);
    page.hear(named());
    await settled();
    expect(spoken(page)).toEqual(['Bravo!']);
    expect(field(page).value).toBe('');
    expect(field(page).placeholder).toBe('Say as Zoé…');
    expect(page.all('.lower input[autocomplete=nickname]')).toEqual([]);
    write(page, 'Encore!');
    await settled();
    expect(spoken(page)).toEqual(['Bravo!', 'Encore!']);
    expect(asked).toHaveLength(1);
  });

  it('goes by the name that this browser has, unless that is taken', async () => {
    me.name = 'Zoé';
    const page = await sit(watched);
    const asked = openHouse(({ body }) =>
      (body as { name: string }).name === 'Zoé' ? new Refusing('name_taken', 'Taken.', 409) : { room: 'r', token: 'v' },
    );
    write(page, 'Bravo!');
    await settled();
    expect(page.one('.lower [role=alert]').textContent).toBe('Taken.');
    expect(field(page).value).toBe('Bravo!');
    introduce(page, 'Yves');
    await settled();
    expect(asked).toHaveLength(2);
    page.hear({ ...named(), gallery: 'Yves' });
    await settled();
    expect(spoken(page)).toEqual(['Bravo!']);
  });

  it('keeps the line when it is not let in, and says why', async () => {
    me.name = 'Zoé';
    const page = await sit(watched);
    openHouse(() => new Refusing('gallery_full', 'Full.', 429));
    write(page, 'Bravo!');
    await settled();
    expect(page.one('.lower .erratum').textContent).toContain('Full.');
    expect(field(page).value).toBe('Bravo!');
    page.hear(named());
    await settled();
    expect(spoken(page)).toEqual([]);
  });

  it('says nothing where it is closed', async () => {
    const settings = { ...complots.room.settings, gallery: false };
    const page = await sit({ ...watched, room: { ...complots.room, settings } });
    expect(page.all('#say')).toEqual([]);
  });

  it('is marked, for the eye and for the ear', async () => {
    const page = await sit({ ...complots, talk: [cry] });
    expect(said(page)).toEqual(['Zoé gallery Bravo!']);
    page.hear(later({ heard: 1, talk: [{ ...cry, text: 'Encore!' }] }));
    expect(page.one('[role=log]').textContent).toBe('Zoé (gallery): Encore!');
  });

  it('is hidden from who sits and wishes so, and from nobody else', async () => {
    const page = await sit({ ...complots, talk: [cry, line(1, 'Hush!')] }, PHONE);
    const [hide] = page.all('.lower label').filter((one) => one.textContent.trim() === 'the gallery');
    hide!.querySelector('input')!.click();
    flushSync();
    expect(said(page)).toEqual([`${names[1]} Hush!`]);
    page.hear(later({ heard: 2, talk: [cry] }));
    expect(page.all('nav b')).toEqual([]);
    expect(page.one('[role=log]').textContent).toBe('');
    expect(JSON.parse(me.written())).toMatchObject({ aloof: true });
    leave();
    const gallery = await sit({ ...watched, talk: [cry] });
    expect(said(gallery)).toEqual(['Zoé gallery Bravo!']);
    expect(gallery.all('.lower label').map((one) => one.textContent.trim())).not.toContain('the gallery');
  });

  it('hears its own lines without their being news', async () => {
    const page = await sit({ ...watched, gallery: 'Zoé', talk: [] }, PHONE);
    page.hear(later({ seat: -1, asked: null, gallery: 'Zoé', talk: [cry] }));
    expect(page.all('nav b')).toEqual([]);
  });
});
