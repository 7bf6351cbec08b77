/** The name of a square in lines that fit into it; long words are broken between syllables. */
import { breakable } from '../../drawings/print';

const SOFT = '\u00AD';

/** At most so many lines of at most so many letters; none if it cannot be. A word that is broken begins on a line of its
 * own, unless that takes too many. */
export function titleLines(title: string, letters: number, most: number): string[] {
  return [false, true].map((runsOn) => broken(title, letters, runsOn)).find((lines) => fit(lines, letters, most)) ?? [];
}

const fit = (lines: string[], letters: number, most: number): boolean =>
  lines.length <= most && lines.every((one) => one.length <= letters + 1);

function broken(title: string, letters: number, runsOn: boolean): string[] {
  const lines: string[] = [];
  let line = '';
  const turn = (): void => {
    if (line) lines.push(line);
    line = '';
  };
  for (const word of breakable(title, letters).split(/ |(?<=-)/)) {
    const joint = line && !line.endsWith('-') ? ' ' : '';
    if ((line + joint + word).replaceAll(SOFT, '').length <= letters) {
      line += joint + word.replaceAll(SOFT, '');
      continue;
    }
    const syllables = word.split(SOFT);
    const first = `${line}${joint}${syllables[0]}-`;
    if (!runsOn || syllables.length < 2 || first.length > letters) turn();
    else line += joint;
    syllables.forEach((syllable, nth) => {
      if (nth > 0 && line.length + syllable.length + 1 > letters) {
        line += '-';
        turn();
      }
      line += syllable;
    });
  }
  turn();
  return lines;
}
