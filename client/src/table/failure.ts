import type { Chair } from '../wire';
import { guestOf } from '../games/strangers';
import { words } from '../words/words.svelte';

/** What went wrong in a seat: its automaton failed, its guest lost an answer, or its machine gave none in time. */
export function failure({ name, level }: Chair): string {
  const guest = guestOf(level);
  return words(guest ? `failed-at-${guest}` : level ? 'bot-failed-at' : 'machine-late-at', { name });
}
