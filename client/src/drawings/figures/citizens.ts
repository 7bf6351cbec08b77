/** The twenty characters of Le Lys et la Cocarde: each a profile, hair, headgear and what tells who it is. */
import { cravat, collar, dagger, earring, epaulette, fan, jabot, lace, mozzetta, pearls, scroll } from './attributes';
import { bands, chain, fullWig, pectoral, phrygian, sash, slouchHat, star, tricorne } from './court';
import type { Figure } from './figures';
import { bicorne, crown, frigate, plume, skullcap, wideHat } from './hats';
import { hair, longHair, man, pouf, queue, shortWig, wig, woman } from './heads';
import { ink, knock, type Mark } from './marks';

/** A scarf wound round the head, its knot behind. */
const scarf: Mark[] = [
  ink(
    'M138 66C146 40 124 10 90 8C54 6 26 36 28 78C30 92 36 100 44 104C36 112 26 116 16 130C34 132 46 126 54 114C62 108 70 100 78 92C96 80 120 78 138 66Z',
  ),
  knock(
    'M136 60C108 54 74 66 50 96M130 40C100 34 62 48 40 80M110 20C84 18 54 32 38 58M44 104C38 112 30 120 24 126',
    2.2,
  ),
];

const figure = (reach: number, ...parts: Mark[][]): Figure => ({ marks: parts.flat(), reach });

export const CITIZENS: Readonly<Record<string, Figure>> = {
  mirabeau: figure(0.96, man, fullWig, jabot),
  sieyes: figure(1, man, hair, bands),
  louis_xvi: figure(0.8, man, wig, crown, jabot),
  bailly: figure(0.98, man, wig, chain),
  gregoire: figure(1, man, longHair, skullcap, pectoral),
  la_fayette: figure(0.9, man, shortWig, tricorne, collar, epaulette),
  marie_antoinette: figure(0.68, woman, pouf, frigate, pearls, lace),
  marat: figure(1, man, scarf),
  talleyrand: figure(1, man, wig, mozzetta),
  robespierre: figure(0.98, man, shortWig, cravat),
  de_gouges: figure(0.88, woman, longHair, wideHat, scroll),
  danton: figure(0.98, man, hair, cravat, sash),
  desmoulins: figure(0.98, man, longHair, jabot),
  saint_just: figure(0.98, man, longHair, earring, cravat),
  hebert: figure(0.92, man, hair, phrygian, collar),
  carnot: figure(0.84, man, hair, plume, bicorne, epaulette),
  tallien: figure(0.94, man, hair, cravat, dagger),
  barras: figure(0.86, man, longHair, plume, slouchHat, sash, star),
  de_stael: figure(0.98, woman, scarf, pearls, fan),
  bonaparte: figure(0.88, man, hair, queue, bicorne, collar, epaulette),
};
