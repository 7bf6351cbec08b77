/** Somebody learns: the page of lessons, mounted on what the house answers, and what they do there. */
import { flushSync, mount, unmount } from 'svelte';
import { vi } from 'vitest';

import { boardOf } from '../games/boards';
import { me } from '../house/me.svelte';
import { route } from '../house/router.svelte';
import Learn from '../lesson/Learn.svelte';
import { speak } from '../words/words.svelte';
import { openHouse, Refusing, settled, type Asked } from './house';
import { cards, views } from './laid/lessons';
import { DESK, openPage, type Size } from './page';

let away = (): void => {};

export class Learning {
  readonly asked: Asked[];

  constructor() {
    this.asked = openHouse(({ method, path, body }) => {
      if (method === 'GET') return cards;
      const { answers } = body as { answers: string[] };
      return views[[path.split('/').at(-1), ...answers].join(' ')] ?? new Refusing('no', 'Not offered.', 400);
    });
  }

  /** Everything under way has come, and a question has been there long enough to be read. */
  async wait(): Promise<void> {
    for (let errand = 0; errand < 4; errand++) await settled();
    flushSync();
    const before = Math.ceil(performance.now());
    vi.spyOn(performance, 'now').mockReturnValue(before + 500);
  }

  /** Keys, as a browser takes them. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const on = document.activeElement ?? document.body;
      const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      if (on.dispatchEvent(press) && key === 'Enter' && on instanceof HTMLElement) on.click();
      flushSync();
      await this.wait();
    }
  }

  text(selector: string): string {
    return document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  }
}

/** Come to a lesson of Complots, in a page where nothing moves. */
export async function learn(lesson: string, page: Size = DESK): Promise<Learning> {
  openPage(page);
  Object.assign(me, { language: 'en', letters: true, motion: 'less', name: 'Élise', lessons: {} });
  await speak('en');
  route.set({ page: 'learn', room: 'complots', lesson, query: {}, hash: {} });
  const learning = new Learning();
  const mounted = mount(Learn, { target: document.body });
  away = () => {
    void unmount(mounted);
    flushSync();
  };
  await boardOf('complots');
  await learning.wait();
  return learning;
}

export function leaveSchool(): void {
  away();
  away = () => {};
  document.body.replaceChildren();
  Object.assign(me, { motion: 'system', name: '', lessons: {} });
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
