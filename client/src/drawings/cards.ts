/** The four sizes a card is drawn in: each has its own anatomy, so that nothing is set too small. */
export interface Anatomy {
  width: number;
  height: number;
  /** Radius of the concave corners. */
  corner: number;
  frame: number;
  /** Middle and radii of the medallion; none on the smallest, where the tincture fills the card. */
  medallion: { cy: number; rx: number; ry: number } | null;
  /** Base line and largest size of the name; none where it would be too small to read. */
  name: { y: number; size: number } | null;
  effect: { y: number; size: number; step: number } | null;
  fine: boolean;
}

export const CARDS = {
  large: {
    width: 168,
    height: 236,
    corner: 12,
    frame: 2.4,
    medallion: { cy: 91, rx: 59.5, ry: 68 },
    name: { y: 184, size: 17.4 },
    effect: { y: 205, size: 13.1, step: 14.6 }, // 11 pixels on a card 142 wide, the least for one's own
    fine: false,
  },
  medium: {
    width: 118,
    height: 166,
    corner: 9,
    frame: 2,
    medallion: { cy: 70, rx: 43, ry: 54 },
    name: { y: 149, size: 13.4 },
    effect: null,
    fine: false,
  },
  small: {
    width: 74,
    height: 104,
    corner: 5.6,
    frame: 1.6,
    medallion: { cy: 44.5, rx: 26.5, ry: 33.5 },
    name: { y: 95, size: 10.6 },
    effect: null,
    fine: true,
  },
  mini: {
    width: 25,
    height: 35,
    corner: 3,
    frame: 1.3,
    medallion: null,
    name: null,
    effect: null,
    fine: true,
  },
} satisfies Record<string, Anatomy>;

export type CardSize = keyof typeof CARDS;

/** How wide a letter of a name is, as a part of its size: capitals, and small letters on small cards. */
const CAPITAL = 0.68;
const SMALL_LETTER = 0.59;

/** The largest size at which a name of this length stays inside the frame. */
export function nameSize(anatomy: Anatomy, letters: number): number {
  const room = anatomy.width * 0.84;
  return Math.min(anatomy.name?.size ?? 0, room / (letters * (anatomy.fine ? SMALL_LETTER : CAPITAL)));
}
