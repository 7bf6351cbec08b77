/** The name of a square in lines that fit into it; long words are broken between syllables. */
import { breakable } from '../../drawings/print';

const SOFT = '\u00AD';

/** At most so many lines of at most so many letters; none if it cannot be. */
export function titleLines(title: string, letters: number, most: number): string[] {
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
    turn();
    for (const syllable of word.split(SOFT)) {
      if (line.length + syllable.length + 1 > letters && line) {
        line += '-';
        turn();
      }
      line += syllable;
    }
  }
  turn();
  return lines.length <= most && lines.every((one) => one.length <= letters + 1) ? lines : [];
}
