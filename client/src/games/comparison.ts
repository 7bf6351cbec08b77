/** How equals were told apart at the end: what the last event says was compared, side by side. */
import type {
  AnyView,
  CocardeWon,
  ConventionWon,
  DruideElected,
  DruideUnelected,
  DruideView,
  GuillotineWon,
  Told,
} from '../wire';
import { words } from '../words/words.svelte';

export interface Side {
  seat: number;
  figure: number;
  note: string;
}

export interface Comparison {
  title: string;
  rule: string;
  /** Who had the same, the highest first. */
  equals: Side[];
  /** Whether that takes them out. */
  struck: boolean;
  said: string;
  /** What decided, who is ahead by it, and by how much; nobody where nothing did. */
  by: string;
  ahead: Side[];
  decided: string;
}

type Election = DruideElected | DruideUnelected;
type End = Election | CocardeWon | ConventionWon | GuillotineWon;

/** The event that says who won, or that nobody did. */
function endOf(told: readonly Told[]): End | null {
  const last = told.at(-1)?.event;
  if (last?.type === 'elected' || last?.type === 'unelected') return last;
  return last?.type === 'won' && 'tied' in last ? last : null;
}

/** The seats whose figures are struck out for a tie. */
export function struckOf(told: readonly Told[]): number[] {
  const end = endOf(told);
  return end && 'totals' in end ? end.tied : [];
}

/** What stands below the figure of each seat where it decided, or could have. */
export function notesOf(view: AnyView, told: readonly Told[]): string[] {
  const end = endOf(told);
  if (view.game === 'convention') return view.popularity.map((points) => words('over-popularity', { points }));
  if (!end || !('squares' in end)) return [];
  return view.ranks.map((_, seat) => {
    const at = end.tied.indexOf(seat);
    return at < 0 ? '' : words('over-square', { square: end.squares[at] ?? 0 });
  });
}

/** The comparison of a game that was decided between equals; null where the higher figure simply won. */
export function comparison(view: AnyView, told: readonly Told[]): Comparison | null {
  const end = endOf(told);
  if (!end?.tied.length) return null;
  if ('totals' in end) return view.game === 'druide' ? election(view, end) : null;
  if ('squares' in end) return second(view, end, end.certificates, end.squares, 'square');
  if ('points' in end && end.elected > 0) return second(view, end, end.elected, end.points, 'popularity');
  return null;
}

/** Totals are compared as the counts of a college are. */
function election(view: DruideView, end: Election): Comparison | null {
  const side = (seat: number): Side => ({
    seat,
    figure: end.totals[seat] ?? 0,
    note: words('druide-tie-votes', { votes: view.votes[seat] ?? 0, bonus: view.bonus[seat] ?? 0 }),
  });
  const equals = end.tied.map(side).toSorted((a, b) => b.figure - a.figure);
  const high = equals[0]?.figure ?? 0;
  if (end.type === 'unelected')
    return laid(end, equals, { title: words('tie-nobody'), struck: true, said: words('tie-all-out') });
  if (end.total > high) return null;
  return laid(end, equals, {
    title: words('tie-beaten', { low: end.total, high }),
    struck: true,
    said: words('tie-out', { count: equals.length }),
    by: words('tie-left', { count: end.totals.length - end.tied.length }),
    ahead: [side(end.seat)],
    decided: words('tie-highest'),
  });
}

/** What a second figure decides, where it is not the same for all. */
function second(view: AnyView, end: End, figure: number, others: number[], kind: 'square' | 'popularity'): Comparison {
  const equals = end.tied.map((seat, nth) => ({ seat, figure, note: noted(kind, others[nth] ?? 0) }));
  const most = Math.max(...others);
  const next = Math.max(...others.filter((other) => other < most));
  const ahead = end.tied.filter((seat) => view.ranks[seat] === 1).map((seat) => ({ seat, figure: most, note: '' }));
  const title = words('tie-level', { figure });
  if (ahead.length === equals.length) return laid(end, equals, { title, said: words('tie-shared') });
  return laid(end, equals, {
    title,
    said: words('tie-equal'),
    by: words(`tie-by-${kind}`),
    ahead,
    decided: words(`tie-decided-${kind}`, { most, next }),
  });
}

const noted = (kind: 'square' | 'popularity', figure: number): string =>
  kind === 'square' ? words('over-square', { square: figure }) : words('over-popularity', { points: figure });

function laid(end: End, equals: Side[], rest: Partial<Comparison>): Comparison {
  return { title: '', rule: end.rule, equals, struck: false, said: '', by: '', ahead: [], decided: '', ...rest };
}
