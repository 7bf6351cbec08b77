/** What lies open beside the board: which tab, which rule, the table twin. */
import { getContext, setContext } from 'svelte';

import { BESIDE } from './forms';

export type Tab = 'table' | 'log' | 'talk' | 'rules' | 'hint' | 'aid';

const KEY = Symbol('desk');

/** Whether the player's aid lies beside the board, as long as the page is visited. */
const visit = { aid: false };

export class Desk {
  tab = $state<Tab>('table');
  rule = $state(''); // the number of the open rule; empty shows them all
  twin = $state(false);
  book = $state(false); // the deal book lies where the talk does
  offered = $state(false); // whether a standing order was offered, and answered

  #back: HTMLElement | null = null; // where the focus returns to
  #fromAid = false; // a rule was opened from the aid, which still lies under it
  readonly #ruled: () => boolean;

  constructor(ruled: () => boolean = () => true) {
    this.#ruled = ruled;
  }

  /** Whether the game brings numbered rules; if not, nothing leads to them. */
  get ruled(): boolean {
    return this.#ruled();
  }

  openRule(number: string): void {
    if (!this.ruled) return;
    this.#remember();
    this.#fromAid = this.tab === 'aid' || (this.tab === 'rules' && this.#fromAid);
    this.rule = number;
    this.tab = 'rules';
  }

  open(tab: Tab): void {
    if (tab !== 'table') this.#remember();
    if (tab === 'aid' && !this.#fromAid) this.rule = '';
    visit.aid = tab === 'aid';
    this.tab = tab;
  }

  /** The aid lies where it lay when this was last visited, if it covers nothing there. */
  lay(): void {
    if (visit.aid && this.tab === 'table' && matchMedia(BESIDE).matches) this.tab = 'aid';
  }

  /** The key of the aid: it opens the aid, pressed again the rule of the question, and then puts both away. */
  ask(rule: string): void {
    if (this.tab === 'aid') this.openRule(rule);
    else if (this.tab === 'rules' && this.#fromAid) {
      this.#fromAid = false;
      this.close();
    } else this.open('aid');
  }

  /** Close what is open, and give the focus back; false if there was nothing to close. */
  close(): boolean {
    const over = ['rules', 'hint', 'aid'].includes(this.tab) || (this.tab !== 'table' && !matchMedia(BESIDE).matches);
    if (this.twin) this.twin = false;
    else if (this.tab === 'rules' && this.#fromAid) {
      this.tab = 'aid'; // which takes the focus itself
      this.#fromAid = false;
      return true;
    } else if (over) {
      visit.aid = false;
      this.tab = 'table';
    } else return false;
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
