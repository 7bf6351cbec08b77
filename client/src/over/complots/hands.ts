import { sceneOf } from '../../games/scenes';
import type { ReplayStep } from '../../wire';

/** A hand that stayed the same from one turn to another. */
export interface Hand {
  from: number;
  to: number;
  hidden: string[];
  faceup: string[]; // as they lie: the newest left of those that were lost before
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((card, i) => card === b[i]);

/** What a seat held at the end of each turn, equal turns taken together. The steps must be seen with all open. */
export function hands(steps: readonly ReplayStep[], seat: number): Hand[] {
  const found: Hand[] = [];
  const last = steps.at(-1)?.turn ?? 0;
  for (let turn = 1; turn <= last; turn++) {
    const end = steps.find((step) => step.turn > turn) ?? steps.at(-1); // the next turn's beginning changes no hand
    const view = end && sceneOf(end.scene, 'complots').view;
    const cards = view?.hidden[seat];
    const hidden = Array.isArray(cards) ? [...cards].sort() : [];
    const faceup = [...(view?.faceup[seat] ?? [])].reverse();
    const before = found.at(-1);
    if (before && same(before.hidden, hidden) && same(before.faceup, faceup)) before.to = turn;
    else found.push({ from: turn, to: turn, hidden, faceup });
  }
  return found;
}
