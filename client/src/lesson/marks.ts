/** The pieces that marks name (docs/lessons.md), as they lie on the boards. */

/** What lies on a piece and stands before its sentence: a letter, as keys, places and stones have numbers. */
export const letterOf = (number: number): string => String.fromCharCode('A'.charCodeAt(0) + number - 1);

type Finder = (board: Element, first: string, second: string) => Element | null;

const one =
  (selector: (first: string, second: string) => string): Finder =>
  (board, first, second) =>
    board.querySelector(selector(first, second));
const within =
  (selector: (first: string) => string, part: string): Finder =>
  (board, first) =>
    board.querySelector(`${selector(first)} ${part}`) ?? board.querySelector(selector(first));
const nth =
  (selector: (first: string) => string, place: (first: string, second: string) => string): Finder =>
  (board, first, second) =>
    outermost(board, selector(first))[Number(place(first, second))] ?? null;

/** Of pieces that lie in one another, as a card in what it is pressed by, those outside. */
function outermost(board: Element, selector: string): Element[] {
  const all = [...board.querySelectorAll(selector)];
  return all.filter((one) => !one.parentElement?.closest(selector));
}

/** Seats are letters in a mark, and numbers on a board. */
const seat = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0);
const first = (part: string): string => part;
const second = (_: string, part: string): string => part;

/** In every game. A choice is no piece: the question numbers it itself. */
const EVERYWHERE: Record<string, Finder> = {
  seat: one((letter) => `[data-seat="${seat(letter)}"]`),
  card: nth(() => '.hand .card, .hand [data-card]', first),
  choice: () => null,
};

const OF_GAME: Record<string, Record<string, Finder>> = {
  complots: {
    coins: one((letter) => `[data-spot="purse-${seat(letter)}"]`),
    lost: nth((letter) => `[data-spot="hand-${seat(letter)}"] [data-lost]`, second),
    court: one(() => '[data-spot=court]'),
    treasury: one(() => '[data-spot=treasury]'),
    claim: one(() => '.claim .medal'),
  },
  guillotine: {
    noble: nth(() => '[data-row=line] [data-noble]', first),
    blade: one(() => '[data-blade]'),
    pile: one((letter) => `[data-seat="${seat(letter)}"] .pile`),
    front: one((letter) => `[data-seat="${seat(letter)}"] .front`), // they are one line of words
    day: one(() => '.days'),
  },
  druide: {
    stone: one((number) => `[data-place="stone-${number}"]`),
    bar: one((line) => `[data-place="line-${line}"]`),
    college: one((stone) => `[data-college="${stone}"] .anchor`),
    reserve: one((letter) => `[data-seat="${seat(letter)}"] .reserve`),
    lucky: one(() => '[data-secret=lucky]'),
    taboo: one(() => '[data-secret=taboo]'),
  },
  convention: {
    place: within((room) => `[data-room="${room}"]`, '.title'), // a room's own corner is its neighbour's as well
    deputy: one((name) => `[data-deputy="${name}"]`),
    popularity: one((letter) => `[data-seat="${seat(letter)}"] .counts`),
    phase: one(() => '.thread [aria-current=step]'),
  },
  cocarde: {
    square: one((number) => `[data-place="m${number}"]`),
    pawn: one((letter) => `[data-pawn="${seat(letter)}"] svg g`),
    role: one((letter) => `[data-seat="${seat(letter)}"] .top`),
    prison: one((number) => `[data-place="pr${number}"]`),
    frontiers: one((number) => `[data-place="fr${number}"]`),
    guyane: one(() => '[data-place="guy"]'),
    die: one(() => '.dice'),
    trees: (board) => board.querySelector('[data-trees]') ?? board.querySelector('[data-seat="0"] [data-sign=trees]'),
  },
};

/** The kinds of marks that are found on the board of a game. */
export const kindsOf = (game: string): string[] => Object.keys({ ...EVERYWHERE, ...OF_GAME[game] });

/** The piece that a mark names; null if it does not lie on the board as it is shown now. */
export function find(board: Element, game: string, mark: string): Element | null {
  const [kind = '', one = '', two = ''] = mark.split(':');
  return (OF_GAME[game]?.[kind] ?? EVERYWHERE[kind])?.(board, one, two) ?? null;
}
