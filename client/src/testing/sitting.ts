/** Somebody sits at a table: the page of the table, mounted on a frame of the house, and what they do there. */
import { flushSync, mount, tick, unmount } from 'svelte';
import { vi } from 'vitest';

import { boardOf, GAMES } from '../games/boards';
import { Live, type Line } from '../house/live.svelte';
import { me } from '../house/me.svelte';
import Playing from '../table/Playing.svelte';
import type { Aid, Frame, FromClient, FromServer } from '../wire';
import { speak } from '../words/words.svelte';
import { DESK, openPage, type Size } from './page';

let away = (): void => {};

export class Sitting {
  readonly said: FromClient[] = [];
  readonly #line: Line = {
    send: (text) => this.said.push(JSON.parse(text) as FromClient),
    close: () => {},
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  readonly live = new Live('r', 'token', 'en', () => this.#line);

  /** The answers that went to the house. */
  get answers(): string[] {
    return this.said.flatMap((one) => (one.t === 'answer' ? [one.text] : []));
  }

  /** The house sends something. */
  hear(message: FromServer): void {
    this.#line.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
    flushSync();
  }

  /** Time goes by, long enough to have read a question if nothing else is said; then it stands still. */
  wait(milliseconds = 500): void {
    const before = Math.ceil(performance.now()); // a whole number, so that 399 and 1 are 400
    vi.spyOn(performance, 'now').mockReturnValue(before + milliseconds);
  }

  /** The line breaks. */
  lose(): void {
    this.#line.onclose?.({ code: 1006 } as CloseEvent);
    flushSync();
  }

  /** Keys, as a browser takes them: what nobody kept from it presses a button, or closes a dialog. */
  press(...keys: string[]): void {
    for (const key of keys) this.pressWith({ key });
  }

  pressWith(init: KeyboardEventInit): void {
    const on = document.activeElement ?? document.body;
    const press = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    if (on.dispatchEvent(press)) {
      if (init.key === 'Enter' && on instanceof HTMLButtonElement) on.click();
      if (init.key === 'Escape') document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    }
    flushSync();
  }

  click(selector: string): void {
    this.one(selector).click();
    flushSync();
  }

  /** The pointer does something with a thing: a mouse's, if nothing else is said. */
  point(what: string, on: HTMLElement, pointerType = 'mouse'): void {
    on.dispatchEvent(new PointerEvent(what, { bubbles: true, pointerType }));
    flushSync();
  }

  /** A finger presses something, as a browser has it: no hover, and the focus comes along. */
  tap(on: HTMLElement): void {
    this.point('pointerenter', on, 'touch');
    this.point('pointerdown', on, 'touch');
    on.focus();
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    flushSync();
  }

  focus(selector: string): void {
    this.one(selector).focus();
    flushSync();
  }

  /** What has the focus: the id, or the piece of the board, or the text. */
  get focused(): string {
    const on = document.activeElement;
    if (!(on instanceof HTMLElement)) return '';
    const { place, card, noble, deputy, way } = on.dataset;
    return on.id || (place ?? card ?? noble ?? deputy ?? way ?? on.textContent.trim());
  }

  one(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing on the page is ${selector}`);
    return found;
  }

  all(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)];
  }

  /** The button of the question that says this. */
  choice(title: string): HTMLElement {
    const found = this.all('#question .choices button').find((one) => one.textContent?.includes(title));
    if (!found) throw new Error(`no choice says ${title}`);
    return found;
  }
}

/** The house has this aid for every table, and says nothing else. */
function bringAid(aid: Aid): void {
  vi.stubGlobal('fetch', (path: string) =>
    path.endsWith('/aid') ? Promise.resolve(new Response(JSON.stringify(aid))) : new Promise(() => {}),
  );
}

/** Come to the table as this frame has it; the board and all words are there. */
export async function sit(frame: Frame, page: Size = DESK, aid: Aid | null = null): Promise<Sitting> {
  openPage(page);
  if (aid) bringAid(aid);
  me.language = 'en';
  me.letters = true;
  me.helped = GAMES.map((game) => `question-${game}`);
  await speak('en');
  const sitting = new Sitting();
  sitting.hear(frame);
  const table = mount(Playing, { target: document.body, props: { live: sitting.live, onseen: () => {} } });
  away = () => {
    void unmount(table);
    flushSync();
  };
  await boardOf(frame.room.game);
  await tick();
  flushSync();
  return sitting;
}

/** Leave the table, and the page as it was. */
export function leave(): void {
  away();
  away = () => {};
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
