/** The name of a square in lines that fit into it; long words are broken between syllables. */
import { breakable } from '../../drawings/print';
import { zoneOf } from './squares';
import type { Cell } from './track';

const SOFT = '\u00AD';

/** How wide letters are that are not as wide as most. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[MW]/, 1.65],
  [/[mw]/, 1.5],
  [/[\p{Lu}]/u, 1.2],
  [/[iljîï’'.,]/, 0.56],
  [/[tfr-]/, 0.7],
  [/\s/, 0.45],
];

/** The length of a line, in letters of the usual width. */
export const long = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1), 0);

export const LINE = 11.4; // from one to the next, in pixels
const LETTER = 6.1; // the usual width of one, at that size
const THREE = 54; // a square as high as that has room for three of them below its number

/** The title of a square, as it is printed there; nothing where it finds no room. */
export function linesOn({ place, width, height }: Pick<Cell, 'place' | 'width' | 'height'>, title: string): string[] {
  const ofCourse = /^m\d/.test(place);
  if (width < (ofCourse ? 46 : 52) || height < 40) return [];
  const framed = ofCourse && zoneOf(place) === 'white';
  const most = height >= THREE ? 3 : Math.max(0, Math.floor((height / 2 + 2) / LINE));
  return titleLines(title, Math.floor((width - (framed ? 13 : 4)) / LETTER), most);
}

/** At most so many lines of at most so many letters; none if it cannot be. A word that is broken begins on a line of its
 * own, unless that takes too many. */
export function titleLines(title: string, letters: number, most: number): string[] {
  return [false, true].map((runsOn) => broken(title, letters, runsOn)).find((lines) => fit(lines, letters, most)) ?? [];
}

const fit = (lines: string[], letters: number, most: number): boolean =>
  lines.length <= most && lines.every((one) => long(one) <= letters + 0.4);

function broken(title: string, letters: number, runsOn: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const turn = (): void => {
    if (line) lines.push(line);
    line = '';
  };
  for (const word of breakable(title, letters).split(/ |(?<=-)/)) {
    const joint = line && !line.endsWith('-') ? ' ' : '';
    if (long((line + joint + word).replaceAll(SOFT, '')) <= letters) {
      line += joint + word.replaceAll(SOFT, '');
      continue;
    }
    const syllables = word.split(SOFT);
    const first = `${line}${joint}${syllables[0]}-`;
    if (!runsOn || syllables.length < 2 || long(first) > letters) turn();
    else line += joint;
    syllables.forEach((syllable, nth) => {
      if (nth > 0 && long(`${line}${syllable}-`) > letters) {
        line += '-';
        turn();
      }
      line += syllable;
    });
  }
  turn();
  return lines;
}
