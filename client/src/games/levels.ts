import type { LevelCard } from '../wire';

const LEVELS = ['random', 'novice', 'regular', 'expert', 'master'];
const NUMERALS = ['0', 'I', 'II', 'III', 'IV']; // chance itself is no level that people are offered

const GUESTS = ['guest:', 'model:']; // before the name of a program or a model that the house lets sit down
const STAR = '✶';

/** The numeral of an automate's level, I to IV; a star for a guest's, and none for a person. */
export function numeral(level: string): string {
  return NUMERALS[LEVELS.indexOf(level)] ?? (GUESTS.some((kind) => level.startsWith(kind)) ? STAR : '');
}

/** The level of an automate about which nothing was said. */
export const USUAL = 'regular';

/** The same, or the strongest where a game has no such level. */
export function usual(levels: readonly LevelCard[]): string {
  return (levels.find((card) => card.level === USUAL) ?? levels.at(-1))?.level ?? '';
}

/** How an automate of this level plays. */
export function manner(levels: readonly LevelCard[], level: string): string {
  return levels.find((card) => card.level === level)?.description ?? '';
}
