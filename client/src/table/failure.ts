import type { Chair } from '../wire';
import { words } from '../words/words.svelte';

/** What went wrong in a seat: its automaton failed, or its machine gave no answer in time. */
export function failure({ name, level }: Chair): string {
  return words(level ? 'bot-failed-at' : 'machine-late-at', { name });
}
