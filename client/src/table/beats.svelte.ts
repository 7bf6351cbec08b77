/** Beats: what deserves a moment of its own gets it, one after the other. Nothing waits for them. */
import { Newest } from '../games/newest';
import type { Told } from '../wire';

export const BEAT = 600; // milliseconds
const TOO_MANY = 4; // at once: only the last is shown

export class Beats {
  now = $state.raw<Told | null>(null);
  #newest: Newest<Told>;
  #next: Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(told: Told[]) {
    this.#newest = new Newest(told);
  }

  /** What happened, all of it. `elsewhere`: types of events that are shown on the board. */
  heed(told: Told[], elsewhere: readonly string[], still: boolean): void {
    const fresh = this.#newest.since(told).filter((one) => one.beat && !elsewhere.includes(one.event.type));
    if (still) return this.stop();
    this.#next.push(...(fresh.length < TOO_MANY ? fresh : fresh.slice(-1)));
    if (!this.now) this.#show();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#next = [];
    this.now = null;
  }

  #show(): void {
    this.now = this.#next.shift() ?? null;
    if (this.now) this.#timer = setTimeout(() => this.#show(), BEAT);
  }
}
