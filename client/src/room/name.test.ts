// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Live, type Line } from '../house/live.svelte';
import { me } from '../house/me.svelte';
import { frame, room } from '../testing/frames';
import { openHouse, Refusing, settled } from '../testing/house';
import { DESK, openPage } from '../testing/page';
import type { Chair } from '../wire';
import { speak } from '../words/words.svelte';
import Room from './Room.svelte';

const hugo: Chair = {
  name: 'Hugo',
  emblem: 1,
  level: '',
  open: false,
  person: true,
  machine: false,
  away: false,
  bot_failed: false,
};
const open: Chair = { ...hugo, name: '', emblem: 0, open: true, person: false };
const elise: Chair = { ...hugo, name: 'Élise', emblem: 2 };

let away = (): void => {};

/** Come to a room before its game, to a seat or to none; it shows itself when the games and the link are known. */
async function come(chairs: Chair[], seat: number): Promise<void> {
  const line: Line = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null };
  const live = new Live('r', 'token', 'en', () => line);
  const came = frame({ seat, room: room({ begun: false, chairs, seats: chairs.length }) });
  line.onmessage?.({ data: JSON.stringify(came) } as MessageEvent);
  const page = mount(Room, { target: document.body, props: { live } });
  away = () => void unmount(page);
  await settled();
  flushSync();
}

const buttons = (text: string) =>
  [...document.querySelectorAll('button')].filter((one) => one.textContent.includes(text));

async function press(button: HTMLElement | undefined): Promise<void> {
  button!.click();
  await settled();
  flushSync();
}

beforeEach(async () => {
  openPage(DESK);
  me.language = 'en';
  await speak('en');
  openHouse(({ method }) =>
    method === 'GET' ? [] : new Refusing('name_taken', 'Somebody at this table goes by that name.', 409),
  );
});

afterEach(() => {
  away();
  document.body.replaceChildren();
  Object.assign(me, { name: '', emblem: 0 });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a name that somebody else goes by', () => {
  it('is refused at its field when one sits down, wherever that was pressed', async () => {
    me.name = 'Hugo';
    await come([hugo, open, open], -1);
    await press(buttons('Take a seat')[2]);
    const field = document.querySelector<HTMLInputElement>('.join input')!;
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('.join [role=alert]')?.textContent).toBe('Somebody at this table goes by that name.');
    expect(document.activeElement).toBe(field);
    expect(document.querySelectorAll('.erratum')).toHaveLength(0);
  });

  it('is refused at its field when one changes it', async () => {
    await come([hugo, elise], 1);
    await press(buttons('Name and emblem')[0]);
    await press(buttons('Keep')[0]);
    expect(document.querySelector('.plate [role=alert]')?.textContent).toBe(
      'Somebody at this table goes by that name.',
    );
    expect(document.querySelectorAll('.erratum')).toHaveLength(0);
  });
});
