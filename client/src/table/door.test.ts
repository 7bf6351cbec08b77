// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { me } from '../house/me.svelte';
import { openHouse, Refusing, settled } from '../testing/house';
import { complots } from '../testing/laid/complots';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { Frame, Knock } from '../wire';

const LEFT = 2; // the seat whose person has gone
const left = complots.room.chairs[LEFT]!.name;
const chairs = complots.room.chairs.map((chair, seat) =>
  seat === LEFT ? { ...chair, level: 'regular', open: true, person: false } : chair,
);

/** The table with a seat that is free, at which somebody may be knocking. */
const table = (knock: Knock | null, change: Partial<Frame> = {}): Frame => ({
  ...complots,
  room: { ...complots.room, room: 'r', chairs, knock },
  ...change,
});
const later = (knock: Knock | null, seat = 0): Frame =>
  table(knock, { seat, since: complots.told.length, told: [], deals: [] });
const zoe: Knock = { seat: LEFT, name: 'Zoé', asked: [0, 1] };

const door = (page: Sitting) => page.one('.door').textContent.replace(/\s+/g, ' ').trim();
const button = (page: Sitting, text: string) => {
  const found = page.all('.door button').find((one) => one.textContent.includes(text));
  if (!found) throw new Error(`no button at the door says ${text}`);
  return found;
};

afterEach(() => {
  leave();
  me.name = '';
  me.seats = {};
});

describe('who is asked whether somebody new may sit down', () => {
  it('says yes or no, beside the question', async () => {
    const page = await sit(table(zoe));
    const asked = openHouse(() => complots.room);
    expect(door(page)).toContain(`Zoé would like to take ${left}’s seat and would see its hand. Let them in?`);
    expect(page.all('#question .choices button').length).toBeGreaterThan(0);
    button(page, 'No').click();
    button(page, 'Let them in').click();
    await settled();
    expect(asked.map(({ path, body, token }) => [path, body, token])).toEqual([
      [`/api/rooms/r/seats/${LEFT}/admit`, { admit: false }, 'token'],
      [`/api/rooms/r/seats/${LEFT}/admit`, { admit: true }, 'token'],
    ]);
  });

  it('keeps the focus where it was, and is told by voice', async () => {
    const page = await sit(table(null));
    page.hear(later(zoe));
    expect(page.focused).toBe('question');
    expect(page.one('[role=log]').textContent).toContain('Zoé would like to take');
    button(page, 'No').focus();
    page.hear(later(null));
    expect(page.focused).toBe('question');
    expect(page.all('.door section')).toEqual([]);
  });

  it('has said enough with one answer', async () => {
    const page = await sit(table({ ...zoe, asked: [1] }));
    expect(door(page)).toBe(`Zoé asks for ${left}’s seat: the table is being asked.`);
    expect(page.all('.door button')).toEqual([]);
  });

  it('reads why an answer came too late', async () => {
    const page = await sit(table(zoe));
    openHouse(() => new Refusing('nobody_knocks', 'Nobody is waiting.', 409));
    button(page, 'Let them in').click();
    await settled();
    expect(page.one('.door .erratum').textContent).toContain('Nobody is waiting.');
  });
});

describe('a seat that is free in a running game', () => {
  const watching = () => sit(table(null, { seat: -1, asked: null }));

  it('is offered to those who watch, and to nobody who sits', async () => {
    expect((await sit(table(null))).all('.door section')).toEqual([]);
    leave();
    expect(door(await watching())).toBe(`A seat is free: an automaton plays it for now. Take ${left}’s seat`);
    leave();
    me.keep('r', { token: 'token', seat: 1, host: false, game: '', title: '' });
    expect((await watching()).all('.door section')).toEqual([]);
  });

  it('is taken when the table has agreed; until then the button says that it is asked', async () => {
    const page = await watching();
    me.name = 'Zoé';
    let agree = (_: unknown) => {};
    const asked = openHouse(() => new Promise((done) => (agree = done)));
    button(page, 'Take').click();
    await settled();
    page.hear(later(zoe, -1));
    expect(door(page)).toBe('A seat is free: an automaton plays it for now. The table is being asked…');
    button(page, 'asked').click();
    await settled();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', path: `/api/rooms/r/seats/${LEFT}`, body: { name: 'Zoé' } });
    agree({ room: 'r', seat: LEFT, token: 'new' });
    await settled();
    expect(me.seats['r']).toMatchObject({ token: 'new', seat: LEFT });
  });

  it('is not taken when the table says no, and can be asked for again', async () => {
    const page = await watching();
    me.name = 'Zoé';
    openHouse(() => new Refusing('not_let_in', 'The table has not let you in.', 403));
    button(page, 'Take').click();
    await settled();
    expect(page.one('.door .erratum').textContent).toContain('The table has not let you in.');
    expect(button(page, 'Take').ariaDisabled).toBe('false');
    expect(me.seats).toEqual({});
  });

  it('wants a name, and another one if somebody goes by it', async () => {
    const page = await watching();
    const asked = openHouse(() => new Refusing('name_taken', 'Somebody goes by that name.', 409));
    button(page, 'Take').click();
    await settled();
    expect(asked).toEqual([]);
    const field = page.one('.door input') as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    field.value = ' Joost ';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    button(page, 'Take').click();
    await settled();
    expect(asked[0]?.body).toMatchObject({ name: 'Joost' });
    expect(page.one('.door [role=alert]').textContent).toBe('Somebody goes by that name.');
    expect(page.all('.door .erratum')).toEqual([]);
    expect(document.activeElement).toBe(field);
  });

  it('is not offered while somebody else asks for it', async () => {
    const page = await sit(table(zoe, { seat: -1, asked: null }));
    expect(door(page)).toBe(`Zoé asks for ${left}’s seat: the table is being asked.`);
  });
});

describe('who leaves a seat for good', () => {
  it('frees it, and this browser keeps it no longer', async () => {
    me.keep('r', { token: 'token', seat: 0, host: false, game: '', title: '' });
    const page = await sit(table(null, { host: false }));
    const asked = openHouse(() => complots.room);
    const press = (text: string) => {
      page
        .all('#menu button')
        .find((one) => one.textContent.includes(text))!
        .click();
      flushSync();
    };
    page.one('#menu').hidePopover = () => {};
    press('Leave my seat for good');
    expect(page.all('#menu select')).toEqual([]);
    press('Free the seat');
    await settled();
    expect(asked.map(({ method, path, token }) => [method, path, token])).toEqual([
      ['DELETE', '/api/rooms/r/seats/0', 'token'],
    ]);
    expect(me.seats).toEqual({});
  });
});
