import type { Frame } from '../wire';

/** What a table waits for from me: an answer, or that I need no more time to talk. Nothing while an automaton plays
 * for me, while my answer lies sealed, or while the game is paused or over. */
export function awaited(frame: Frame | null): 'answer' | 'talk' | null {
  if (!frame || frame.seat < 0 || frame.room.paused || frame.room.closed || frame.room.over) return null;
  if (frame.room.chairs[frame.seat]?.level) return null;
  if (frame.asked && !frame.sealed) return 'answer';
  return frame.talking?.awaited.includes(frame.seat) ? 'talk' : null;
}
