import { sceneOf } from '../../games/scenes';
import type { ReplayStep } from '../../wire';

/** What a seat brought home: its total when each day ended, and all that it has at the end. */
export interface Account {
  seat: number;
  days: number[];
  total: number;
  pile: string[];
  front: string[];
}

export function accounts(steps: readonly ReplayStep[], ranks: readonly number[]): Account[] {
  const views = steps.map((step) => sceneOf(step.scene, 'guillotine').view);
  const last = views.at(-1);
  if (!last) return [];
  const played = views.filter((view) => !view.closing);
  const days = Array.from({ length: last.day }, (_, i) => played.findLast((view) => view.day === i + 1) ?? last);
  return last.totals
    .map((total, seat) => ({
      seat,
      days: days.map((view) => view.totals[seat] ?? 0),
      total,
      pile: last.piles[seat] ?? [],
      front: last.fronts[seat] ?? [],
    }))
    .sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0) || a.seat - b.seat);
}
