/** The words on squares and cards, as the house has them. */
import { words } from '../../words/words.svelte';
import { dangerOf, numberOf, OBLIGATORY } from './squares';

const said = (key: string): string => {
  const text = words(key);
  return text === key ? '' : text;
};

export const squareName = (place: string): string => words(`cocarde-place-${place}.event`);
export const squareTitle = (place: string): string => words(`cocarde-place-${place}.title`);
/** What stands before the name: a number, or where it is. */
export const squareNumber = (place: string): string => words(`cocarde-place-${place}`);
export const squareOn = (place: string): string => words(`cocarde-place-${place}.on`);
export const squareDate = (place: string): string => said(`cocarde-date-${place}`);
export const squareHistory = (place: string): string => said(`cocarde-history-${place}`);
export const squareSentence = (place: string): string =>
  said(`cocarde-sentence-${place}`) || words('cocarde-board-nothing');

/** Whether a square stops whoever would pass, and whom its cut sign concerns. */
export function squareDanger(place: string): string {
  const danger = dangerOf(place);
  const stops = OBLIGATORY.includes(numberOf(place)) ? words('cocarde-board-white') : '';
  return [stops, danger ? words(`cocarde-board-danger-${danger}`) : ''].filter(Boolean).join(' ');
}

/** The number that is printed on a square. */
export function printed(place: string): string {
  const number = numberOf(place);
  return number > 0 ? String(number) : place.replace(/^\D+/, '');
}

export const cardName = (card: string): string => words(`cocarde-card-${card}`);
export const cardShort = (card: string): string => words(`cocarde-card-${card}.short`);
export const cardPortrait = (card: string): string => said(`cocarde-portrait-${card}`);
export const roleName = (role: string): string => words(`cocarde-role-${role}`);
export const faceName = (face: string): string => (/\d/.test(face) ? face : words(`cocarde-face-${face}`));
