/** The twenty-four deputies: combinations of wig, own hair, hat and cravat, each fixed for good. */
import { bands, fullWig, phrygian, sash, shorn, slouchHat, star, tallHat, tricorne } from './court';
import { collar, cravat, epaulette, jabot, scroll } from './attributes';
import type { Figure } from './figures';
import { bicorne, plume, skullcap } from './hats';
import { hair, longHair, man, queue, shortWig, tonsure, wig } from './heads';
import type { Mark } from './marks';

const figure = (reach: number, ...parts: Mark[][]): Figure => ({ marks: [man, ...parts].flat(), reach });

const DEPUTY_FIGURES: Record<string, Figure> = {
  robespierre: figure(1, shortWig, cravat),
  danton: figure(1, hair, collar),
  marat: figure(0.92, hair, phrygian),
  collot: figure(0.9, hair, tricorne, cravat),
  billaud: figure(1, longHair, collar),
  saintjust: figure(1, longHair, cravat),
  vergniaud: figure(1, hair, queue, jabot),
  brissot: figure(1, shorn, cravat),
  condorcet: figure(1, wig, cravat),
  petion: figure(1, fullWig, sash),
  barbaroux: figure(1, hair, cravat),
  lasource: figure(1, longHair, bands),
  cambaceres: figure(1, fullWig, jabot),
  sieyes: figure(1, tonsure, skullcap, bands),
  merlin: figure(0.92, shortWig, tallHat, cravat),
  thibaudeau: figure(0.9, hair, queue, slouchHat, collar),
  daunou: figure(1, tonsure, collar),
  reubell: figure(0.9, wig, tricorne, jabot),
  lariviere: figure(1, wig, jabot),
  boissy: figure(1, wig, jabot, star),
  delahaye: figure(1, shortWig, jabot),
  lomont: figure(1, hair, queue, cravat),
  aubry: figure(0.84, hair, queue, plume, bicorne, collar, epaulette),
  cadroy: figure(0.88, shortWig, bicorne, scroll),
};

const ANYBODY = figure(1, shortWig, cravat);

export function deputyFigure(deputy: string): Figure {
  return DEPUTY_FIGURES[deputy] ?? ANYBODY;
}
