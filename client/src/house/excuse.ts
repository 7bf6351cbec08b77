/** Why something that was asked of the house was not done, in words for the reader. */
import { words } from '../words/words.svelte';

const NUMBER = /^[A-Z]-\w+$/;

/** What the house said in a refusal, over HTTP or through the socket. */
function said(failure: unknown, what: 'sentence' | 'rule'): string {
  if (typeof failure !== 'object' || failure === null) return '';
  const found = (failure as Record<string, unknown>)[what];
  return typeof found === 'string' ? found : '';
}

export function excuse(failure: unknown): string {
  return said(failure, 'sentence') || words('unreachable');
}

/** The number of the rule that a refusal names; elsewhere it names a field. */
export function ruleOf(failure: unknown): string {
  const rule = said(failure, 'rule');
  return NUMBER.test(rule) ? rule : '';
}
