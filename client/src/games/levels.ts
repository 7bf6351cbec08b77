import type { LevelCard } from '../wire';
import { guestOf } from './strangers';

const LEVELS = ['random', 'novice', 'regular', 'expert', 'master'];
const NUMERALS = ['0', 'I', 'II', 'III', 'IV']; // chance itself is no level that people are offered

const STARS: Readonly<Record<string, string>> = { guest: '✶', model: '✺' }; // of those that the house lets sit down

/** The numeral of an automate's level, I to IV; a star for a guest's, and none for a person. */
export function numeral(level: string): string {
  return NUMERALS[LEVELS.indexOf(level)] ?? STARS[guestOf(level)] ?? '';
}

/** Whose numeral that is, if it is the star of a guest. */
export function starred(numeral: string): string {
  return Object.keys(STARS).find((guest) => STARS[guest] === numeral) ?? '';
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
