/** Why something that was asked of the house was not done, in words for the reader. */
import { words } from '../words/words.svelte';
import { Refusal } from './api';

export function excuse(error: unknown): string {
  return error instanceof Refusal && error.sentence ? error.sentence : words('unreachable');
}
