import { words } from '../words/words.svelte';

/** Who is no person and no automate of the house: a machine of the network, a program or a language model that
    the house lets sit down. Each is the name of its sign, and of the word for it. */
export type Stranger = 'machine' | 'guest' | 'model';

const LEVELS: readonly (readonly [string, Stranger])[] = [
  ['guest:', 'guest'],
  ['model:', 'model'],
]; // what the level of a guest of the house begins with

/** Which guest of the house plays at this level, if one does. */
export function guestOf(level: string): Stranger | '' {
  return LEVELS.find(([start]) => level.startsWith(start))?.[1] ?? '';
}

/** Which stranger answers in a seat, if one does: a guest of the house also where it only stands in. */
export function strangerIn(chair: { level: string; machine: boolean }): Stranger | '' {
  return chair.level ? guestOf(chair.level) : chair.machine ? 'machine' : '';
}

/** What a plate says where an answer was lost: of a guest or a machine that it was, for nobody answers in its
    place; of an automate of the house what the game says of them, with the numeral of its level. */
export function lostAnswer({ level }: { level: string }, automate: string, numeral: string): string {
  if (guestOf(level)) return words('answer-lost');
  return words(level ? automate : 'machine-late', { level: numeral });
}

/** What their signs mean. */
export function strangers(): Record<Stranger, string> {
  return { machine: words('machine-means'), guest: words('guest-means'), model: words('model-means') };
}
