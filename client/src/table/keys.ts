/** Keys of the table: digits and boxed letters choose, Esc steps back, and a few open what lies beside the board. */
import type { Desk } from '../house/desk.svelte';
import { me } from '../house/me.svelte';
import { go } from '../house/router.svelte';
import type { Choosing, Group } from './choosing.svelte';

export function typing(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

/** The key of a choice: its letter, if letters are on and it has one, else its digit. */
export function keyOf(choosing: Choosing, group: Group): string {
  if (me.letters && group.shortcut) return group.shortcut.toUpperCase();
  return String(choosing.numberOf(group) || '');
}

function choose(key: string, choosing: Choosing): boolean {
  if (!choosing.asked || choosing.sent || choosing.chosen) return false;
  const digit = /^\d$/.test(key) ? Number(key) : -1;
  if (choosing.open) {
    const offer = choosing.open.offers.find((one) => choosing.numberAt(one) === digit);
    if (offer) choosing.send(offer);
    return Boolean(offer);
  }
  const group =
    choosing.spoken.find((one) => digit > 0 && choosing.numberOf(one) === digit) ??
    choosing.spoken.find((one) => me.letters && one.shortcut.toUpperCase() === key.toUpperCase());
  if (group) choosing.choose(group);
  return Boolean(group);
}

function speak(desk: Desk): void {
  desk.book = false;
  desk.open('talk');
  document.getElementById('say')?.focus();
}

/** Close what is open, or undo half a choice; from a field, go back to the question. */
function stepBack(choosing: Choosing, desk: Desk, bar: Bar | undefined): void {
  const field = typing(document.activeElement);
  if (desk.close()) return;
  if (choosing.undoable) choosing.back();
  else if (!field) return;
  bar?.focus();
}

/** A key that is held down counts once: what it repeats is kept from the buttons that answer. */
function held(press: KeyboardEvent): boolean {
  const answers = ['Enter', ' '].includes(press.key);
  if (press.repeat && answers && document.activeElement?.closest('#question button, #board button'))
    press.preventDefault();
  return press.repeat;
}

/** Whether Enter does nothing there: nowhere, and on a piece that is no answer now. */
const idle = (focused: Element | null): boolean =>
  focused === document.body || Boolean(focused?.matches('[data-piece][aria-disabled]'));

/** What keys need of the question bar. */
export interface Bar {
  focus(): void;
  advise(): void;
}

/** The aid, and pressed again the rule of the question; the rule at once where the game brings no aid. */
export function askFor(desk: Desk, rule: string, aided: boolean): void {
  if (aided) desk.ask(rule);
  else desk.openRule(rule);
}

/** What keys reach beside the question: the room, which is none in a lesson, where nobody talks and there is no record;
 * and whether its game brings an aid. */
export interface Reach {
  room: string;
  aided: boolean;
}

export function keyed(
  press: KeyboardEvent,
  choosing: Choosing,
  desk: Desk,
  bar: Bar | undefined,
  { room, aided }: Reach,
): void {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented || press.isComposing) return;
  if (document.querySelector('dialog:modal, :popover-open')) return; // they have keys of their own
  if (!typing(document.activeElement) && held(press)) return;
  if (press.key === 'Escape') {
    stepBack(choosing, desk, bar);
    return;
  }
  if (typing(document.activeElement)) return;
  if (press.key === 'Enter') {
    if (choosing.chosen && idle(document.activeElement)) choosing.confirm();
    return;
  }
  if (!me.letters && !document.activeElement?.closest('#question')) return; // then keys choose only at the bar
  if (press.key === '?') askFor(desk, choosing.asked?.rule ?? '', aided);
  else if (press.key === '/' && room) speak(desk);
  else if (press.key === ',' && room) go(`/replay/${room}`);
  else if (choose(press.key, choosing)) bar?.focus();
  else if (press.key === 'h' && me.letters) bar?.advise();
  else if (press.key === 't' && me.letters) desk.twin = !desk.twin;
  else return;
  press.preventDefault();
}
