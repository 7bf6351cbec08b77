/** How many lines of talk came while nobody looked; my own and muted ones do not count. */
import type { Frame } from '../wire';
import { newLines, saidUntilNow } from './hearing';

export class Unread {
  count = $state(0);
  #read = -1; // lines that had been said when talk was last looked at

  see(frame: Frame, looking: boolean): void {
    if (looking || this.#read < 0) this.#read = saidUntilNow(frame);
    this.count = newLines(frame, this.#read).length;
  }
}
