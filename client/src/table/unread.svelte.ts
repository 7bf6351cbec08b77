/** How many lines of talk came while nobody looked; my own and muted ones do not count. */
import { me } from '../house/me.svelte';
import type { Frame } from '../wire';

export class Unread {
  count = $state(0);
  #read = -1; // lines that were there when talk was last looked at

  see(frame: Frame, looking: boolean): void {
    if (looking || this.#read < 0) this.#read = frame.talk.length;
    this.count = frame.talk
      .slice(this.#read)
      .filter((line) => line.speaker !== frame.seat)
      .filter((line) => !me.mutes(frame.room.chairs[line.speaker]?.name ?? '')).length;
  }
}
