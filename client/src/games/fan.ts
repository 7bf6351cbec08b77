/** Cards side by side; where they are too many for that they lie upon one another, the left of each seen. */
export interface Fan {
  /** From one card to the next. */
  step: number;
  /** How much of a card is seen, but of the last. */
  seen: number;
  overlaps: boolean;
  /** Even so there are too many, and the hand is scrolled. */
  scrolls: boolean;
}

const LEAST = 46; // of a card that is seen: what a finger needs

export function fan(count: number, room: number, width: number, gap: number): Fan {
  const apart = Math.max(1, count - 1);
  const step = Math.max(LEAST, Math.min(width + gap, (room - width) / apart));
  return { step, seen: Math.min(width, step), overlaps: step < width, scrolls: step * apart + width > room };
}
