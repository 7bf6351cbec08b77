/** What was said, as it is heard here: some speakers are muted, some have left. */
import { me } from '../house/me.svelte';
import type { Frame, Heard } from '../wire';

/** How many lines have been said, those before the first that is here included. */
export const saidUntilNow = (frame: Frame): number => frame.heard + frame.talk.length;

/** The lines after so many that are news: neither my own nor anybody's who is muted. */
export function newLines(frame: Frame, known: number): Heard[] {
  const mine = (line: Heard) => frame.seat >= 0 && line.speaker === frame.seat;
  return frame.talk.slice(Math.max(0, known - frame.heard)).filter((line) => !mine(line) && !me.mutes(line.name));
}
