// Made from src/cabale/table/wire.py by `python3 dev.py documents`. Not edited by hand.

/** An answer in notation, to the question of this version: the same one sent twice counts once. */
export interface Answer {
  t: "answer";
  text: string;
  version: number;
}

export type AnyEvent = ComplotsEvent | GuillotineEvent | DruideEvent;

export type AnyView = ComplotsView | GuillotineView | DruideView;

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

/** Give the word on the other device: the answer is a new token, and the old one is void. */
export interface Claim {
  code: string;
}

/** How long there still is, in milliseconds, when this was sent. The same for everybody. */
export interface Clock {
  window: boolean;
  floor: number;
  left: number | null;
  whole: number | null;
}

/** A turn. */
export interface ComplotsBegan {
  type: "began";
  rule: string;
  seat: number;
  turn: number;
}

export interface ComplotsChallenged {
  type: "challenged";
  rule: string;
  seat: number;
  claimer: number;
  character: string;
}

/** A counter of this turn. */
export interface ComplotsClaimView {
  seat: number;
  character: string;
}

export interface ComplotsCountered {
  type: "countered";
  rule: string;
  seat: number;
  character: string;
  actor: number;
}

export interface ComplotsDealt {
  type: "dealt";
  rule: string;
  seat: number;
  character: string | null;
}

export interface ComplotsDeclared {
  type: "declared";
  rule: string;
  seat: number;
  action: string;
  target: number | null;
  claim: string | null;
  cost: number;
}

/** The action of this turn. */
export interface ComplotsDeedView {
  seat: number;
  action: string;
  target: number | null;
  claim: string | null;
}

export interface ComplotsDiscarded {
  type: "discarded";
  rule: string;
  seat: number;
  target: number;
  character: string | null;
}

export interface ComplotsDrafted {
  type: "drafted";
  rule: string;
  seat: number;
  character: string | null;
}

export interface ComplotsDrawn {
  type: "drawn";
  rule: string;
  turns: number;
}

export interface ComplotsDrew {
  type: "drew";
  rule: string;
  seat: number;
  character: string | null;
}

export interface ComplotsEliminated {
  type: "eliminated";
  rule: string;
  seat: number;
  amount: number;
}

export type ComplotsEvent =
  | ComplotsFirst
  | ComplotsDealt
  | ComplotsDrafted
  | ComplotsBegan
  | ComplotsDeclared
  | ComplotsUnchallenged
  | ComplotsChallenged
  | ComplotsProved
  | ComplotsExposed
  | ComplotsRefunded
  | ComplotsUncountered
  | ComplotsCountered
  | ComplotsFailed
  | ComplotsGained
  | ComplotsStole
  | ComplotsLost
  | ComplotsEliminated
  | ComplotsDrew
  | ComplotsReturned
  | ComplotsShowed
  | ComplotsGaveBack
  | ComplotsDiscarded
  | ComplotsVoided
  | ComplotsWon
  | ComplotsDrawn;

export interface ComplotsExposed {
  type: "exposed";
  rule: string;
  seat: number;
  character: string;
}

export interface ComplotsFailed {
  type: "failed";
  rule: string;
  seat: number;
  action: string;
}

export interface ComplotsFirst {
  type: "first";
  rule: string;
  seat: number;
}

export interface ComplotsGained {
  type: "gained";
  rule: string;
  seat: number;
  amount: number;
}

export interface ComplotsGaveBack {
  type: "gave_back";
  rule: string;
  seat: number;
  target: number;
  character: string | null;
}

export interface ComplotsLost {
  type: "lost";
  rule: string;
  seat: number;
  character: string;
}

/** What everybody knows to be asked, and of whom. Who has answered is nobody's business (C-19). */
export interface ComplotsPending {
  kind: "action" | "challenge" | "challenge_counter" | "counter" | "draft" | "lose" | "return" | "show" | "verdict";
  seats: number[];
}

export interface ComplotsProved {
  type: "proved";
  rule: string;
  seat: number;
  character: string;
}

export interface ComplotsRefunded {
  type: "refunded";
  rule: string;
  seat: number;
  amount: number;
}

export interface ComplotsReturned {
  type: "returned";
  rule: string;
  seat: number;
  character: string | null;
}

/** A card that was shown to this seat alone (C-39). */
export interface ComplotsSeen {
  seat: number;
  character: string;
}

export interface ComplotsShowed {
  type: "showed";
  rule: string;
  seat: number;
  actor: number;
  character: string | null;
}

export interface ComplotsStole {
  type: "stole";
  rule: string;
  seat: number;
  target: number;
  amount: number;
}

export interface ComplotsUnchallenged {
  type: "unchallenged";
  rule: string;
  seat: number;
  character: string;
}

export interface ComplotsUncountered {
  type: "uncountered";
  rule: string;
  seat: number;
  action: string;
}

/** All that a seat may know of a position. */
export interface ComplotsView {
  game: "complots";
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
  pending: ComplotsPending | null;
  answered: boolean;
  picked: string | null;
  deed: ComplotsDeedView | null;
  counter: ComplotsClaimView | null;
  challenger: number | null;
  seen: ComplotsSeen[];
  history: ComplotsEvent[];
}

export interface ComplotsVoided {
  type: "voided";
  rule: string;
  seat: number;
  action: string;
  target: number;
}

export interface ComplotsWon {
  type: "won";
  rule: string;
  seat: number;
}

/** It is done, and there is nothing to say about it. */
export interface Done {
  done: boolean;
}

export interface DruideBarDrawn {
  type: "bar_drawn";
  rule: string;
  line: number;
}

export interface DruideBarMoved {
  type: "bar_moved";
  rule: string;
  seat: number;
  line: number;
  to: number;
}

/** A bar: its line, and who moved it; None if it is still neutral. */
export interface DruideBarView {
  line: number;
  seat: number | null;
}

/** A turn. */
export interface DruideBegan {
  type: "began";
  rule: string;
  seat: number;
  turn: number;
}

/** A college is counted: its first and last stone, its votes, everybody's druids, who is out for a tie. */
export interface DruideCollege {
  type: "college";
  rule: string;
  first: number;
  last: number;
  votes: number;
  counts: number[];
  tied: number[];
  seat: number | null;
}

/** A college as it would vote if play ended now and nobody had a taboo: what everybody can see.

    Once the count is over, as it did vote. */
export interface DruideCollegeView {
  stones: number[];
  votes: number;
  counts: number[];
  tied: number[];
  carrier: number | null;
}

export interface DruideElected {
  type: "elected";
  rule: string;
  seat: number;
  total: number;
}

export type DruideEvent =
  | DruideBarDrawn
  | DruideIgnored
  | DruideRedrawn
  | DruideLuckyDealt
  | DruideTabooDealt
  | DruideFirst
  | DruideBegan
  | DruidePlaced
  | DruideBarMoved
  | DruidePassed
  | DruideForced
  | DruideFilled
  | DruideTabooShown
  | DruideRemoved
  | DruideCollege
  | DruideLuckyShown
  | DruideLuckVotes
  | DruideTotal
  | DruideElected
  | DruideUnelected;

export interface DruideFilled {
  type: "filled";
  rule: string;
  tokens: number;
}

export interface DruideFirst {
  type: "first";
  rule: string;
  seat: number;
}

/** A pass with nothing else to do. */
export interface DruideForced {
  type: "forced";
  rule: string;
  seat: number;
}

/** A card turned up finds a bar on its line or next to it. */
export interface DruideIgnored {
  type: "ignored";
  rule: string;
  number: number;
}

export interface DruideLuckVotes {
  type: "luck_votes";
  rule: string;
  seat: number;
  number: number;
  votes: number;
}

export interface DruideLuckyDealt {
  type: "lucky_dealt";
  rule: string;
  seat: number;
  number: number | null;
}

export interface DruideLuckyShown {
  type: "lucky_shown";
  rule: string;
  seat: number;
  number: number;
}

export interface DruidePassed {
  type: "passed";
  rule: string;
  seat: number;
}

/** What is asked, and of whom. */
export interface DruidePending {
  kind: "turn";
  seats: number[];
}

export interface DruidePlaced {
  type: "placed";
  rule: string;
  seat: number;
  stone: number;
  colour: string;
}

export interface DruideRedrawn {
  type: "redrawn";
  rule: string;
}

export interface DruideRemoved {
  type: "removed";
  rule: string;
  seat: number;
  stone: number;
}

export interface DruideTabooDealt {
  type: "taboo_dealt";
  rule: string;
  seat: number;
  colour: string | null;
}

export interface DruideTabooShown {
  type: "taboo_shown";
  rule: string;
  seat: number;
  colour: string;
}

export interface DruideTotal {
  type: "total";
  rule: string;
  seat: number;
  votes: number;
  bonus: number;
  total: number;
}

/** Everybody is tied with somebody. */
export interface DruideUnelected {
  type: "unelected";
  rule: string;
}

/** All that a seat may know of a position. Stones and lines go by their numbers, 1 to 30. */
export interface DruideView {
  game: "druide";
  seat: number;
  seats: number;
  over: boolean;
  turns: number;
  ranks: number[];
  talk: Line[];
  options: Record<string, Value>;
  colours: string[];
  active: number | null;
  stones: (number | null)[];
  tokens: number[];
  removed: number[][];
  bars: DruideBarView[];
  reserve: number[];
  bars_left: number[];
  passed: number[];
  colleges: DruideCollegeView[];
  lucky: (number | null)[];
  taboo: (string | null)[];
  doomed: number[];
  turned: number[];
  numbers: number[] | null;
  trilithons: string[] | null;
  votes: number[];
  bonus: number[];
  totals: number[];
  pending: DruidePending | null;
  plan: Argument[][];
  history: DruideEvent[];
}

export type Eyes = "mine" | "open" | "public";

/** All that the viewer may know now. Versions count per viewer, so private steps leave no gap. */
export interface Frame {
  t: "frame";
  version: number;
  seat: number;
  host: boolean;
  room: RoomView;
  scene: Scene | null;
  asked: Asked | null;
  asides: Offer[];
  sealed: string;
  order: Standing;
  clock: Clock | null;
  since: number;
  told: Told[];
  heard: number;
  talk: Heard[];
}

export type FromClient = Hello | Answer | Say | Stand;

export type FromServer = Frame | Refused;

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

/** No card may be played, and everybody sees why. */
export interface GuillotineBarred {
  type: "barred";
  rule: string;
  seat: number;
  by: string;
}

/** A turn. */
export interface GuillotineBegan {
  type: "began";
  rule: string;
  seat: number;
  turn: number;
}

/** A noble of the line is discarded. */
export interface GuillotineBuried {
  type: "buried";
  rule: string;
  seat: number | null;
  noble: string;
}

/** A player points at a noble. */
export interface GuillotineChose {
  type: "chose";
  rule: string;
  seat: number;
  noble: string;
}

export interface GuillotineClosing {
  type: "closing";
  rule: string;
  seat: number;
}

export interface GuillotineCollected {
  type: "collected";
  rule: string;
  seat: number;
  noble: string;
}

/** A day begins. */
export interface GuillotineDawn {
  type: "dawn";
  rule: string;
  seat: number;
  day: number;
}

export interface GuillotineDealt {
  type: "dealt";
  rule: string;
  seat: number;
  card: string | null;
}

export interface GuillotineDiscarded {
  type: "discarded";
  rule: string;
  seat: number | null;
  card: string;
}

export interface GuillotineDismissed {
  type: "dismissed";
  rule: string;
  seat: number;
  card: string;
}

export interface GuillotineDrew {
  type: "drew";
  rule: string;
  seat: number;
  card: string | null;
}

/** A day is over. */
export interface GuillotineEnded {
  type: "ended";
  rule: string;
  day: number;
}

export type GuillotineEvent =
  | GuillotineFirst
  | GuillotineDealt
  | GuillotineDawn
  | GuillotineLaid
  | GuillotineBegan
  | GuillotinePassed
  | GuillotineBarred
  | GuillotinePlayed
  | GuillotineNamed
  | GuillotineChose
  | GuillotineMoved
  | GuillotineStood
  | GuillotineShuffled
  | GuillotineReversed
  | GuillotineOrdered
  | GuillotineBuried
  | GuillotineSteppedIn
  | GuillotineJoined
  | GuillotinePeeked
  | GuillotinePutBack
  | GuillotineWentBack
  | GuillotineGiven
  | GuillotineHandedOn
  | GuillotineCollected
  | GuillotineDrew
  | GuillotineDiscarded
  | GuillotineHanded
  | GuillotineExchanged
  | GuillotineLooked
  | GuillotineRained
  | GuillotineTook
  | GuillotineSwitched
  | GuillotineLost
  | GuillotineRemoved
  | GuillotinePlaced
  | GuillotineDismissed
  | GuillotineSneaked
  | GuillotineReshuffled
  | GuillotineRefilled
  | GuillotineEnded
  | GuillotineClosing
  | GuillotineWon;

export interface GuillotineExchanged {
  type: "exchanged";
  rule: string;
  seat: number;
  target: number;
}

export interface GuillotineFirst {
  type: "first";
  rule: string;
  seat: number;
}

export interface GuillotineGiven {
  type: "given";
  rule: string;
  seat: number;
  noble: string;
  target: number;
}

/** A card of a hand that changes owner. */
export interface GuillotineHanded {
  type: "handed";
  rule: string;
  seat: number;
  target: number;
  card: string | null;
}

/** The Clown. */
export interface GuillotineHandedOn {
  type: "handed_on";
  rule: string;
  seat: number;
  noble: string;
  target: number;
}

export interface GuillotineJoined {
  type: "joined";
  rule: string;
  noble: string;
  position: number;
}

export interface GuillotineLaid {
  type: "laid";
  rule: string;
  noble: string;
  position: number;
}

export interface GuillotineLooked {
  type: "looked";
  rule: string;
  seat: number;
  target: number;
  card: string | null;
}

/** A noble that was not in line is discarded: of a pile, or one of those looked at. */
export interface GuillotineLost {
  type: "lost";
  rule: string;
  seat: number | null;
  noble: string;
}

export interface GuillotineMoved {
  type: "moved";
  rule: string;
  seat: number;
  noble: string;
  position: number;
}

export interface GuillotineNamed {
  type: "named";
  rule: string;
  seat: number;
  card: string;
  target: number;
}

export interface GuillotineOrdered {
  type: "ordered";
  rule: string;
  seat: number;
  nobles: number;
}

export interface GuillotinePassed {
  type: "passed";
  rule: string;
  seat: number;
}

export interface GuillotinePeeked {
  type: "peeked";
  rule: string;
  seat: number;
  noble: string | null;
}

/** What is asked, and of whom. Nobody but the holder ever sees an interrupt asked (G-94). */
export interface GuillotinePending {
  kind: "action" | "arrival" | "clown" | "distance" | "error" | "final" | "front" | "infighting" | "inspect" | "interrupt" | "noble" | "order" | "pile" | "player" | "victim";
  seats: number[];
}

export interface GuillotinePlaced {
  type: "placed";
  rule: string;
  seat: number;
  card: string;
  target: number;
}

export interface GuillotinePlayed {
  type: "played";
  rule: string;
  seat: number;
  card: string;
}

export interface GuillotinePutBack {
  type: "put_back";
  rule: string;
  seat: number;
  nobles: number;
}

export interface GuillotineRained {
  type: "rained";
  rule: string;
  seat: number;
}

export interface GuillotineRefilled {
  type: "refilled";
  rule: string;
  nobles: number;
}

export interface GuillotineRemoved {
  type: "removed";
  rule: string;
  seat: number;
  card: string;
  target: number;
}

export interface GuillotineReshuffled {
  type: "reshuffled";
  rule: string;
  cards: number;
}

export interface GuillotineReversed {
  type: "reversed";
  rule: string;
  seat: number;
  nobles: number;
}

export interface GuillotineShuffled {
  type: "shuffled";
  rule: string;
  nobles: number;
}

export interface GuillotineSneaked {
  type: "sneaked";
  rule: string;
  noble: string;
}

export interface GuillotineSteppedIn {
  type: "stepped_in";
  rule: string;
  noble: string;
  position: number;
}

/** A noble has a new place, in a shuffle or as a player chose. */
export interface GuillotineStood {
  type: "stood";
  rule: string;
  seat: number | null;
  noble: string;
  position: number;
}

export interface GuillotineSwitched {
  type: "switched";
  rule: string;
  seat: number;
  noble: string;
  target: number;
}

export interface GuillotineTook {
  type: "took";
  rule: string;
  seat: number;
  card: string;
}

/** All that a seat may know of a position. */
export interface GuillotineView {
  game: "guillotine";
  seat: number;
  seats: number;
  over: boolean;
  turns: number;
  ranks: number[];
  talk: Line[];
  options: Record<string, Value>;
  day: number;
  day_start: number | null;
  active: number | null;
  line: string[];
  noble_deck_size: number;
  noble_deck: string[] | null;
  top: (string | null)[];
  looked: (string | null)[];
  noble_discard: string[];
  action_deck_size: number;
  action_deck: string[] | null;
  action_discard: string[];
  hands: (string[] | number)[];
  known: string[][];
  piles: string[][];
  fronts: string[][];
  totals: number[];
  rushed: number[];
  confused: number[];
  barred: boolean;
  playing: string[];
  collects: number;
  draws: number;
  ending: number;
  closing: boolean;
  blade: boolean;
  pending: GuillotinePending | null;
  plan: Argument[][];
  history: GuillotineEvent[];
}

export interface GuillotineWentBack {
  type: "went_back";
  rule: string;
  seat: number;
  noble: string;
}

export interface GuillotineWon {
  type: "won";
  rule: string;
  seat: number;
  total: number;
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
  row: OptionValue[];
  length: number;
  room: boolean;
}

/** A value that an option takes, and its words. */
export interface OptionValue {
  value: Value;
  label: string;
  seat: number;
}

export type Order = "" | "fire" | "never" | "this_turn" | "unless_me";

/** A quick phrase: said by its key, read by everybody in their own language. */
export interface Phrase {
  key: string;
  text: string;
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
  orders: string[];
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
  view: AnyView;
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
  victim?: number | null;
  noble?: string;
}

/** A standing order, and what it is narrowed to. */
export interface Standing {
  order: Order;
  victim: number | null;
  noble: string;
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

export type Value = string | number | boolean | null;
