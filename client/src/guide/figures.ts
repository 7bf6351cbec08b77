/** The figures of the guides: a position of a board that never changes, made of what the board itself is drawn with. */
import type { Component } from 'svelte';

import { lineAngle, polar, stoneAngle } from '../games/druide/ring';

interface Point {
  x: number;
  y: number;
}

export interface Figure {
  /** In its own units, which are pixels at a scale of 1. */
  width: number;
  height: number;
  /** Its scale. Below the least, letters would be too small: what lies far from the middle is left out. */
  least: number;
  most: number;
  /** What stays in sight. */
  middle: number;
  /** Where its numbers stand, beside what they name, in the order of the key. */
  marks: readonly Point[];
  load: () => Promise<{ default: Component }>;
}

const RING = 350; // the middle of the ring in its figure
const onRing = (radius: number, angle: number): Point => {
  const { x, y } = polar(radius, angle);
  return { x: x + RING + 60, y: y + RING };
};

const FIGURES: Record<string, Figure> = {
  'complots-table': {
    width: 1060,
    height: 486,
    least: 0.5,
    most: 0.68,
    middle: 530,
    marks: [
      { x: 270, y: 262 },
      { x: 776, y: 252 },
      { x: 624, y: 304 },
      { x: 26, y: 300 },
    ],
    load: () => import('./figures/Complots.svelte'),
  },
  'guillotine-line': {
    width: 640,
    height: 256,
    least: 1,
    most: 1.1,
    middle: 120,
    marks: [
      { x: 118, y: 40 },
      { x: 176, y: 236 },
      { x: 146, y: 92 },
      { x: 626, y: 238 },
    ],
    load: () => import('./figures/Guillotine.svelte'),
  },
  'druide-ring': {
    width: 820,
    height: 2 * RING,
    least: 0.55,
    most: 0.7,
    middle: RING + 60,
    marks: [
      onRing(296, stoneAngle(6)),
      onRing(340, lineAngle(12)),
      onRing(140, stoneAngle(9)),
      onRing(296, stoneAngle(28)),
    ],
    load: () => import('./figures/Druide.svelte'),
  },
  'convention-plan': {
    width: 1074,
    height: 508,
    least: 0.5,
    most: 0.72,
    middle: 537,
    marks: [
      { x: 537, y: 40 },
      { x: 236, y: 34 },
      { x: 406, y: 398 },
      { x: 236, y: 212 },
      { x: 1040, y: 34 },
      { x: 1040, y: 334 },
      { x: 690, y: 398 },
      { x: 1040, y: 398 },
    ],
    load: () => import('./figures/Convention.svelte'),
  },
  'cocarde-squares': {
    width: 640,
    height: 170,
    least: 1,
    most: 1.1,
    middle: 250,
    marks: [
      { x: 66, y: 148 },
      { x: 156, y: 148 },
      { x: 246, y: 148 },
      { x: 336, y: 148 },
      { x: 426, y: 148 },
    ],
    load: () => import('./figures/Cocarde.svelte'),
  },
};

export const figureOf = (game: string, name: string): Figure | undefined => FIGURES[`${game}-${name}`];
