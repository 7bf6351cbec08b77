/** One socket to one room: what the viewer may know now, and what they say back. */
import { mergeDeals } from './deals';
import type {
  Answer,
  Asked,
  Frame,
  FromClient,
  FromServer,
  Hello,
  Propose,
  Refused,
  Respond,
  Say,
  Stand,
  Talk,
} from '../wire';

export type Connection = 'open' | 'trying' | 'lost';

/** What Live needs of a socket; a WebSocket is one. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Opener = (room: string) => Line;

const WAITS = [1, 2, 3, 4]; // seconds before the first, second… new try; the last one for good

const SENT_AWAY = 1008; // the close code after a refusal for good; after any other one comes back
const TOO_FAST = 'too_fast'; // the one after which coming back later helps

function dial(room: string): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/rooms/${encodeURIComponent(room)}/socket`);
}

export class Live {
  frame = $state.raw<Frame | null>(null); // merged: everything told and said so far
  received = $state.raw(0); // when the newest frame came, in the browser's milliseconds
  connection = $state.raw<Connection>('trying');
  retry = $state.raw(0); // seconds to the next try, while it is lost
  refusal = $state.raw<Refused | null>(null); // the last one, until the next act
  unsaid = $state.raw<Refused | null>(null); // why the last line was not heard, until the next one
  sent = $state.raw<Answer | null>(null); // an answer that is not acknowledged yet
  posed = $state.raw(-Infinity); // when the question that stands took the place of what was there before
  tries = $state.raw(0); // that failed since the line was last open
  shut = $state.raw<Refused | null>(null); // why the house does not let this viewer in at all

  #line: Line | null = null;
  #afresh = true; // the next frame is the first of all, whatever was had
  #spoken = ''; // the language of the frame
  #sent: FromClient['t'] = 'hello'; // what a refusal is about
  #refused: Refused | null = null; // since the last frame: why the line is closed, if it is
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly room: string,
    readonly token: string,
    private language: string,
    private readonly opener: Opener = dial,
  ) {
    this.#open();
  }

  get seat(): number {
    return this.frame?.seat ?? -1;
  }

  answer(text: string): void {
    if (!this.frame || this.sent || this.connection !== 'open') return;
    this.refusal = null;
    this.sent = { t: 'answer', text, version: this.frame.version };
    this.#send(this.sent);
  }

  say(say: Omit<Say, 't'>): boolean {
    this.unsaid = null;
    return this.#send({ t: 'say', ...say });
  }

  /** Put a page of what was said earlier before what is there, unless it has come already. */
  recall(page: Talk): void {
    if (!this.frame || page.heard + page.lines.length !== this.frame.heard) return;
    this.frame = { ...this.frame, heard: page.heard, talk: [...page.lines, ...this.frame.talk] };
  }

  /** Offer somebody a pledge. */
  propose(offer: Omit<Propose, 't'>): boolean {
    this.refusal = null;
    return this.#send({ t: 'propose', ...offer });
  }

  /** Answer an offer, or withdraw one's own. */
  respond(answer: Omit<Respond, 't'>): void {
    this.refusal = null;
    this.#send({ t: 'respond', ...answer });
  }

  /** Need no more time to talk. */
  ready(): void {
    if (!this.frame) return;
    this.refusal = null;
    this.#send({ t: 'ready', version: this.frame.version });
  }

  stand(stand: Omit<Stand, 't'>): void {
    this.refusal = null;
    this.#send({ t: 'stand', ...stand });
  }

  /** Hear everything again in another language. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.#again();
  }

  /** Try now instead of waiting. */
  hurry(): void {
    if (this.connection !== 'lost' || this.#left || this.shut) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  /** Hang up for good. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#drop();
  }

  #send(message: FromClient): boolean {
    if (this.connection !== 'open' || !this.#line) return false;
    this.#sent = message.t;
    this.#line.send(JSON.stringify(message));
    return true;
  }

  #open(): void {
    this.connection = 'trying';
    const line = this.opener(this.room);
    this.#line = line;
    line.onopen = () => {
      const had = this.#afresh ? null : this.frame;
      const since = had ? had.since + had.told.length : 0;
      const heard = had ? had.heard + had.talk.length : 0;
      const hello: Hello = { t: 'hello', token: this.token, language: this.language, since, heard };
      this.#sent = 'hello';
      line.send(JSON.stringify(hello));
    };
    line.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    line.onclose = (closed) => {
      if (this.#line !== line || this.#left) return;
      if (closed.code === SENT_AWAY && this.#refused && this.#refused.code !== TOO_FAST) {
        this.connection = 'lost';
        this.shut = this.#refused;
      } else this.#wait();
    };
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#afresh = true;
    this.#open();
  }

  #wait(): void {
    this.connection = 'lost';
    this.retry = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 1;
    this.tries += 1;
    const tick = () => {
      this.retry -= 1;
      if (this.retry > 0) this.#timer = setTimeout(tick, 1000);
      else this.#open();
    };
    this.#timer = setTimeout(tick, 1000);
  }

  #hear(message: FromServer): void {
    if (message.t === 'refused') {
      this.#refused = message;
      if (this.#sent === 'say') this.unsaid = message;
      else this.refusal = message;
      this.sent = null;
      return;
    }
    const merged = merge(this.#afresh ? null : this.frame, message);
    if (!merged) {
      this.#again();
      return;
    }
    this.#afresh = false;
    this.#refused = null;
    const back = this.connection !== 'open';
    this.connection = 'open';
    this.tries = 0;
    this.retry = 0;
    this.received = performance.now();
    const answered = this.sent && (this.sent.version !== merged.version || merged.sealed);
    const same = sameQuestion(this.frame?.asked ?? null, merged.asked, this.#spoken === this.language);
    if (this.frame && (answered || !same)) this.posed = this.received;
    this.#spoken = this.language;
    this.frame = merged;
    if (answered) this.sent = null;
    if (this.sent && back) this.#send(this.sent);
  }
}

/** What is asked and what is offered, the same in every language. */
export function signature(asked: Asked): string {
  return JSON.stringify([asked.kind, asked.rule, asked.offers.map((offer) => offer.text)]);
}

/** Two questions are the same if they ask the same and offer the same: whose claim is doubted now, the sentence alone
 * says, as long as both are in one language. */
function sameQuestion(had: Asked | null, came: Asked | null, alike: boolean): boolean {
  if (!had || !came) return had === came;
  return signature(had) === signature(came) && (!alike || had.sentence === came.sentence);
}

/** What was had already and what came, as one; null if something that happened is missing between them. Of what was
 * said, earlier lines may be missing: they are fetched when somebody wants to read them. */
export function merge(had: Frame | null, came: Frame): Frame | null {
  if (!had) return came.since === 0 ? came : null;
  const told = came.since - had.since;
  if (told < 0 || told > had.told.length) return null;
  const said = came.heard - had.heard;
  const whole = said >= 0 && said <= had.talk.length;
  return {
    ...came,
    since: had.since,
    told: [...had.told.slice(0, told), ...came.told],
    heard: whole ? had.heard : came.heard,
    talk: whole ? [...had.talk.slice(0, said), ...came.talk] : came.talk,
    deals: mergeDeals(had.deals, came.deals),
  };
}
