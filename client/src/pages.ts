/** The pages of the house. Each is fetched when somebody first goes there, and shown once it has come. */
import type { Component } from 'svelte';

import type { Page } from './house/router.svelte';

type Named = Exclude<Page, 'unknown' | 'missing'>;

const PAGES: Record<Named, () => Promise<{ default: Component }>> = {
  lobby: () => import('./lobby/Lobby.svelte'),
  table: () => import('./table/Table.svelte'),
  replay: () => import('./replay/Replay.svelte'),
  guide: () => import('./guide/Guide.svelte'),
  learn: () => import('./lesson/Learn.svelte'),
  settings: () => import('./settings/Settings.svelte'),
};

const fetched = new Map<Page, Component>();

export const pageOf = (page: Page): Component | undefined => fetched.get(page);

/** Null if there is nothing to wait for. */
export function fetchPage(page: Page): Promise<unknown> | null {
  if (fetched.has(page) || page === 'unknown' || page === 'missing') return null;
  return PAGES[page]().then((found) => fetched.set(page, found.default));
}
