/** What was said, as it is heard here: some speakers are muted, some have left, some sit in the gallery. */
import { me } from '../house/me.svelte';
import type { Frame, Heard } from '../wire';

/** How many lines have been said, those before the first that is here included. */
export const saidUntilNow = (frame: Frame): number => frame.heard + frame.talk.length;

/** Whether I hear a line: who sits may hear nothing of the gallery. */
export const isHeard = (line: Heard, seat: number): boolean =>
  !me.mutes(line.name) && !(line.gallery && seat >= 0 && me.aloof);

/** The lines after so many that are news: neither my own nor anybody's whom I do not hear. */
export function newLines(frame: Frame, known: number): Heard[] {
  const mine = (line: Heard) =>
    frame.seat >= 0 ? line.speaker === frame.seat : line.gallery && line.name === frame.gallery;
  return frame.talk.slice(Math.max(0, known - frame.heard)).filter((line) => !mine(line) && isHeard(line, frame.seat));
}
