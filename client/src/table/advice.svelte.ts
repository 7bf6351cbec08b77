/** What an automaton would answer from this seat: asked for once a question, gone with it or with its language. */
import { hint } from '../house/api';
import { excuse } from '../house/excuse';
import type { Live } from '../house/live.svelte';
import { me } from '../house/me.svelte';
import type { Hint } from '../wire';

export class Advice {
  #live: Live;
  #given = $state.raw<{ hint: Hint; version: number; language: string } | null>(null);
  asking = $state(false);

  constructor(live: Live) {
    this.#live = live;
  }

  get allowed(): boolean {
    return Boolean(this.#live.frame?.room.settings.hints && this.#live.frame.asked);
  }

  get given(): Hint | null {
    const given = this.#given;
    const stands = given?.version === this.#live.frame?.version && given?.language === me.language;
    return stands ? (given?.hint ?? null) : null;
  }

  async ask(): Promise<void> {
    const { room, seat, token, frame } = this.#live;
    if (this.asking || !frame) return;
    this.asking = true;
    const { language } = me;
    try {
      this.#given = { hint: await hint(room, seat, token), version: frame.version, language };
    } catch (error) {
      this.#live.refusal = { t: 'refused', code: '', rule: '', sentence: excuse(error) };
    } finally {
      this.asking = false;
    }
  }
}
