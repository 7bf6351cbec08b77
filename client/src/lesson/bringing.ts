/** What the points of a lesson name is brought into sight where a row of pieces scrolls sideways. */
import type { Box } from './spots';

type Span = Pick<Box, 'left' | 'right'>;

const AIR = 36; // for its mark, and for the square that a pawn stands on

/** By how much a row is to be scrolled so that most of its marked pieces are seen whole: as little as that needs. */
export function shift(pieces: Span[], { left, right }: Span): number {
  const seen = (by: number) => pieces.filter((piece) => piece.left - by >= left && piece.right - by <= right).length;
  const ways = [0, ...pieces.flatMap((piece) => [piece.left - left - AIR, piece.right - right + AIR])];
  return ways.reduce((best, by) => {
    const more = seen(by) - seen(best);
    return more > 0 || (more === 0 && Math.abs(by) < Math.abs(best)) ? by : best;
  });
}

/** Whatever holds a piece of the board and scrolls sideways; null if nothing does. */
function rowOf(board: Element, piece: Element): Element | null {
  for (let one = piece.parentElement; one && one !== board; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === 'auto') return one;
  return null;
}

/** Scrolls the rows in which these pieces lie, but for those that were scrolled before: the reader may have since. */
export function bring(board: Element, pieces: Iterable<Element>, before: Set<Element>): void {
  const rows = new Map<Element, Element[]>();
  for (const piece of pieces) {
    const row = rowOf(board, piece);
    if (row && !before.has(row)) rows.set(row, [...(rows.get(row) ?? []), piece]);
  }
  for (const [row, inside] of rows) {
    const by = shift(
      inside.map((piece) => piece.getBoundingClientRect()),
      row.getBoundingClientRect(),
    );
    if (by) row.scrollBy({ left: by });
    before.add(row);
  }
}
