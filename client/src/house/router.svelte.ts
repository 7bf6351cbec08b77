/** Which page the address names, and how to go to another one without loading anew. */

/** `unknown` names no page; a page that could not be fetched is `missing`. */
export type Page = 'lobby' | 'table' | 'replay' | 'guide' | 'learn' | 'settings' | 'unknown' | 'missing';

/** The address, taken apart: `query` after `?`, `hash` after `#`, both as named values. */
export interface Place {
  page: Page;
  room: string; // or the game that a guide or a lesson is of
  lesson: string; // of that game; none: their list
  query: Record<string, string>;
  hash: Record<string, string>;
}

const OF_A_ROOM: Record<string, Page> = { t: 'table', replay: 'replay', guide: 'guide', learn: 'learn' };

const named = (text: string) => Object.fromEntries(new URLSearchParams(text.slice(1)));

export function read(address: { pathname: string; search: string; hash: string }): Place {
  const rest = { query: named(address.search), hash: named(address.hash) };
  const [first = '', room = '', more = '', most] = address.pathname.split('/').slice(1);
  if (first === '' && room === '') return { page: 'lobby', room: '', lesson: '', ...rest };
  if (first === 'settings' && room === '') return { page: 'settings', room: '', lesson: '', ...rest };
  const page = OF_A_ROOM[first];
  if (page && room !== '' && !most && (page === 'learn' || !more))
    return { page, room: decodeURIComponent(room), lesson: decodeURIComponent(more), ...rest };
  return { page: 'unknown', room: '', lesson: '', ...rest };
}

class Route {
  page = $state<Page | null>(null); // null: none has come yet
  room = $state('');
  lesson = $state('');
  query = $state<Record<string, string>>({});
  hash = $state<Record<string, string>>({});

  set(place: Place): void {
    if (place.page !== this.page) this.page = place.page;
    if (place.room !== this.room) this.room = place.room;
    if (place.lesson !== this.lesson) this.lesson = place.lesson;
    this.query = place.query;
    this.hash = place.hash;
  }
}

/** Where the page that is shown stands. It changes all at once, when the page that it leads to is there. */
export const route = new Route();

/** Fetches a page; null if it is there already. */
export type Fetch = (page: Page) => Promise<unknown> | null;

let fetchPage: Fetch = () => null;

/** Come to where the address leads: at once, or as soon as its page is there, unless the address has changed by then. */
async function arrive(fresh = false): Promise<void> {
  const address = location.href;
  const place = read(location);
  const coming = fetchPage(place.page);
  if (coming) {
    await coming.catch(() => (place.page = 'missing'));
    if (location.href !== address) return;
  }
  route.set(place);
  if (fresh) scrollTo(0, 0);
}

export function go(path: string): void {
  const before = location.pathname;
  const from = read(location).page === read(new URL(path, location.href)).page ? cameFrom() : here();
  history.pushState({ from }, '', path);
  void arrive(location.pathname !== before);
}

const here = () => location.pathname + location.search;

/** The page of the house from which one came to this one; empty if one came from elsewhere. */
export function cameFrom(): string {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('from' in state)) return '';
  return typeof state.from === 'string' ? state.from : '';
}

/** Change the address of this very page, so that the step back leaves it. */
export function amend(path: string): void {
  history.replaceState(history.state, '', path);
  void arrive();
}

/** The link that a click would follow inside this house, if the browser has nothing better to do with it. */
function inside(click: MouseEvent): string | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return null;
  if (to.pathname === location.pathname && to.search === location.search && to.hash) return null;
  return to.pathname + to.search + to.hash;
}

/** Follow the address bar, the history and every ordinary link of the page. */
export function follow(fetch: Fetch): void {
  fetchPage = fetch;
  void arrive();
  addEventListener('popstate', () => void arrive());
  addEventListener('hashchange', () => void arrive());
  addEventListener('click', (click) => {
    const path = inside(click);
    if (path === null) return;
    click.preventDefault();
    go(path);
  });
}
