/** Keys of the table: digits and boxed letters choose, Esc steps back, and a few open what lies beside the board. */
import type { Desk } from '../house/desk.svelte';
import { me } from '../house/me.svelte';
import { go } from '../house/router.svelte';
import type { Choosing } from './choosing.svelte';

export function typing(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

/** The key of a choice: its letter, if letters are on and it has one, else its place among the choices. */
export function keyOf(place: number, shortcut: string): string {
  if (me.letters && shortcut) return shortcut.toUpperCase();
  return place < 9 ? String(place + 1) : '';
}

function choose(key: string, choosing: Choosing): boolean {
  if (!choosing.asked || choosing.sent || choosing.chosen) return false;
  if (choosing.open) {
    const offer = choosing.open.offers[Number(key) - 1];
    if (offer) choosing.send(offer);
    return Boolean(offer);
  }
  const group =
    choosing.groups[Number(key) - 1] ??
    choosing.groups.find((one) => me.letters && one.shortcut.toUpperCase() === key.toUpperCase());
  if (group) choosing.choose(group);
  return Boolean(group);
}

function speak(desk: Desk): void {
  desk.book = false;
  desk.open('talk');
  document.getElementById('say')?.focus();
}

/** Close what is open, or undo half a choice; from a field, go back to the question. */
function stepBack(choosing: Choosing, desk: Desk, focusBar: () => void): void {
  const field = typing(document.activeElement);
  if (desk.close()) return;
  if (choosing.undoable) choosing.back();
  else if (!field) return;
  focusBar();
}

export function keyed(press: KeyboardEvent, choosing: Choosing, desk: Desk, focusBar: () => void, room: string): void {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented || press.isComposing) return;
  if (document.querySelector('dialog:modal, :popover-open')) return; // they have keys of their own
  if (press.key === 'Escape') {
    stepBack(choosing, desk, focusBar);
    return;
  }
  if (typing(document.activeElement)) return;
  if (press.key === 'Enter') {
    if (choosing.chosen && document.activeElement === document.body) choosing.confirm();
    return;
  }
  if (!me.letters && !document.activeElement?.closest('#question')) return; // then keys choose only at the bar
  if (press.key === '?') desk.openRule(choosing.asked?.rule ?? '');
  else if (press.key === '/') speak(desk);
  else if (press.key === ',') go(`/replay/${room}`);
  else if (choose(press.key, choosing)) focusBar();
  else if (press.key === 't' && me.letters) desk.twin = !desk.twin;
  else return;
  press.preventDefault();
}
