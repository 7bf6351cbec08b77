/** What is printed on the squares beside their names: their order, their colour, and for whom they are a danger. */
export type Zone = 'blue' | 'yellow' | 'red' | 'white';
/** A role for which a square is a danger: everybody, or those who bear a sign. */
export type Danger = 'all' | 'c' | 'l' | 'p';

export const LAST = 56;
export const ANNEX = 8;

const numbered = (track: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${track}${i + 1}`);

export const COURSE: readonly string[] = ['start', ...numbered('m', LAST)];
export const PRISON: readonly string[] = numbered('pr', ANNEX);
export const FRONTIERS: readonly string[] = numbered('fr', ANNEX);
export const GUYANE = 'guy';
export const PLACES: readonly string[] = [...COURSE, ...PRISON, ...FRONTIERS, GUYANE];

export const OBLIGATORY: readonly number[] = [5, 19, 23, 38, 45, 51];
const PERIODS: readonly [number, Zone][] = [
  [18, 'blue'],
  [22, 'yellow'],
  [44, 'red'],
  [50, 'yellow'],
  [55, 'blue'],
];

const FEARED: Readonly<Record<Danger, readonly number[]>> = {
  all: [1, 9, 15, 16, 18, 20, 24, 27, 33, 37, 39, 42, 44, 47, 50, 52, 53, 54],
  c: [36],
  l: [7, 17, 22, 26, 35, 51, 55],
  p: [21, 28, 48],
};

/** The number of a square of the course; below nought elsewhere. */
export function numberOf(place: string): number {
  return COURSE.indexOf(place);
}

export function zoneOf(place: string): Zone {
  const number = numberOf(place);
  if (number < 1 || number === LAST || OBLIGATORY.includes(number)) return 'white';
  return PERIODS.find(([last]) => number <= last)?.[1] ?? 'white';
}

export function dangerOf(place: string): Danger | null {
  const number = numberOf(place);
  return (Object.keys(FEARED) as Danger[]).find((danger) => FEARED[danger].includes(number)) ?? null;
}

/** The track that a place belongs to. */
export function trackOf(place: string): readonly string[] {
  return [COURSE, PRISON, FRONTIERS].find((track) => track.includes(place)) ?? [place];
}
