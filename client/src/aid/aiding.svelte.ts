/** The player's aid of a room, fetched in the reader's language for the seats and options that it has. */
import { untrack } from 'svelte';

import { gameAid, seeAid } from '../house/api';
import { me } from '../house/me.svelte';
import type { Aid, RoomView } from '../wire';

export class Aiding {
  given = $state.raw<Aid | null>(null);
  readonly #room: () => RoomView | undefined;

  constructor(room: () => RoomView | undefined) {
    this.#room = room;
    const wanted = $derived.by(() => {
      const here = this.#room();
      return here ? JSON.stringify([here.room, here.seats, here.options, me.language]) : '';
    });
    $effect(() => {
      const asked = wanted;
      const here = untrack(this.#room); // which comes anew with every frame, mostly with the same aid
      if (!asked || !here) return;
      let left = false;
      (here.room ? seeAid(here.room) : gameAid(here.game)) // a lesson has no room
        .then((aid) => {
          if (!left) this.given = aid;
        })
        .catch(() => {}); // without it the rules are opened instead
      return () => (left = true);
    });
  }

  /** Whether there is one: a game of another package may bring none. */
  get some(): boolean {
    return (this.given?.sections.length ?? 0) > 0;
  }

  /** What the signs of the board mean. */
  get signs(): Readonly<Record<string, string>> {
    return this.given?.signs ?? {};
  }
}
