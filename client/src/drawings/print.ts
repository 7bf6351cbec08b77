/** Setting a few words on a piece that is drawn: neither face can be measured there, so its letters are counted. */

const LETTER = { bodoni: 0.53, serif: 0.5 };

export interface Setting {
  lines: string[];
  size: number;
}

const SOFT = '\u00AD'; // between syllables

/** Words in at most so many lines of equal length, as large as they may be. Rather than smaller than the least they are
 * broken between syllables. */
export function set(
  text: string,
  face: keyof typeof LETTER,
  room: number,
  largest: number,
  most = 2,
  least = 0,
): Setting {
  const whole = laid(text.split(/ |(?<=-)/), face, room, largest, most);
  if (whole.size >= least) return whole;
  const letters = Math.floor(room / (least * LETTER[face]));
  const split = laid(breakable(text, letters).split(/ |(?<=[-\u00AD])/), face, room, largest, most);
  return split.size > whole.size ? split : whole;
}

function laid(words: string[], face: keyof typeof LETTER, room: number, largest: number, most: number): Setting {
  const ways = Array.from({ length: Math.min(most, words.length) }, (_, i) => broken(words, i + 1));
  const sized = ways.map((lines) => {
    const longest = Math.max(...lines.map((line) => line.length));
    return { lines, size: Math.min(largest, room / (longest * LETTER[face])) };
  });
  return sized.reduce((best, way) => (way.size > best.size + 0.4 ? way : best));
}

/** Words in one line; after a hyphen there is no space, and syllables of one word are one again. */
const joined = (words: string[]): string =>
  words
    .reduce((line, word) =>
      line.endsWith(SOFT) ? line.slice(0, -1) + word : line.endsWith('-') ? line + word : `${line} ${word}`,
    )
    .replace(SOFT, '-');

/** Words in so many lines, the longest of which is as short as can be. */
function broken(words: string[], count: number): string[] {
  if (count === 1) return [joined(words)];
  const ways = Array.from({ length: words.length - count + 1 }, (_, i) => [
    joined(words.slice(0, i + 1)),
    ...broken(words.slice(i + 1), count - 1),
  ]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

const VOWEL = 'aeiouyàâäéèêëîïôöùûü';
// What a syllable begins with; ch, ph and th, sch, and what l or r follows, stay together.
const INITIAL = `(?:sch|[cpt]h|(?<![cpt])h|(?<![bcdfgkptv])[lr]|[^${VOWEL}hlr\\W][lr]?)`;
const SYLLABLES = new RegExp(`([${VOWEL}])([^${VOWEL}\\W]{0,3}?)(?=${INITIAL}[${VOWEL}])`, 'giu');
const APART = 2; // letters before the first break and after the last

/** Words of more letters than have room may be broken between syllables. No browser can be relied on for it. */
export function breakable(text: string, longest: number): string {
  return text
    .split(' ')
    .map((word) => {
      if (word.length <= longest) return word;
      return word.replace(SYLLABLES, (found: string, _v: string, _c: string, at: number) => {
        const end = at + found.length;
        return end < APART || word.length - end < APART ? found : found + SOFT;
      });
    })
    .join(' ');
}
