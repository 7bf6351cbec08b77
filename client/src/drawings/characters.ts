/** The tincture of each character of Complots. */
import type { Character } from './figures/figures';
import type { Tincture } from './inks';

export const TINCTURES: Record<Character, Tincture> = {
  duchess: 'purple',
  assassin: 'black',
  countess: 'red',
  captain: 'blue',
  ambassador: 'yellow',
  inquisitor: 'green',
};
