/** What every board stands on: how much room there is, what has just happened, a focus that returns to the question,
 * and which keys are meant for it. A board lays it while it is set up, and binds itself to it:
 *
 *     const ground = new Ground(() => ({ told, still, changes: [scene, choosing?.chosen] }));
 *     <svelte:window onkeydown={(key) => ground.meant(key) && walk(key, ground.board)} />
 *     <div bind:this={ground.board} bind:clientWidth={ground.width} bind:clientHeight={ground.height}>
 */
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import { AT_DESK, FLAT, LOW, PHONE } from '../house/forms';
import { typing } from '../table/keys';
import { Newest } from './newest';

interface Given<T> {
  /** All that happened until now. */
  told: T[];
  /** Whether every move is a short cross-fade. */
  still: boolean;
  /** What makes pieces come and go. */
  changes: readonly unknown[];
}

const FADE_MS = 80;
const SHORT = 600;

export class Ground<T> {
  board = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);

  readonly #desk = new MediaQuery(AT_DESK);
  readonly #phone = new MediaQuery(PHONE);
  readonly #low = new MediaQuery(LOW);
  readonly #flat = new MediaQuery(FLAT);
  readonly #given: () => Given<T>;
  readonly #newest: Newest<T>;
  #held = false;

  /** What happened since it was last looked. */
  readonly fresh: T[] = $derived.by(() => this.#newest.since(this.#given().told));

  constructor(given: () => Given<T>) {
    this.#given = given;
    this.#newest = new Newest(untrack(() => given().told));

    $effect(() => {
      if (given().still && this.fresh.length) this.board?.animate([{ opacity: 0.4 }, { opacity: 1 }], FADE_MS);
    });

    // A piece that goes away under the focus leaves it with the question.
    $effect.pre(() => {
      void given().changes;
      this.#held = this.board?.contains(document.activeElement) ?? false;
    });
    $effect(() => {
      void given().changes;
      if (this.#held && document.activeElement === document.body)
        document.getElementById('question')?.focus({ preventScroll: true });
    });
  }

  /** At a desk the hand lies beside the question. */
  get desk(): boolean {
    return this.#desk.current;
  }

  get phone(): boolean {
    return this.#phone.current;
  }

  /** Of three heights, the lower two. */
  get low(): boolean {
    return this.#low.current;
  }

  /** The lowest: board and question stand side by side. */
  get flat(): boolean {
    return this.#flat.current;
  }

  /** A stage of a phone where all is as low as beside the question, so that the hand comes in sight. */
  get short(): boolean {
    return this.phone && this.height < SHORT;
  }

  /** Whether a key is meant for the board: pressed there, at the question, or nowhere in particular. */
  meant(key: KeyboardEvent): boolean {
    if (key.altKey || key.ctrlKey || key.metaKey || key.defaultPrevented) return false;
    const on = document.activeElement;
    if (typing(on) || document.querySelector('dialog:modal')) return false;
    return on === document.body || on?.id === 'board' || !!on?.closest('#question') || !!this.board?.contains(on);
  }
}
