/** What lies open beside the board: which tab, which rule, the table twin. */
import { getContext, setContext } from 'svelte';

import { BESIDE } from './forms';

export type Tab = 'table' | 'log' | 'talk' | 'rules' | 'hint';

const KEY = Symbol('desk');

export class Desk {
  tab = $state<Tab>('table');
  rule = $state(''); // the number of the open rule; empty shows them all
  twin = $state(false);
  book = $state(false); // the deal book lies where the talk does
  offered = $state(false); // whether a standing order was offered, and answered

  #back: HTMLElement | null = null; // where the focus returns to

  openRule(number: string): void {
    this.#remember();
    this.rule = number;
    this.tab = 'rules';
  }

  open(tab: Tab): void {
    if (tab !== 'table') this.#remember();
    this.tab = tab;
  }

  /** Close what is open, and give the focus back; false if there was nothing to close. */
  close(): boolean {
    const over = this.tab === 'rules' || this.tab === 'hint' || (this.tab !== 'table' && !matchMedia(BESIDE).matches);
    if (this.twin) this.twin = false;
    else if (over) this.tab = 'table';
    else return false;
    const back = this.#back?.isConnected ? this.#back : document.getElementById('question');
    back?.focus();
    this.#back = null;
    return true;
  }

  #remember(): void {
    if (this.tab !== 'table') return;
    const held = document.activeElement;
    this.#back = held instanceof HTMLElement && held !== document.body ? held : null;
  }
}

export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
