/** What is looked at, a square or a card: under the pointer, or else under the focus. */
import {
  cardName,
  cardPortrait,
  cardShort,
  squareDanger,
  squareDate,
  squareHistory,
  squareName,
  squareNumber,
  squareSentence,
} from './naming';
import type { Note } from './Slip.svelte';
import { PLACES } from './squares';

export class Looking {
  #pointed = $state('');
  #focused = $state('');
  /** The square where the focus was last: there the Tab key stops. */
  walked = $state('');

  get at(): string {
    return this.#pointed || this.#focused;
  }

  point(what: string): void {
    this.#pointed = what;
  }

  focus(what: string): void {
    this.#focused = what;
    if (PLACES.includes(what)) this.walked = what;
  }

  /** What an element listens to that is looked at. */
  over(what: string) {
    return {
      onmouseenter: () => this.point(what),
      onmouseleave: () => this.point(''),
      onfocus: () => this.focus(what),
      onblur: () => this.focus(''),
    };
  }

  /** Whether there was anything to close. */
  close(): boolean {
    const open = this.at !== '';
    this.#pointed = this.#focused = '';
    return open;
  }
}

/** What the slip says about it. */
export function noteOn(what: string): Note {
  if (!PLACES.includes(what))
    return { name: cardName(what), aside: '', text: cardShort(what), danger: '', story: cardPortrait(what) };
  return {
    name: `${squareNumber(what)} · ${squareName(what)}`,
    aside: squareDate(what),
    text: squareSentence(what),
    danger: squareDanger(what),
    story: squareHistory(what),
  };
}
