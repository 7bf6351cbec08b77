/** What is printed on a noble beside its picture: its colour and its points. Stars are counted at the end. */
import type { NobleKind } from './figures/nobles';
import type { Tincture } from './inks';

export type Group = Extract<Tincture, 'purple' | 'red' | 'green' | 'blue' | 'grey'>;

export interface Printed {
  group: Group;
  points: number | '★';
}

const of = (group: Group, points: number | '★'): Printed => ({ group, points });

export const NOBLES: Record<NobleKind, Printed> = {
  king_louis_xvi: of('purple', 5),
  marie_antoinette: of('purple', 5),
  regent: of('purple', 4),
  duke: of('purple', 3),
  baron: of('purple', 3),
  robespierre: of('purple', 3),
  count: of('purple', 2),
  countess: of('purple', 2),
  lord: of('purple', 2),
  lady: of('purple', 2),
  fast_noble: of('purple', 2),
  lady_in_waiting: of('purple', 1),
  royal_cartographer: of('purple', 1),
  coiffeur: of('purple', 1),
  piss_boy: of('purple', 1),
  master_spy: of('red', 4),
  general: of('red', 4),
  colonel: of('red', 3),
  captain_of_the_guard: of('red', 2),
  lieutenant: of('red', 2),
  palace_guard: of('red', '★'),
  governor: of('green', 4),
  mayor: of('green', 3),
  councilman: of('green', 3),
  unpopular_judge: of('green', 2),
  tax_collector: of('green', 2),
  land_lord: of('green', 2),
  rival_executioner: of('green', 1),
  sheriff: of('green', 1),
  cardinal: of('blue', 5),
  archbishop: of('blue', 4),
  bad_nun: of('blue', 3),
  bishop: of('blue', 2),
  heretic: of('blue', 2),
  wealthy_priest: of('blue', 1),
  hero_of_the_people: of('grey', -3),
  the_clown: of('grey', -2),
  innocent_victim: of('grey', -1),
  martyr: of('grey', -1),
  tragic_figure: of('grey', '★'),
};

export const GROUPS: Group[] = ['purple', 'red', 'green', 'blue', 'grey'];

/** The kind of a noble: copies are told apart by a number, `martyr.2`. */
export function kindOf(noble: string): NobleKind | null {
  const [kind = ''] = noble.split('.');
  return kind in NOBLES ? (kind as NobleKind) : null;
}

/** How a group is inked on a plate, day and night; its lines are those of its tincture. */
export const INKS: Record<Group, string> = {
  purple: '#6D4277',
  red: '#9E2327',
  green: '#2C7A50',
  blue: '#12558F',
  grey: '#5D6166',
};

/** A sign for each group, box 24: lily, crossed swords, scales, cross, dove. */
export const SIGNS: Record<Group, string> = {
  purple:
    'M12 1.5C14.5 5 15.6 8 15.2 11.5C17 9.2 20.6 9 21.4 12C22 14.6 19.8 16.4 17.6 15.6C18.4 15 18.6 14 18 13.4C17.2 12.8 15.8 13.6 15.2 15.5H17.5V18H14.6C14.6 20 13.4 21.6 12 22.5C10.6 21.6 9.4 20 9.4 18H6.5V15.5H8.8C8.2 13.6 6.8 12.8 6 13.4C5.4 14 5.6 15 6.4 15.6C4.2 16.4 2 14.6 2.6 12C3.4 9 7 9.2 8.8 11.5C8.4 8 9.5 5 12 1.5Z',
  red: 'M2 2L5 2.4L12 10.2L19 2.4L22 2L21.6 5L14 12.2L18 16.4L19.6 14.8L21 16.2L18.9 18.3L22 21.4L20.9 22.5L17.8 19.4L15.7 21.5L14.3 20.1L15.9 18.5L12 14.2L8.1 18.5L9.7 20.1L8.3 21.5L6.2 19.4L3.1 22.5L2 21.4L5.1 18.3L3 16.2L4.4 14.8L6 16.4L10 12.2L2.4 5Z',
  green:
    'M11 2H13V4H20V6L23 14C23 16.4 21 17.6 19 17.6C17 17.6 15 16.4 15 14L17.8 6.2H13V19H17V22H7V19H11V6.2H6.2L9 14C9 16.4 7 17.6 5 17.6C3 17.6 1 16.4 1 14L4 6V4H11ZM5 8.4L3 14H7ZM19 8.4L17 14H21Z',
  blue: 'M9.8 1.5H14.2V7H19.5V11.4H14.2V22.5H9.8V11.4H4.5V7H9.8Z',
  grey: 'M1.5 6C5 10 8.4 11 11 10.6C10.6 7.4 12.4 4 16.4 4C18.4 4 19.8 4.8 20.4 6L23 7.2L20.4 8.4C20.2 14 16.8 18.4 10.6 18.6L5 22.4L6.6 18C4.4 17 3.2 15.4 3 13.6C4.8 14.4 6.4 14.6 8 14.2C4.4 12.6 1.8 10 1.5 6Z',
};
