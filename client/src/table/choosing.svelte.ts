/** From a question to an answer: an action, then whom or which card, then one confirmation on the board. */
import { signature } from '../house/live.svelte';
import type { Argument, Asked, Offer } from '../wire';

export type Tone = Offer['tone'];

/** One button of the question bar; if there are several offers behind it, their target is chosen next. */
export interface Group {
  key: string;
  title: string;
  detail: string;
  tone: Tone;
  shortcut: string;
  number: number; // its digit, if it has one of its own
  offers: Offer[];
}

/** What lies on the board as a piece, by the arguments of its offers, and what is said in words all the same. */
export interface Pieces {
  pieces: readonly string[];
  aloud?: readonly string[];
}

/** What Choosing needs of the table; Live is one. */
export interface Asking {
  readonly frame: { seat: number; asked: Asked | null; asides: Offer[]; sealed: string } | null;
  readonly posed: number; // when its question came
  readonly sent: unknown;
  answer(text: string): void;
}

/** Offers of one key and one title that differ by their target are one button; every other offer has its own. */
export function grouped(offers: Offer[]): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const aimed = typeof offer.arguments.target === 'number';
    const alike = aimed && offers.every((other) => other.key !== offer.key || other.title === offer.title);
    const one = alike ? offer.key : offer.text;
    const group = groups.get(one);
    if (group) {
      group.offers.push(offer);
      if (group.detail !== offer.detail) group.detail = ''; // it was said of one target
    } else {
      const { title, detail, tone, shortcut, number } = offer;
      groups.set(one, { key: one, title, detail, tone, shortcut, number, offers: [offer] });
    }
  }
  return [...groups.values()];
}

const DIGITS = 9;

/** So few pieces of the board are offered in words as well. */
const FEW = 2;

/** The groups that lie on the board as pieces of these kinds, if they are many; but for those that are said aloud. */
export function laidOut(groups: Group[], kinds: readonly string[], aloud: readonly string[] = []): Group[] {
  const pieces = groups.filter(
    ({ offers: [first, ...more] }) =>
      first && !more.length && isPiece(first.arguments, kinds) && !aloud.includes(first.key),
  );
  return pieces.length > FEW ? pieces : [];
}

export function isPiece(given: Offer['arguments'], kinds: readonly string[]): boolean {
  return kinds.some((kind) => kind in given);
}

/** Nobody has read a question so soon: what is pressed then was meant for the one before. */
export const UNREAD = 400;

export class Choosing {
  #table: Asking;
  #half = $state.raw({ question: '', key: '', text: '' }); // chosen so far, and for which question
  #asks = $state.raw({ question: '', text: '' }); // about half a move that the board holds
  #given = $state.raw(0);
  #opened = -Infinity; // when targets or a confirmation were laid open in words: that is a question too

  constructor(
    table: Asking,
    private readonly form: () => Pieces = () => ({ pieces: [] }),
  ) {
    this.#table = table;
  }

  get asked(): Asked | null {
    return this.#table.frame?.asked ?? null;
  }

  /** What is asked, and since when: the same doubt may be asked of the next claim. */
  get question(): string {
    return this.asked ? `${this.#table.posed} ${signature(this.asked)}` : '';
  }

  /** Whether somebody can have read by now what was asked at this moment. */
  #read(asked: number): boolean {
    return performance.now() - asked >= UNREAD;
  }

  /** Whether an answer is under way and not yet acknowledged. */
  get sent(): boolean {
    return Boolean(this.#table.sent);
  }

  /** Whether the answer lies sealed, until all are opened. */
  get sealed(): boolean {
    return Boolean(this.#table.frame?.sealed);
  }

  /** How many answers were given: half a move that a board holds is for the next one, and not for the question that
   * comes back when a lesson has taken an answer back. */
  get given(): number {
    return this.#given;
  }

  /** What may be done out of turn. */
  get asides(): Offer[] {
    return this.#table.frame?.asides ?? [];
  }

  get groups(): Group[] {
    return grouped(this.asked?.offers ?? []);
  }

  /** The groups that lie on the board as pieces, if they are many. */
  get laid(): Group[] {
    return laidOut(this.groups, this.form().pieces, this.form().aloud);
  }

  /** Whether they are cards of my hand, which a phone may not show beside the question. */
  get laidCards(): boolean {
    return this.laid.every(({ offers }) => offers[0]?.arguments.card !== undefined);
  }

  /** The others, which are chosen in words. */
  get spoken(): Group[] {
    const laid = new Set(this.laid.map((group) => group.key));
    return this.groups.filter((group) => !laid.has(group.key));
  }

  /** The group whose target is being chosen. */
  get open(): Group | null {
    return this.groups.find((group) => group.key === this.#current.key) ?? null;
  }

  /** What half a move on the board asks on, once a piece is taken up: "Cambacérès: where to?". */
  get halfway(): string {
    return this.asked && this.#asks.question === this.question ? this.#asks.text : '';
  }

  /** The board has half a move, and asks on; or it has none any more. */
  askOn(text: string): void {
    this.#asks = { question: this.question, text };
  }

  /** Whether a step back leads anywhere. */
  get undoable(): boolean {
    return this.chosen !== null || this.open !== null;
  }

  get targets(): Map<number, Offer> {
    const found = new Map<number, Offer>();
    for (const offer of this.open?.offers ?? []) {
      const { target } = offer.arguments;
      if (typeof target === 'number') found.set(target, offer);
    }
    return found;
  }

  /** The offers about a kind of piece, by the piece: those of a card, of a noble, of a player. */
  among(argument: string): Map<Argument, Offer> {
    const found = new Map<Argument, Offer>();
    for (const offer of this.asked?.offers ?? []) {
      const piece = offer.arguments[argument];
      if (piece !== undefined) found.set(piece, offer);
    }
    return found;
  }

  /** Picked on the board, waiting for its confirmation. */
  get chosen(): Offer | null {
    return this.asked?.offers.find((offer) => offer.text === this.#current.text) ?? null;
  }

  choose(group: Group): void {
    const [first] = group.offers;
    if (group.offers.length === 1 && first) this.send(first);
    else if (this.#read(this.#table.posed)) {
      this.#keep(group.key, '');
      this.#opened = performance.now();
    }
  }

  /** The digit of a group: its own, or its place among those in words; 0 where there is none. A piece has none: it is
   * chosen on the board, and its place here is not the number that is printed on it. */
  numberOf(group: Group): number {
    const place = this.spoken.findIndex((one) => one.key === group.key) + 1;
    return group.number || (place <= DIGITS ? place : 0);
  }

  /** The digit of a target: its place among the others at the table, who do not move; my own is 0. */
  numberAt(offer: Offer): number {
    const { target } = offer.arguments;
    const mine = this.#table.frame?.seat ?? -1;
    if (typeof target !== 'number' || target === mine) return 0;
    return target < mine || mine < 0 ? target + 1 : target;
  }

  pick(offer: Offer): void {
    this.#keep(this.open?.key ?? '', offer.text);
    this.#opened = -Infinity;
  }

  /** Tapped in words: a finger has seen no consequence yet, so that the next tap is the answer, not this one. */
  tap(offer: Offer): void {
    if (!this.#read(this.#opened)) return;
    this.pick(offer);
    this.#opened = performance.now();
  }

  /** Touched on the board: the first time it is picked, the second time that is the answer. */
  touch(offer: Offer): void {
    if (this.chosen === offer) this.confirm();
    else this.pick(offer);
  }

  back(): void {
    this.#keep(this.chosen ? this.#current.key : '', '');
  }

  confirm(): void {
    if (this.chosen) this.send(this.chosen);
  }

  /** Answer at once: for what was chosen in words. */
  send(offer: Offer): void {
    if (this.#read(Math.max(this.#table.posed, this.#opened))) this.goOn(offer);
  }

  /** Answer, however new the question is, what one movement has said along with the answer before: a piece that was
   * pulled somewhere says which and where. */
  goOn(offer: Offer): void {
    if (this.sent) return;
    this.#keep('', '');
    this.#given += 1;
    this.#table.answer(offer.text);
  }

  get #current() {
    const half = this.#half;
    return this.asked && half.question === this.question ? half : { question: '', key: '', text: '' };
  }

  #keep(key: string, text: string): void {
    if (this.asked) this.#half = { question: this.question, key, text };
  }
}
