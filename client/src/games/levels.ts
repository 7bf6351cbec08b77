/** The numeral of an automate's level, I to IV; none for a person. */
const LEVELS = ['random', 'regular', 'expert', 'master'];
const NUMERALS = ['I', 'II', 'III', 'IV'];

export function numeral(level: string): string {
  return NUMERALS[LEVELS.indexOf(level)] ?? '';
}
