/** What a lesson brings to the table instead of a record, talk and a menu. */
import type { Snippet } from 'svelte';

import type { Offer } from '../wire';
import type { Choosing } from './choosing.svelte';

export interface School {
  title: string; // of the page
  room: number; // that its slip takes in the question, beside what the game needs
  head: Snippet;
  rail: Snippet;
  over: Snippet; // what lies over the board
  slip: Snippet<[Choosing]>; // above the choices
  instead: Snippet; // of a question, when none stands
  remark: (offer: Offer) => string; // at a choice
  mark: (offer: Offer) => string; // the letter of the point about it; empty: none
}
