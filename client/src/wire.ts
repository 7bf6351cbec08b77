// Made from src/cabale/table/wire.py by `python3 dev.py documents`. Not edited by hand.

/** An answer in notation, to the question of this version: the same one sent twice counts once. */
export interface Answer {
  t: "answer";
  text: string;
  version: number;
}

export type AnyEvent =
  | First
  | Dealt
  | Drafted
  | Began
  | Declared
  | Unchallenged
  | Challenged
  | Proved
  | Exposed
  | Refunded
  | Uncountered
  | Countered
  | Failed
  | Gained
  | Stole
  | Lost
  | Eliminated
  | Drew
  | Returned
  | Showed
  | GaveBack
  | Discarded
  | Voided
  | Won
  | Drawn;

export type Argument = string | number;

/** Change options, settings and the number of seats before the game begins; the host only. */
export interface ArrangeRoom {
  seats?: number | null;
  options?: Record<string, Value>;
  settings?: Record<string, Value>;
}

/** What this viewer is asked. */
export interface Asked {
  kind: string;
  rule: string;
  heading: string;
  sentence: string;
  secret: boolean;
  private: boolean;
  talk: boolean;
  offers: Offer[];
  shut: Shut[];
}

/** A turn. */
export interface Began {
  type: "began";
  rule: string;
  seat: number;
  turn: number;
}

/** Go on from a place of a finished game, in one of its seats, with bots of a level in the others. */
export interface Branch {
  place: number;
  seat: number;
  level: string;
  name: string;
  language: string;
}

/** Who sits in a seat, as everybody sees it. */
export interface Chair {
  name: string;
  emblem: number;
  level: string;
  open: boolean;
  person: boolean;
  away: boolean;
  stumbled: boolean;
}

export interface Challenged {
  type: "challenged";
  rule: string;
  seat: number;
  claimer: number;
  character: string;
}

/** Give the word on the other device: the answer is a new token, and the old one is void. */
export interface Claim {
  code: string;
}

/** A counter of this turn. */
export interface ClaimView {
  seat: number;
  character: string;
}

/** How long there still is, in milliseconds, when this was sent. The same for everybody. */
export interface Clock {
  window: boolean;
  floor: number;
  left: number | null;
  whole: number | null;
}

/** All that a seat may know of a position. */
export interface ComplotsView {
  game: string;
  seat: number;
  seats: number;
  over: boolean;
  turns: number;
  ranks: number[];
  talk: Line[];
  options: Record<string, Value>;
  characters: string[];
  active: number | null;
  coins: number[];
  treasury: number | null;
  court_size: number;
  court: string[] | null;
  hidden: (string[] | number)[];
  faceup: string[][];
  eliminated: number[];
  pending: Pending | null;
  answered: boolean;
  picked: string | null;
  deed: DeedView | null;
  counter: ClaimView | null;
  challenger: number | null;
  seen: Seen[];
  history: AnyEvent[];
}

export interface Countered {
  type: "countered";
  rule: string;
  seat: number;
  character: string;
  actor: number;
}

export interface Dealt {
  type: "dealt";
  rule: string;
  seat: number;
  character: string | null;
}

export interface Declared {
  type: "declared";
  rule: string;
  seat: number;
  action: string;
  target: number | null;
  claim: string | null;
  cost: number;
}

/** The action of this turn. */
export interface DeedView {
  seat: number;
  action: string;
  target: number | null;
  claim: string | null;
}

export interface Discarded {
  type: "discarded";
  rule: string;
  seat: number;
  target: number;
  character: string | null;
}

/** It is done, and there is nothing to say about it. */
export interface Done {
  done: boolean;
}

export interface Drafted {
  type: "drafted";
  rule: string;
  seat: number;
  character: string | null;
}

export interface Drawn {
  type: "drawn";
  rule: string;
  turns: number;
}

export interface Drew {
  type: "drew";
  rule: string;
  seat: number;
  character: string | null;
}

export interface Eliminated {
  type: "eliminated";
  rule: string;
  seat: number;
  amount: number;
}

export interface Exposed {
  type: "exposed";
  rule: string;
  seat: number;
  character: string;
}

export type Eyes = "mine" | "open" | "public";

export interface Failed {
  type: "failed";
  rule: string;
  seat: number;
  action: string;
}

export interface First {
  type: "first";
  rule: string;
  seat: number;
}

/** All that the viewer may know now. Versions count per viewer, so private steps leave no gap. */
export interface Frame {
  t: "frame";
  version: number;
  seat: number;
  host: boolean;
  room: RoomView;
  scene: Scene | null;
  asked: Asked | null;
  sealed: string;
  order: Order;
  clock: Clock | null;
  since: number;
  told: Told[];
  heard: number;
  talk: Heard[];
}

export type FromClient = Hello | Answer | Say | Stand;

export type FromServer = Frame | Refused;

export interface Gained {
  type: "gained";
  rule: string;
  seat: number;
  amount: number;
}

/** A game of the house, for the lobby and for the form of a room. */
export interface GameCard {
  game: string;
  title: string;
  fewest: number;
  most: number;
  usual: number;
  options: OptionCard[];
  levels: LevelCard[];
}

export interface GaveBack {
  type: "gave_back";
  rule: string;
  seat: number;
  target: number;
  character: string | null;
}

/** Let a bot of this level answer for a seat. */
export interface HandOver {
  level: string;
}

/** Something said. A quick phrase is in the reader's language. */
export interface Heard {
  place: number;
  speaker: number;
  to: number[];
  text: string;
  phrase: string;
}

/** The first message: who is there, in which language, and how much it has had already. */
export interface Hello {
  t: "hello";
  token?: string;
  language?: string;
  since?: number;
  heard?: number;
  words?: boolean;
}

/** What a bot would answer, and why, from this seat's view alone. */
export interface Hint {
  text: string;
  label: string;
  reason: string;
}

/** Change one's name, language or emblem; the person of the seat only. */
export interface Introduce {
  name: string;
  language: string;
  emblem?: number;
}

/** Where the room is to be found, and the same as a QR code: a path in a square of `size` modules. */
export interface Invitation {
  link: string;
  size: number;
  path: string;
  local: boolean;
}

/** A level of bots. */
export interface LevelCard {
  level: string;
  label: string;
}

/** Something said. Nobody in `to` means everybody; otherwise it is a whisper. */
export interface Line {
  place: number;
  speaker: number;
  text: string;
  to: number[];
}

/** A room in the lobby. */
export interface LobbyRoom {
  room: string;
  game: string;
  title: string;
  chairs: Chair[];
  begun: boolean;
  over: boolean;
  gallery: boolean;
}

export interface Lost {
  type: "lost";
  rule: string;
  seat: number;
  character: string;
}

/** A room as the bearer of a token finds it again: where they sit, and what waits for them. */
export interface Mine {
  room: RoomView;
  seat: number;
  host: boolean;
  asked: string;
  status: string;
}

/** A word, good once and for a while, that moves everything this token may do to another device. */
export interface MoveCode {
  code: string;
  minutes: number;
}

/** A move that is open. Choices of one `key` differ by what is in `arguments`: a target, a card. */
export interface Offer {
  text: string;
  key: string;
  arguments: Record<string, Argument>;
  label: string;
  title: string;
  detail: string;
  consequence: string;
  tone: Tone;
  shortcut: string;
}

/** Open a room. */
export interface OpenRoom {
  game: string;
  seats: number;
  options?: Record<string, Value>;
  settings?: Partial<Settings>;
}

/** An option of a game, as the form of a room shows it. */
export interface OptionCard {
  name: string;
  rule: string;
  label: string;
  default: Value;
  values: OptionValue[];
  least: number | null;
  most: number | null;
  room: boolean;
}

/** A value that an option takes, and its words. */
export interface OptionValue {
  value: Value;
  label: string;
  seat: number;
}

export type Order = "" | "this_turn" | "unless_me";

/** What everybody knows to be asked, and of whom. Who has answered is nobody's business (C-19). */
export interface Pending {
  kind: "action" | "challenge" | "challenge_counter" | "counter" | "draft" | "lose" | "return" | "show" | "verdict";
  seats: number[];
}

/** A quick phrase: said by its key, read by everybody in their own language. */
export interface Phrase {
  key: string;
  text: string;
}

export interface Proved {
  type: "proved";
  rule: string;
  seat: number;
  character: string;
}

export interface Refunded {
  type: "refunded";
  rule: string;
  seat: number;
  amount: number;
}

/** Why not: a code, the rule or the field, and the sentence in the reader's language. */
export interface Refused {
  t: "refused";
  code: string;
  rule: string;
  sentence: string;
}

/** Who sits where: for each seat, the seat whose chair it gets. */
export interface Reorder {
  order: number[];
}

/** A game from one pair of eyes. Truths are there once it is over. */
export interface Replay {
  room: RoomView;
  eyes: Eyes;
  seat: number;
  steps: ReplayStep[];
  truths: Truth[];
  talk: Heard[];
}

/** One step that these eyes saw: what happened, and the position after it. */
export interface ReplayStep {
  place: number;
  told: Told[];
  scene: Scene;
  turn: number;
  cut: number;
}

export interface Returned {
  type: "returned";
  rule: string;
  seat: number;
  character: string | null;
}

/** The room's id, for the link, and the token that makes its bearer the host. */
export interface RoomOpened {
  room: string;
  token: string;
}

/** A room as everybody sees it. */
export interface RoomView {
  room: string;
  game: string;
  title: string;
  seats: number;
  options: Record<string, Value>;
  settings: Settings;
  chairs: Chair[];
  host: number;
  commitment: string;
  begun: boolean;
  paused: boolean;
  over: boolean;
  closed: boolean;
  watching: number;
  next: string;
  branch: boolean;
}

/** A numbered rule; its text is Markdown. */
export interface RuleText {
  number: string;
  text: string;
}

/** Talk, to all or to some: words of one's own, or a quick phrase. */
export interface Say {
  t: "say";
  text?: string;
  phrase?: string;
  to?: number[];
}

/** The position as this viewer may know it, in data and in words. */
export interface Scene {
  view: ComplotsView;
  lines: string[];
  status: string;
  verdict: string;
}

/** The token that this browser keeps: it is the seat. */
export interface SeatTaken {
  room: string;
  seat: number;
  token: string;
}

/** A card that was shown to this seat alone (C-39). */
export interface Seen {
  seat: number;
  character: string;
}

/** What the host decides about the room, beside the options of the game. */
export interface Settings {
  title: string;
  listed: boolean;
  gallery: boolean;
  hints: boolean;
  decision_ms: number | null;
  absence_ms: number | null;
  absence_level: string;
}

export interface Showed {
  type: "showed";
  rule: string;
  seat: number;
  actor: number;
  character: string | null;
}

/** A notable move that is not open, and why. */
export interface Shut {
  text: string;
  key: string;
  arguments: Record<string, Argument>;
  title: string;
  reason: string;
  rule: string;
}

/** Give a standing order, or take it back. */
export interface Stand {
  t: "stand";
  order: Order;
}

export interface Stole {
  type: "stole";
  rule: string;
  seat: number;
  target: number;
  amount: number;
}

/** Sit down. With the host's token in the header, the host does. */
export interface TakeSeat {
  name: string;
  language: string;
  emblem?: number;
  nonce?: string;
}

/** Something that happened, and its sentence. */
export interface Told {
  event: AnyEvent;
  sentence: string;
}

export type Tone = "hostile" | "plain" | "quiet";

/** A claim, once the game is over: what was said, and whether it was true. */
export interface Truth {
  place: number;
  turn: number;
  seat: number;
  sentence: string;
  rule: string;
  true: boolean;
  doubted: boolean;
}

export interface Unchallenged {
  type: "unchallenged";
  rule: string;
  seat: number;
  character: string;
}

export interface Uncountered {
  type: "uncountered";
  rule: string;
  seat: number;
  action: string;
}

export type Value = string | number | boolean | null;

export interface Voided {
  type: "voided";
  rule: string;
  seat: number;
  action: string;
  target: number;
}

export interface Won {
  type: "won";
  rule: string;
  seat: number;
}
