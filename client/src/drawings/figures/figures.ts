/** Who is who: a figure is a profile, hair, headgear and attributes, stacked. */
import { cravat, collar, dagger, earring, epaulette, fan, jabot, lace, mozzetta, pearls, scroll } from './attributes';
import { bicorne, crown, feathers, frigate, hood, plume, skullcap, wideHat } from './hats';
import { hair, longHair, man, pouf, queue, shortWig, tonsure, wig, woman } from './heads';
import type { Mark } from './marks';

export interface Figure {
  marks: Mark[];
  /** How wide it stands in a medallion: tall hair and hats need room. */
  reach: number;
}

export type Character = 'duchess' | 'assassin' | 'countess' | 'captain' | 'ambassador' | 'inquisitor';
export type FigureName = Character | 'king' | 'queen' | 'orator';

export const FIGURES: Record<FigureName, Figure> = {
  duchess: { marks: [...woman, ...feathers, ...pouf, ...pearls, ...lace], reach: 0.75 },
  assassin: { marks: [...man, ...hood, ...dagger], reach: 0.98 },
  countess: { marks: [...woman, ...longHair, ...wideHat, ...earring, ...pearls, ...fan], reach: 0.88 },
  captain: { marks: [...man, ...hair, ...queue, ...plume, ...bicorne, ...collar, ...epaulette], reach: 0.86 },
  ambassador: { marks: [...man, ...wig, ...jabot, ...scroll], reach: 0.98 },
  inquisitor: { marks: [...man, ...tonsure, ...skullcap, ...mozzetta], reach: 1 },
  king: { marks: [...man, ...wig, ...crown, ...jabot], reach: 0.8 },
  queen: { marks: [...woman, ...pouf, ...frigate, ...pearls, ...lace], reach: 0.72 },
  orator: { marks: [...man, ...shortWig, ...cravat], reach: 0.98 },
};

export function isCharacter(name: string): name is Character {
  return name in FIGURES && !['king', 'queen', 'orator'].includes(name);
}
