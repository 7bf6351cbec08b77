/** Where a numbered mark lies on its piece, and how the piece's name says so. */

export const SIZE = 28;

export interface Spot {
  number: number;
  x: number; // of its middle, from the origin of the layer
  y: number;
}

const HALF = SIZE / 2;
const SMALL = 44; // a piece that is no larger has its mark at its foot, where it covers nothing beside it
const LONG = 1.25; // times as wide as high: a line of figures, whose mark lies before the first of them
const OVER = 5;
const BESIDE = 11;
const BEFORE = HALF + 2;

/** On the upper right corner, where no figures stand; beside the marks that are there already, and always on the
 * board. */
export function corner(number: number, piece: Element, board: Element, origin: DOMRect, others: Spot[]): Spot {
  const { left, right, top, bottom, width, height } = piece.getBoundingClientRect();
  const edge = board.getBoundingClientRect();
  const small = width <= SMALL;
  const line = height <= SMALL && width >= LONG * height;
  const widest = Math.max(edge.left + HALF, edge.right - HALF - 2);
  const beside = line ? left - BEFORE : right + (small ? BESIDE : -OVER);
  const level = line ? (top + bottom) / 2 : small ? bottom : top + OVER;
  let x = Math.min(Math.max(beside, edge.left + HALF), widest) - origin.left;
  const y = Math.max(level, edge.top + HALF) - origin.top;
  while (others.some((other) => Math.hypot(other.x - x, other.y - y) < SIZE)) x -= SIZE + 3;
  return { number, x, y };
}

/** What the board itself calls a piece that is marked. */
const names = new WeakMap<Element, { own: string; marked: string }>();

/** The piece's name ends with its mark, whenever the board has given it one. */
export function named(piece: Element, mark: string): void {
  const label = piece.getAttribute('aria-label');
  if (label === null) return;
  const before = names.get(piece);
  const own = before && label === before.marked ? before.own : label;
  const marked = `${own}, ${mark}`;
  names.set(piece, { own, marked });
  if (label !== marked) piece.setAttribute('aria-label', marked);
  piece.setAttribute('data-marked', '');
}

/** Pieces that are marked no more have their own names again. */
export function unnamed(board: Element, marked: ReadonlySet<Element>): void {
  for (const piece of board.querySelectorAll('[data-marked]')) {
    const before = names.get(piece);
    if (marked.has(piece) || !before) continue;
    if (piece.getAttribute('aria-label') === before.marked) piece.setAttribute('aria-label', before.own);
    piece.removeAttribute('data-marked');
    names.delete(piece);
  }
}
