// Made from src/cabale/table/wire by `python3 dev.py documents`. Not edited by hand.

/** Whether somebody new may have a seat of a running game. */
export interface Admit {
  admit: boolean;
}

/** The whole card; without sections the game brings none. */
export interface Aid {
  game: string;
  title: string;
  aim: AidItem[];
  sections: AidSection[];
  signs: Record<string, string>;
}

/** One field of a small table. */
export interface AidCell {
  text: string;
  signs: string[];
  struck: boolean;
  head: boolean;
}

/** One thing to know: a row, a cell, or a sentence. */
export interface AidItem {
  signs: string[];
  mark: "" | "no" | "yes";
  figure: string;
  name: string;
  beside: string;
  text: string;
  note: string;
  amount: string;
  by: string[];
  aside: string;
  table: AidCell[][];
  rules: string[];
  moment: string;
}

/** Some of them under one head; without a title they go on with what stands above. */
export interface AidSection {
  layout: "cells" | "columns" | "pairs" | "prose" | "rows";
  title: string;
  note: string;
  amount: string;
  aside: string;
  rules: string[];
  items: AidItem[];
}

export type AnalysisState = "ready" | "working";

/** A finished game weighed: what every seat could hope for at every place, and why that changed. */
export interface AnalysisView {
  state: AnalysisState;
  progress: number;
  places: number[];
  curve: number[][];
  luck: number[];
  skill: number[];
  others: number[];
  turning: Turning[];
  bluffs: Bluff[];
  seat: number;
  regrets: Regret[] | null;
}

/** An answer in notation, to the question of this version: the same one sent twice counts once. */
export interface Answer {
  t: "answer";
  text: string;
  version: number;
}

export type AnyEvent = ComplotsEvent | GuillotineEvent | DruideEvent | ConventionEvent | CocardeEvent;

export type AnyForeseen = DruideForeseenColleges;

export type AnyView = ComplotsView | GuillotineView | DruideView | ConventionView | CocardeView;

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
  note: string;
  aim: string;
  secret: boolean;
  private: boolean;
  talk: boolean;
  offers: Offer[];
  shut: Shut[];
}

/** A false claim, and whether it was believed. */
export interface Bluff {
  place: number;
  seat: number;
  worked: boolean;
  text: string;
}

/** Go on from a place of a finished game, in one of its seats, with bots of a level in the others. */
export interface Branch {
  place: number;
  seat: number;
  level: string;
  name: string;
  language: string;
  same?: boolean;
  machine?: boolean;
}

export type Cause = "decision" | "luck";

/** Who sits in a seat, as everybody sees it. */
export interface Chair {
  name: string;
  emblem: number;
  level: string;
  open: boolean;
  person: boolean;
  machine: boolean;
  away: boolean;
  bot_failed: boolean;
}

/** Give the word on the other device: the answer is a new token, and the old one is void. */
export interface Claim {
  code: string;
}

/** What one party of a deal promises, and how that was kept. */
export interface Clause {
  seat: number;
  promise: Promise;
  sentence: string;
  mark: Mark;
  verdict: string;
  reason: string;
  rule: string;
}

/** How long there still is, in milliseconds, when this was sent. The same for everybody. */
export interface Clock {
  window: boolean;
  floor: number;
  left: number | null;
  whole: number | null;
}

export interface CocardeAskedAlms {
  type: "asked_alms";
  rule: string;
  seat: number;
  target: number;
}

export interface CocardeAttacked {
  type: "attacked";
  rule: string;
  seat: number;
  target: number;
  card: string;
}

/** A turn. */
export interface CocardeBegan {
  type: "began";
  rule: string;
  seat: number;
  turn: number;
}

export interface CocardeBrokeOut {
  type: "broke_out";
  rule: string;
  seat: number;
}

/** The last round is over. */
export interface CocardeCapped {
  type: "capped";
  rule: string;
  number: number;
}

export interface CocardeDealt {
  type: "dealt";
  rule: string;
  seat: number;
  card: string | null;
}

export interface CocardeDefended {
  type: "defended";
  rule: string;
  seat: number;
  target: number;
  card: string;
}

/** A card of a hand; nobody's, if it lay there when the table was set. */
export interface CocardeDiscarded {
  type: "discarded";
  rule: string;
  seat: number | null;
  card: string;
}

export interface CocardeDrew {
  type: "drew";
  rule: string;
  seat: number;
  card: string | null;
}

export interface CocardeDrinks {
  type: "drinks";
  rule: string;
  seat: number;
}

/** Something that the rules will do, and what about it is known to all. */
export interface CocardeDue {
  what: string;
  facts: Record<string, string | number | Argument[]>;
}

export type CocardeEvent =
  | CocardeDealt
  | CocardeRound
  | CocardeBegan
  | CocardeSkipped
  | CocardeDrew
  | CocardeReshuffled
  | CocardeDiscarded
  | CocardeShed
  | CocardeAskedAlms
  | CocardeGave
  | CocardeNoAlms
  | CocardeMarked
  | CocardeAttacked
  | CocardeDefended
  | CocardeStruck
  | CocardeLaidBooks
  | CocardePlanted
  | CocardeBrokeOut
  | CocardeRolled
  | CocardeStayed
  | CocardeMoved
  | CocardePassed
  | CocardeSentenced
  | CocardeProtected
  | CocardeGrew
  | CocardePaid
  | CocardeNewStart
  | CocardeWaits
  | CocardeWounded
  | CocardeDrinks
  | CocardeIsGuest
  | CocardeRerolled
  | CocardeJudged
  | CocardePooled
  | CocardeRedealt
  | CocardeTraded
  | CocardeStole
  | CocardeSearched
  | CocardeCapped
  | CocardeWon;

export interface CocardeGave {
  type: "gave";
  rule: string;
  seat: number;
  target: number;
  card: string | null;
}

/** Trees from the stock. */
export interface CocardeGrew {
  type: "grew";
  rule: string;
  seat: number;
  trees: number;
}

export interface CocardeIsGuest {
  type: "is_guest";
  rule: string;
  seat: number;
}

export interface CocardeJudged {
  type: "judged";
  rule: string;
  seat: number;
  guilty: boolean;
}

export interface CocardeLaidBooks {
  type: "laid_books";
  rule: string;
  seat: number;
}

export interface CocardeMarked {
  type: "marked";
  rule: string;
  seat: number | null;
  target: number;
  before: string;
  role: string;
}

/** A pawn goes elsewhere; `way` says how it came to. */
export interface CocardeMoved {
  type: "moved";
  rule: string;
  seat: number;
  origin: string;
  place: string;
  way: string;
}

export interface CocardeNewStart {
  type: "new_start";
  rule: string;
  seat: number;
}

export interface CocardeNoAlms {
  type: "no_alms";
  rule: string;
  seat: number;
}

/** A certificate goes to the stock. */
export interface CocardePaid {
  type: "paid";
  rule: string;
  seat: number;
}

/** A character opens the way past an obligatory square. */
export interface CocardePassed {
  type: "passed";
  rule: string;
  seat: number;
  card: string;
  place: string;
}

/** What is asked, and of whom. Nobody but the holder sees a question that only a holder is asked. */
export interface CocardePending {
  kind: "action" | "alms" | "books49" | "defend" | "discard" | "end" | "give" | "guilty" | "pass" | "protect" | "redistribute" | "steal";
  seats: number[];
}

export interface CocardePlanted {
  type: "planted";
  rule: string;
  seat: number;
  place: string;
}

/** A card of a prisoner's hand. */
export interface CocardePooled {
  type: "pooled";
  rule: string;
  seat: number;
  target: number;
  card: string | null;
}

export interface CocardeProtected {
  type: "protected";
  rule: string;
  seat: number;
  card: string;
  place: string;
}

export interface CocardeRedealt {
  type: "redealt";
  rule: string;
  seat: number;
  target: number;
  card: string | null;
}

export interface CocardeRerolled {
  type: "rerolled";
  rule: string;
  seat: number;
}

export interface CocardeReshuffled {
  type: "reshuffled";
  rule: string;
  cards: number;
}

export interface CocardeRolled {
  type: "rolled";
  rule: string;
  seat: number;
  dice: [string, string];
}

/** A round begins. */
export interface CocardeRound {
  type: "round";
  rule: string;
  number: number;
}

/** A certificate goes from the target to the seat. */
export interface CocardeSearched {
  type: "searched";
  rule: string;
  seat: number;
  target: number;
}

/** A player executes the square that was reached. */
export interface CocardeSentenced {
  type: "sentenced";
  rule: string;
  seat: number;
  place: string;
  concerned: boolean;
}

/** A card of a marking is discarded. */
export interface CocardeShed {
  type: "shed";
  rule: string;
  seat: number;
  card: string;
}

/** A turn is skipped. */
export interface CocardeSkipped {
  type: "skipped";
  rule: string;
  seat: number;
  turn: number;
}

/** The roller's pawn does not move; `why` says what holds it. */
export interface CocardeStayed {
  type: "stayed";
  rule: string;
  seat: number;
  why: string;
}

/** A card of another hand, at random. */
export interface CocardeStole {
  type: "stole";
  rule: string;
  seat: number;
  target: number;
  card: string | null;
}

/** An attack without a defence. */
export interface CocardeStruck {
  type: "struck";
  rule: string;
  seat: number;
  target: number;
  card: string;
}

/** Books for trees. */
export interface CocardeTraded {
  type: "traded";
  rule: string;
  seat: number;
  books: number;
}

/** All that a seat may know of a position. */
export interface CocardeView {
  game: "cocarde";
  seat: number;
  seats: number;
  over: boolean;
  turns: number;
  ranks: number[];
  talk: Line[];
  pledges: Pledge[];
  options: Record<string, Value>;
  round: number;
  active: number | null;
  places: string[];
  roles: string[];
  figures: string[];
  hands: (string[] | number)[];
  known: string[][];
  trees: number[];
  certificates: number[];
  skip: number[];
  wait: number[];
  tavern: number[];
  salon: number[];
  restart: number[];
  draw_pile_size: number;
  draw_pile: string[] | null;
  discard_pile: string[];
  cancelled: number[];
  tree_stock: number;
  certificate_stock: number;
  acted: boolean;
  dice: [string, string] | null;
  arrived: boolean;
  rerolled: boolean;
  pool: string[] | number;
  moment: "action" | "alms" | "books49" | "defend" | "discard" | "end" | "give" | "guilty" | "pass" | "protect" | "redistribute" | "steal" | null;
  pending: CocardePending | null;
  ahead: CocardeDue[];
  history: CocardeEvent[];
}

export interface CocardeWaits {
  type: "waits";
  rule: string;
  seat: number;
}

/** With the most certificates; where others have as many, all of them and how far each is on the track. */
export interface CocardeWon {
  type: "won";
  rule: string;
  seat: number;
  certificates: number;
  tied: number[];
  squares: number[];
}

export interface CocardeWounded {
  type: "wounded";
  rule: string;
  seat: number;
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
  pledges: Pledge[];
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

export interface ConventionAnswered {
  type: "answered";
  rule: string;
  seat: number;
  faction: string;
  asked: string;
  answer: string;
  right: string;
}

export interface ConventionAssigned {
  type: "assigned";
  rule: string;
  seat: number;
  faction: string;
  card: string;
  deputy: string;
}

/** A card and whom it is for; nobody yet is None. */
export interface ConventionAssignment {
  card: string;
  deputy: string | null;
}

/** A round. */
export interface ConventionBegan {
  type: "began";
  rule: string;
  seat: number;
  faction: string;
  round: number;
}

export interface ConventionCancelled {
  type: "cancelled";
  rule: string;
  deputy: string;
}

/** What became of a Motion. */
export interface ConventionCarried {
  type: "carried";
  rule: string;
  deputy: string;
  yes: number;
  present: number;
  result: string;
}

/** A ballot that is sealed: the own ones only. */
export interface ConventionCast {
  faction: string;
  vote: string;
}

/** A denunciation of the batch that is open. */
export interface ConventionCharge {
  deputy: string;
  supported: boolean;
}

/** Who chooses a faction first. */
export interface ConventionChooser {
  type: "chooser";
  rule: string;
  seat: number;
}

export interface ConventionConfirmed {
  type: "confirmed";
  rule: string;
  deputy: string;
}

export interface ConventionDefended {
  type: "defended";
  rule: string;
  seat: number;
  faction: string;
  card: string;
  deputy: string;
}

export interface ConventionDenounced {
  type: "denounced";
  rule: string;
  seat: number | null;
  faction: string | null;
  deputy: string;
  how: string;
}

/** A figurine, and its row on the sheet of popularity. */
export interface ConventionDeputy {
  name: string;
  faction: string;
  post: string;
  square: string;
  popularity: number;
  moved: boolean;
  elected: boolean;
  ledger: number[];
}

/** The die of a denunciation: confirmed up to the limit. */
export interface ConventionDie {
  type: "die";
  rule: string;
  deputy: string;
  die: number;
  limit: number;
}

export interface ConventionDied {
  type: "died";
  rule: string;
  deputy: string;
  cause: string;
}

export interface ConventionDissolution {
  type: "dissolution";
  rule: string;
  yes: number;
  present: number;
  result: string;
}

export interface ConventionDrew {
  type: "drew";
  rule: string;
  seat: number;
  faction: string;
  card: string | null;
  pack: string;
}

/** Something that the rules will do, and what about it is known to all. */
export interface ConventionDue {
  what: string;
  facts: Record<string, string | number | Argument[]>;
}

/** A round is over, and the ledger written. */
export interface ConventionEnded {
  type: "ended";
  rule: string;
  round: number;
}

export type ConventionEvent =
  | ConventionChooser
  | ConventionTook
  | ConventionUnused
  | ConventionThrew
  | ConventionBegan
  | ConventionPhase
  | ConventionMoved
  | ConventionPassed
  | ConventionReporter
  | ConventionVoted
  | ConventionReported
  | ConventionPopularity
  | ConventionDenounced
  | ConventionSupported
  | ConventionProposed
  | ConventionDissolution
  | ConventionMotion
  | ConventionCarried
  | ConventionDie
  | ConventionQuestion
  | ConventionAnswered
  | ConventionConfirmed
  | ConventionCancelled
  | ConventionWent
  | ConventionFled
  | ConventionHelped
  | ConventionStoodTrial
  | ConventionJudged
  | ConventionDied
  | ConventionOut
  | ConventionDrew
  | ConventionRejected
  | ConventionAssigned
  | ConventionJoined
  | ConventionStayed
  | ConventionPicked
  | ConventionLaidAside
  | ConventionPraised
  | ConventionVoid
  | ConventionReplaced
  | ConventionLapsed
  | ConventionSpoke
  | ConventionPlayed
  | ConventionReturned
  | ConventionDefended
  | ConventionPurged
  | ConventionShowed
  | ConventionTried
  | ConventionSought
  | ConventionGaveUp
  | ConventionEnded
  | ConventionWon;

export interface ConventionFled {
  type: "fled";
  rule: string;
  seat: number;
  deputy: string;
}

export interface ConventionGaveUp {
  type: "gave_up";
  rule: string;
  seat: number;
  deputy: string;
}

export interface ConventionHelped {
  type: "helped";
  rule: string;
  seat: number;
  deputy: string;
  accomplice: string;
}

export interface ConventionJoined {
  type: "joined";
  rule: string;
  seat: number;
  deputy: string;
  partner: string | null;
}

export interface ConventionJudged {
  type: "judged";
  rule: string;
  deputy: string;
  yes: number;
  no: number;
  result: string;
}

export interface ConventionLaidAside {
  type: "laid_aside";
  rule: string;
  seat: number;
  faction: string;
  card: string | null;
}

export interface ConventionLapsed {
  type: "lapsed";
  rule: string;
  seat: number;
  faction: string;
  card: string;
}

export interface ConventionMotion {
  type: "motion";
  rule: string;
  seat: number;
  faction: string;
  deputy: string;
}

export interface ConventionMoved {
  type: "moved";
  rule: string;
  seat: number;
  faction: string;
  deputy: string;
  left: string;
  post: string;
}

/** A faction without living deputies. */
export interface ConventionOut {
  type: "out";
  rule: string;
  seat: number;
  faction: string;
}

/** A pack: cards in an order that nobody knows, and under them those that came back. */
export interface ConventionPack {
  unknown: number;
  returned: (string | null)[];
  bag: string[] | null;
}

export interface ConventionPassed {
  type: "passed";
  rule: string;
  seat: number;
  faction: string;
  what: string;
}

/** What is asked, of whom, and for which faction if one alone is asked. */
export interface ConventionPending {
  kind: "agenda" | "answer" | "club_assign" | "club_delayed" | "club_order" | "club_target" | "defence" | "dissolve_propose" | "dissolve_vote" | "faction" | "flight_attempt" | "joint" | "mission_card" | "mission_deputy" | "mission_reject" | "motion_propose" | "motion_vote" | "move" | "orders" | "praise" | "prison_attempt" | "report_choose" | "report_vote" | "summons" | "surrender" | "trial_vote" | "triumph";
  seats: number[];
  faction: string | null;
}

export interface ConventionPhase {
  type: "phase";
  rule: string;
  phase: string;
}

export interface ConventionPicked {
  type: "picked";
  rule: string;
  seat: number;
  faction: string;
  card: string;
}

export interface ConventionPlayed {
  type: "played";
  rule: string;
  seat: number;
  faction: string;
  card: string;
}

export interface ConventionPopularity {
  type: "popularity";
  rule: string;
  deputy: string;
  change: number;
  reason: string;
}

export interface ConventionPraised {
  type: "praised";
  rule: string;
  seat: number;
  deputy: string;
  colleague: string;
}

/** Dissolution. */
export interface ConventionProposed {
  type: "proposed";
  rule: string;
  seat: number;
  faction: string;
}

export interface ConventionPurged {
  type: "purged";
  rule: string;
  seat: number;
  deputy: string;
  die: number;
}

export interface ConventionQuestion {
  type: "question";
  rule: string;
  deputy: string;
  asked: string;
}

export interface ConventionRejected {
  type: "rejected";
  rule: string;
  seat: number;
  faction: string;
  card: string | null;
}

export interface ConventionReplaced {
  type: "replaced";
  rule: string;
  seat: number;
  faction: string;
  card: string;
  why: string;
}

export interface ConventionReported {
  type: "reported";
  rule: string;
  deputy: string;
  yes: number;
  no: number;
  result: string;
}

export interface ConventionReporter {
  type: "reporter";
  rule: string;
  seat: number;
  faction: string;
  deputy: string;
}

/** A delayed card goes back unused. */
export interface ConventionReturned {
  type: "returned";
  rule: string;
  seat: number;
  faction: string;
  card: string | null;
}

/** A held card is shown; those it is not shown to notice nothing. */
export interface ConventionShowed {
  type: "showed";
  rule: string;
  seat: number;
  faction: string;
  card: string;
  target: number | null;
}

export interface ConventionSought {
  type: "sought";
  rule: string;
  deputy: string;
  die: number;
}

/** A card is assigned to a speaker at the Club. */
export interface ConventionSpoke {
  type: "spoke";
  rule: string;
  seat: number;
  faction: string;
  card: string;
  deputy: string;
}

export interface ConventionStayed {
  type: "stayed";
  rule: string;
  seat: number;
  deputy: string;
}

export interface ConventionStoodTrial {
  type: "stood_trial";
  rule: string;
  seat: number;
  deputy: string;
}

export interface ConventionSupported {
  type: "supported";
  rule: string;
  seat: number;
  faction: string;
  deputy: string;
}

/** The die that says who begins. */
export interface ConventionThrew {
  type: "threw";
  rule: string;
  seat: number;
  die: number;
}

export interface ConventionTook {
  type: "took";
  rule: string;
  seat: number;
  faction: string;
}

/** An attempt at rehabilitation: die + bonus against what it takes. */
export interface ConventionTried {
  type: "tried";
  rule: string;
  deputy: string;
  place: string;
  die: number;
  bonus: number;
  enough: number;
}

export interface ConventionUnused {
  type: "unused";
  rule: string;
  faction: string;
}

/** All that a seat may know of a position. */
export interface ConventionView {
  game: "convention";
  seat: number;
  seats: number;
  over: boolean;
  turns: number;
  ranks: number[];
  talk: Line[];
  pledges: Pledge[];
  options: Record<string, Value>;
  round: number;
  phase: string;
  first: string | null;
  circle: string[];
  owners: (number | null)[];
  deputies: ConventionDeputy[];
  dissolved: boolean;
  charges: ConventionCharge[];
  named: string[];
  passed: string[];
  newcomers: string[];
  tried: string[];
  bonus: number[];
  drawn: (string | null)[];
  assigned: ConventionAssignment[];
  rejected: string | null;
  revealed: boolean;
  hands: ((string | null)[])[];
  mission_pack: ConventionPack;
  jacobins_pack: ConventionPack;
  asked: string | null;
  ballots: ConventionCast[];
  totals: number[];
  popularity: number[];
  defending: boolean;
  pending: ConventionPending | null;
  ahead: ConventionDue[];
  history: ConventionEvent[];
}

/** A card without effect. */
export interface ConventionVoid {
  type: "void";
  rule: string;
  seat: number;
  faction: string;
  card: string;
}

/** One ballot, when all are opened. */
export interface ConventionVoted {
  type: "voted";
  rule: string;
  seat: number;
  faction: string;
  yes: number;
  no: number;
}

/** A forced move, or off the Report square. */
export interface ConventionWent {
  type: "went";
  rule: string;
  deputy: string;
  post: string;
  why: string;
}

/** With most deputies re-elected; where others have as many, all of them and the PP of each. */
export interface ConventionWon {
  type: "won";
  rule: string;
  seat: number;
  elected: number;
  popularity: number;
  factions: string[];
  deputies: number;
  tied: number[];
  points: number[];
  shared: number[];
}

/** A pledge that this viewer may know of: its own, and everybody's when the game is over. */
export interface Deal {
  by: number;
  to: number;
  number: number;
  until: number;
  standing: PledgeStanding;
  status: string;
  gives: Clause;
  returns: Clause | null;
  sentence: string;
  term: string;
  why: string;
  answer: string;
}

/** A deed that may be promised now. A promise of it takes one value of each row. */
export interface DeedForm {
  deed: string;
  label: string;
  about: PromiseValue[];
  how: PromiseValue[];
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

/** Totals are compared as the counts of a college are: everybody's, who is out for a tie, who is left. */
export interface DruideElected {
  type: "elected";
  rule: string;
  seat: number;
  total: number;
  totals: number[];
  tied: number[];
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

/** The colleges that a move would change, as everybody would see them. */
export interface DruideForeseenColleges {
  places: number[];
  colleges: DruideCollegeView[];
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
  totals: number[];
  tied: number[];
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
  pledges: Pledge[];
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
  history: DruideEvent[];
}

/** Speak from the gallery, under this name. */
export interface EnterGallery {
  name: string;
  language: string;
}

export type Eyes = "mine" | "open" | "public";

/** All that the viewer may know now. Versions count per viewer, so private steps leave no gap. */
export interface Frame {
  t: "frame";
  version: number;
  seat: number;
  host: boolean;
  gallery: string;
  room: RoomView;
  scene: Scene | null;
  asked: Asked | null;
  asides: Offer[];
  sealed: string;
  order: Standing;
  holds: boolean;
  thinking: number[];
  rest: boolean;
  clock: Clock | null;
  talking: Talking | null;
  since: number;
  told: Told[];
  heard: number;
  talk: Heard[];
  deals: Deal[];
}

export type FromClient = Hello | Answer | Say | Propose | Respond | Ready | Stand;

export type FromServer = Frame | Refused;

/** The token that this browser keeps: with it one watches as before, and may talk to all. */
export interface GalleryEntered {
  room: string;
  token: string;
}

/** A game of the house, for the lobby and for the form of a room. */
export interface GameCard {
  game: string;
  title: string;
  fewest: number;
  most: number;
  usual: number;
  minutes: number;
  package: string;
  guide: boolean;
  lessons: string[];
  options: OptionCard[];
  levels: LevelCard[];
  tempos: TempoCard[];
}

/** A part of a guide; its anchor is the same in every language. */
export interface GuidePart {
  anchor: string;
  title: string;
  passages: Passage[];
}

/** How to play a game, for a reader who has never seen it. */
export interface GuideText {
  title: string;
  lead: Passage[];
  parts: GuidePart[];
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

/** Something that the rules will do, and what about it is known to all. */
export interface GuillotineDue {
  what: string;
  facts: Record<string, string | number | Argument[]>;
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
  pledges: Pledge[];
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
  ahead: GuillotineDue[];
  history: GuillotineEvent[];
}

export interface GuillotineWentBack {
  type: "went_back";
  rule: string;
  seat: number;
  noble: string;
}

/** With the highest total; where others have it too, all of them, who share the victory. */
export interface GuillotineWon {
  type: "won";
  rule: string;
  seat: number;
  total: number;
  tied: number[];
}

/** Let a bot of this level answer for a seat. */
export interface HandOver {
  level: string;
}

/** Something said. A quick phrase is in the reader's language. */
export interface Heard {
  place: number;
  speaker: number;
  name: string;
  to: number[];
  text: string;
  phrase: string;
  gallery: boolean;
}

/** What a seat really hid at a moment. */
export interface Held {
  seat: number;
  name: string;
  texts: string[];
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
  hunches: Hunch[];
  prospects: Prospect[];
  fear: string;
}

/** What a bot believes of another seat, in percent: that it holds a card, or is of a type. */
export interface Hunch {
  seat: number;
  name: string;
  text: string;
  percent: number;
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

/** Somebody new asks for a seat of a running game; one no, or a minute's silence, is a no. */
export interface Knock {
  seat: number;
  name: string;
  asked: number[];
}

/** All that a view says beyond what every view says. */
export interface Laid {
  title: string;
  package: string;
  version: string;
  rows: LaidGroup[];
  columns: LaidColumn[];
  lists: LaidGroup[];
  mine: LaidGroup[];
  orders: Record<string, string>;
}

/** A field that has something for every seat. */
export interface LaidColumn {
  key: string;
  label: string;
  made: boolean;
  number: boolean;
  cells: LaidMark[][];
}

/** A field of the view: its label, and what is in it. */
export interface LaidGroup {
  key: string;
  label: string;
  made: boolean;
  marks: LaidMark[];
}

/** One thing as it is shown: a text, a seat with or without a text, a piece. */
export interface LaidMark {
  text: string;
  seat: number;
  piece: boolean;
  made: boolean;
  name: string;
}

/** A lesson in the list of a game. */
export interface LessonCard {
  id: string;
  number: number;
  title: string;
  minutes: number;
  whole: boolean;
}

/** One thing after the other: what happened, and the position then. */
export interface LessonMoment {
  told: Told[];
  scene: Scene;
  said: LessonSaid[];
}

/** What another answer would have brought. To see it, send it in place of the last one. */
export interface LessonOther {
  text: string;
  label: string;
  sentence: string;
  rule: string;
}

/** What came of the last answer. If it was not the lesson's, all that followed has been taken back. */
export interface LessonOutcome {
  step: number;
  text: string;
  label: string;
  right: boolean;
  sentence: string;
  rule: string;
  why: string;
  moments: LessonMoment[];
  others: LessonOther[];
}

/** A fact that a numbered mark ties to a piece. */
export interface LessonPoint {
  number: number;
  sentence: string;
  mark: string;
}

/** What an automaton of a whole game tells of an answer that is past. */
export interface LessonSaid {
  seat: number;
  sentence: string;
}

/** A lesson as far as it was played, from the learner's seat. */
export interface LessonView {
  game: string;
  card: LessonCard;
  lessons: number;
  next: string;
  rule: string;
  rule_number: string;
  step: number;
  steps: number;
  points: LessonPoint[];
  task: string;
  why: string;
  why_rule: string;
  tried: string[];
  answers: string[];
  outcome: LessonOutcome | null;
  lead: LessonMoment[];
  seat: number;
  chairs: Chair[];
  options: Record<string, Value>;
  scene: Scene;
  asked: Asked | null;
  over: boolean;
}

/** A level of bots that people may choose. */
export interface LevelCard {
  level: string;
  label: string;
  description: string;
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
  damaged: boolean;
}

export type Mark = "broken" | "kept" | "open" | "void";

export type Message = Answer | Say | Propose | Respond | Ready | Stand;

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
  invitation: Invitation;
}

/** A move that is open. Choices of one `key` differ by what is in `arguments`: a target, a card. */
export interface Offer {
  text: string;
  key: string;
  arguments: Record<string, Argument>;
  label: string;
  title: string;
  detail: string;
  gain: string;
  cost: string;
  consequence: string;
  aimed: string;
  tone: Tone;
  shortcut: string;
  number: number;
  foreseen: AnyForeseen | null;
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
  unit: string;
}

/** A value that an option takes, and its words. */
export interface OptionValue {
  value: Value;
  label: string;
  seat: number;
}

/** What stands between two empty lines. A table begins with its head. */
export interface Passage {
  kind: "beside" | "figure" | "heading" | "list" | "steps" | "table" | "text";
  lines: PassageLine[];
  name: string;
  start: number;
}

/** A paragraph, an item of a list, a row of a table. Its texts are Markdown of one line. */
export interface PassageLine {
  cells: string[];
  rules: string[];
  inner: string[];
}

/** A quick phrase: said by its key, read by everybody in their own language. */
export interface Phrase {
  key: string;
  text: string;
}

/** All that the learner has answered so far in this lesson, in order, wrong turns included. */
export interface PlayLesson {
  answers?: string[];
  name?: string;
}

/** An offer, what became of it, and how each side kept its word. */
export interface Pledge {
  by: number;
  to: number;
  number: number;
  made: number;
  until: number;
  promise: Promise;
  in_return: Promise | null;
  standing: PledgeStanding;
  marks: [Mark, Mark];
  forced: [boolean, boolean];
  why: string;
  answer: string;
}

/** What a seat may offer another, what it may want in return, and until when. */
export interface PledgeForm {
  gives: DeedForm[];
  wants: DeedForm[];
  terms: PledgeTerm[];
}

export type PledgeStanding = "accepted" | "lapsed" | "offered" | "refused" | "withdrawn";

/** For how long a pledge may hold. */
export interface PledgeTerm {
  until: number;
  label: string;
}

/** A deed, in the words of the game: `vote_trial`, about `brissot`, and how: `non`. */
export interface Promise {
  deed: string;
  about: string;
  how: string;
}

/** Something that a promise may be about, or a way of doing it; empty if there is only one. */
export interface PromiseValue {
  value: string;
  label: string;
}

/** Promise another player something in writing, and perhaps want something in return. */
export interface Propose {
  t: "propose";
  to: number;
  promise: Promise;
  in_return?: Promise | null;
  until?: number;
}

/** What a move promises: a share of the win, in percent. */
export interface Prospect {
  text: string;
  percent: number;
}

/** Need no more time to talk before the question of this version. */
export interface Ready {
  t: "ready";
  version: number;
}

/** Why not: a code, the rule or the field, and the sentence in the reader's language. */
export interface Refused {
  t: "refused";
  code: string;
  rule: string;
  sentence: string;
}

/** An answer that cost its seat something, by what the seat could know. */
export interface Regret {
  place: number;
  question: string;
  rule: string;
  answer: string;
  better: string;
  why: string;
  cost: number;
  margin: number;
  hunches: Hunch[];
  truth: Held[];
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
  deals: Deal[];
}

/** One step that these eyes saw: what happened, and the position after it. */
export interface ReplayStep {
  place: number;
  told: Told[];
  scene: Scene;
  turn: number;
  cut: number;
  fallen: string[];
}

export type Reply = "accepted" | "refused" | "withdrawn";

/** Accept or refuse what one was offered, or withdraw one's own offer. */
export interface Respond {
  t: "respond";
  by: number;
  to: number;
  number: number;
  reply: Reply;
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
  pledges: boolean;
  rules: boolean;
  settings: Settings;
  chairs: Chair[];
  host: number;
  commitment: string;
  begun: boolean;
  paused: boolean;
  rushed: boolean;
  over: boolean;
  closed: boolean;
  watching: number;
  next: string;
  branch: boolean;
  knock: Knock | null;
}

/** A numbered rule, under the heading of its part. */
export interface RuleText {
  number: string;
  part: string;
  passages: Passage[];
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
  laid: Laid | null;
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
  gallery: boolean | null;
  hints: boolean | null;
  decision_ms: number | null;
  absence_ms: number | null;
  absence_level: string;
  tempo: Tempo | null;
  pace: "at_once" | "brisk" | "calm" | "";
}

/** A notable move that is not open, and why. */
export interface Shut {
  text: string;
  key: string;
  arguments: Record<string, Argument>;
  title: string;
  cost: string;
  reason: string;
  rule: string;
}

/** Give a standing order, or take it back. */
export interface Stand {
  t: "stand";
  order: string;
  only?: Record<string, Argument>;
}

/** A standing order, and what it is narrowed to. */
export interface Standing {
  order: string;
  only: Record<string, Argument>;
}

/** Sit down. With the host's token in the header, the host does. */
export interface TakeSeat {
  name: string;
  language: string;
  emblem?: number;
  nonce?: string;
  machine?: boolean;
}

/** A page of what was said: a frame brings the last of it only. */
export interface Talk {
  heard: number;
  lines: Heard[];
}

/** There is time to talk before the question that is open, until the clock or everybody says otherwise. */
export interface Talking {
  ready: number[];
  awaited: number[];
  sentence: string;
}

export type Tempo = "live" | "unhurried";

/** How a room may be played, as its host is asked once: what to arrange for it. */
export interface TempoCard {
  tempo: Tempo;
  label: string;
  description: string;
  options: Record<string, Value>;
  settings: Record<string, Value>;
}

/** Something that happened, and its sentence. */
export interface Told {
  event: AnyEvent;
  sentence: string;
  beat: boolean;
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

/** A word of the record that changed who was winning. */
export interface Turning {
  place: number;
  seat: number;
  kind: Cause;
  swing: number[];
  text: string;
}

export type Value = string | number | boolean | null;
