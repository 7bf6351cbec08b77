// Two seats of one table. Each moves as soon as it may; a move counts when the other seat has seen it.

import { performance } from "node:perf_hooks";

/** What a whole run has come to. */
export class Tally {
  measuring = false;
  latencies = []; // milliseconds, of the moves seen while measuring
  moves = 0; // from the beginning
  games = 0;
  refused = [];
  stranded = 0; // pairs that have no table left
}

export class Pair {
  #sent = null; // the move that the other seat has not seen: whose, after how many events, when
  #next = null; // what the same seat will do once it is seen
  #over = new Set();
  #started;
  #done;

  constructor(tally) {
    this.tally = tally;
    this.leave = [];
    this.started = new Promise((resolve) => (this.#started = resolve));
    this.done = new Promise((resolve) => (this.#done = resolve));
  }

  start() {
    this.#started();
  }

  /** A seat that has been shown so many events is the only one asked. */
  async move(seat, events, send) {
    await this.started;
    if (this.#sent) this.#next = () => this.move(seat, events, send);
    else {
      this.#sent = { seat, events, at: performance.now() };
      send();
    }
  }

  /** A seat answers together with the other; neither sees that before both have, so it is not timed. */
  async seal(send) {
    await this.started;
    send();
  }

  /** A seat has been shown so many events by now. */
  shown(seat, events) {
    if (!this.#sent || this.#sent.seat === seat || events <= this.#sent.events) return;
    this.tally.moves += 1;
    if (this.tally.measuring) this.tally.latencies.push(performance.now() - this.#sent.at);
    this.#sent = null;
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /** A seat has been shown the end; when both have, they leave. */
  end(seat) {
    this.#over.add(seat);
    if (this.#over.size < 2) return;
    this.tally.games += 1;
    this.leave.forEach((leave) => leave());
    this.#done();
  }
}
