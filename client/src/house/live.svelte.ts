/** One socket to one room: what the viewer may know now, and what they say back. */
import { mergeDeals } from './deals';
import type { Answer, Frame, FromClient, FromServer, Hello, Propose, Refused, Respond, Say, Stand } from '../wire';

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

const WAITS = [1, 2, 3, 5, 8, 13]; // seconds before the first, second… new try; the last one for good

const SENT_AWAY = 1008; // the close code after a refusal for good
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
  sent = $state.raw<Answer | null>(null); // an answer that is not acknowledged yet
  tries = $state.raw(0); // that failed since the line was last open
  shut = $state.raw<Refused | null>(null); // why the house does not let this viewer in at all

  #line: Line | null = null;
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
    this.refusal = null;
    return this.#send({ t: 'say', ...say });
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
    this.#line.send(JSON.stringify(message));
    return true;
  }

  #open(afresh = false): void {
    this.connection = 'trying';
    const line = this.opener(this.room);
    this.#line = line;
    line.onopen = () => {
      const had = afresh ? null : this.frame;
      const since = had ? had.since + had.told.length : 0;
      const heard = had ? had.heard + had.talk.length : 0;
      const hello: Hello = { t: 'hello', token: this.token, language: this.language, since, heard };
      line.send(JSON.stringify(hello));
    };
    line.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    line.onclose = (closed) => {
      if (this.#line !== line || this.#left) return;
      if (closed.code === SENT_AWAY && this.refusal && this.refusal.code !== TOO_FAST) {
        this.connection = 'lost';
        this.shut = this.refusal;
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
    this.#open(true);
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
      this.refusal = message;
      this.sent = null;
      return;
    }
    const merged = merge(this.frame, message);
    if (!merged) {
      this.#again();
      return;
    }
    const back = this.connection !== 'open';
    this.connection = 'open';
    this.tries = 0;
    this.retry = 0;
    this.received = performance.now();
    this.frame = merged;
    if (this.sent && (this.sent.version !== merged.version || merged.sealed)) this.sent = null;
    if (this.sent && back) this.#send(this.sent);
  }
}

/** What was had already and what came, as one; null if something is missing between them. */
export function merge(had: Frame | null, came: Frame): Frame | null {
  if (came.since === 0 && came.heard === 0) return came;
  if (!had) return null;
  const told = came.since - had.since;
  const talk = came.heard - had.heard;
  if (told < 0 || talk < 0 || told > had.told.length || talk > had.talk.length) return null;
  return {
    ...came,
    since: had.since,
    told: [...had.told.slice(0, told), ...came.told],
    heard: had.heard,
    talk: [...had.talk.slice(0, talk), ...came.talk],
    deals: mergeDeals(had.deals, came.deals),
  };
}
