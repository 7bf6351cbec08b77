/** Where a numbered mark lies on its piece, and how the piece's name says so. */

export const SIZE = 28;

export interface Spot {
  number: number;
  x: number; // of its middle, in the window
  y: number;
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** What lies on the board beside a piece. */
export interface Surroundings {
  words: Box[]; // and signs; the piece's own among them
  pieces: Box[];
}

const HALF = SIZE / 2;
const SMALL = 44; // a piece that is no larger has its mark beside it, where it covers nothing of it
const POINT = 2; // a piece that is no larger is where its mark lies
const OVER = 5;
const BESIDE = 11;
const WORD = 4; // how much worse it is to cover words than another piece
const NAME = 12; // of a line that stands below a small piece
const EDGE = 40; // square pixels of another piece that nobody misses
const WITHIN = 0.62; // of a long plate, between its name and its figures
const PIECES =
  '[data-seat], [data-deputy], [data-piece], [data-place], [data-noble], [data-pawn] g, .card, [data-spot^=hand-] > *';
const SIGNS = '.square .sign, .square .camp'; // drawn, but read like words

const middle = (from: number, till: number): number => (from + till) / 2;
/** By how much a mark there would cover a box. */
function covered({ x, y }: Pick<Spot, 'x' | 'y'>, box: Box): number {
  const wide = Math.min(x + HALF, box.right) - Math.max(x - HALF, box.left);
  const high = Math.min(y + HALF, box.bottom) - Math.max(y - HALF, box.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Where a mark may lie, the best place first: on the upper right corner of a piece, at the foot of a small one. */
function places({ left, top, right, bottom }: Box): Pick<Spot, 'x' | 'y'>[] {
  const small = right - left <= SMALL;
  const out = small ? BESIDE : -OVER;
  const [high, low] = small ? [top, bottom] : [top + OVER, bottom - OVER];
  const corners = [
    { x: right + out, y: high },
    { x: left - out, y: high },
    { x: right + out, y: low },
    { x: left - out, y: low },
  ];
  return [
    ...(right - left <= POINT ? [{ x: middle(left, right), y: middle(top, bottom) }] : []),
    ...(small ? [...corners.slice(2), ...corners.slice(0, 2)] : corners),
    { x: right + HALF + 2, y: middle(top, bottom) },
    { x: left - HALF - 2, y: middle(top, bottom) },
    { x: middle(left, right), y: top - HALF - 2 },
    { x: middle(left, right), y: bottom + HALF + 2 },
    ...(small ? [{ x: middle(left, right), y: bottom + HALF + NAME }] : []),
    ...(right - left > 4 * SIZE ? [{ x: left + WITHIN * (right - left), y: middle(top, bottom) }] : []),
  ];
}

/** The first place of those where a mark covers least, on the board, and clear of the marks that are there already. */
export function free(number: number, piece: Box, edge: Box, { words, pieces }: Surroundings, others: Spot[]): Spot {
  const inside = (at: number, from: number, till: number) =>
    Math.min(Math.max(at, from + HALF), Math.max(from + HALF, till - HALF - 2));
  const low = piece.bottom - piece.top < SIZE && piece.right - piece.left > SMALL;
  const own = low ? [piece] : []; // a row of small things: a mark on it hides one of them
  const cost = (spot: Pick<Spot, 'x' | 'y'>): number => {
    const marks = others.filter((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < SIZE).length;
    const sum = (boxes: Box[]) => boxes.reduce((all, box) => all + covered(spot, box), 0);
    return marks * SIZE * SIZE * WORD + sum(words) * WORD + Math.max(0, sum(pieces) - EDGE) + sum(own);
  };
  const all = places(piece).map(({ x, y }) => ({
    x: inside(x, edge.left, edge.right),
    y: inside(y, edge.top, edge.bottom),
  }));
  const costs = all.map(cost);
  const best = all[costs.indexOf(Math.min(...costs))];
  return { number, x: best?.x ?? 0, y: best?.y ?? 0 };
}

/** Where a piece is: one that has no box of its own is where its parts are. */
export function boxOf(piece: Element): Box {
  const box = piece.getBoundingClientRect();
  if (box.width || box.height) return box;
  const parts = document.createRange();
  parts.selectNodeContents(piece);
  return parts.getBoundingClientRect();
}

/** What a piece is seen through: whatever holds it and scrolls. */
export function windows(board: Element, piece: Element): Box[] {
  const found: Box[] = [];
  for (let one = piece.parentElement; one && one !== board; one = one.parentElement)
    if (getComputedStyle(one).overflowX !== 'visible') found.push(one.getBoundingClientRect());
  return found;
}

/** Whether the middle of a piece is to be seen; one that was scrolled away has no mark until it is back. */
export function inSight(piece: Box, through: Box[]): boolean {
  const [x, y] = [middle(piece.left, piece.right), middle(piece.top, piece.bottom)];
  return through.every(({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom);
}

/** The words and pieces of a board, but for the marks themselves, and for what holds the piece or is part of it. */
export function around(board: Element, piece: Element, marks: Element): Surroundings {
  const pieces = [...board.querySelectorAll(PIECES)].filter((one) => !one.contains(piece) && !piece.contains(one));
  const words: Box[] = [...board.querySelectorAll(SIGNS)].map((one) => one.getBoundingClientRect());
  const range = document.createRange();
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || marks.contains(element) || element.closest('.unseen, style')) continue;
    range.selectNodeContents(node);
    words.push(range.getBoundingClientRect());
  }
  const question = document.getElementById('question'); // which lies over the board's edge
  if (question && !board.contains(question)) words.push(question.getBoundingClientRect());
  return { words, pieces: pieces.map((one) => one.getBoundingClientRect()) };
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
