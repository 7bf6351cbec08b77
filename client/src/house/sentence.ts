/** A sentence of the house, with the names of players set apart so that they can be printed bold. */

export interface Part {
  text: string;
  name: boolean;
}

const special = /[.*+?^${}()|[\]\\]/g;

export function parts(sentence: string, names: string[]): Part[] {
  const known = [...new Set(names.filter((name) => name))].sort((a, b) => b.length - a.length);
  if (known.length === 0) return [{ text: sentence, name: false }];
  const any = known.map((name) => name.replace(special, '\\$&')).join('|');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'gu');
  return sentence
    .split(whole)
    .map((text, i) => ({ text, name: i % 2 === 1 }))
    .filter((part) => part.text);
}
