/** What an action card shows above its name: a small picture of what it does, box 104 × 46. */
import { GROUPS, SIGNS, INKS, type Group } from './nobles';

export interface Stroke {
  /** solid and red are filled; line and arc are drawn. */
  as: 'solid' | 'line' | 'red' | 'arc' | 'ink';
  d: string;
  fill?: string;
  place?: string;
}

/** How far along the line a card moves one noble, as its picture shows: towards the blade is -1. */
interface Shift {
  way: -1 | 1;
  least: number;
  most: number;
}

const WHOLE_LINE = 99;

const SHIFTS: Record<string, Shift> = {
  stumble: { way: -1, least: 1, most: 1 },
  pushed: { way: -1, least: 2, most: 2 },
  tis_a_far_better_thing: { way: -1, least: 3, most: 3 },
  ignoble_noble: { way: -1, least: 4, most: 4 },
  l_idiot: { way: -1, least: 1, most: 2 },
  was_that_my_name: { way: -1, least: 1, most: 3 },
  civic_pride: { way: -1, least: 1, most: 2 },
  military_might: { way: -1, least: 1, most: 2 },
  majesty: { way: -1, least: 1, most: 2 },
  trip: { way: 1, least: 1, most: 1 },
  friend_of_the_queen: { way: 1, least: 1, most: 2 },
  fainting_spell: { way: 1, least: 1, most: 3 },
  public_demand: { way: -1, least: WHOLE_LINE, most: WHOLE_LINE },
  forward_march: { way: -1, least: WHOLE_LINE, most: WHOLE_LINE },
};

// --- parts

const WIDE = 15;
const PITCH = 20;
const left = (count: number): number => 52 - ((count - 1) * PITCH + WIDE) / 2;
const box = (x: number): string => `M${x} 18h${WIDE}v23h-${WIDE}z`;
const line = (d: string): Stroke => ({ as: 'line', d });
const solid = (d: string): Stroke => ({ as: 'solid', d });
const red = (d: string): Stroke => ({ as: 'red', d });
const arc = (d: string): Stroke => ({ as: 'arc', d });

/** Nobles in a row, one of them black. */
function row(count: number, black: number[] = []): Stroke[] {
  const at = (i: number): number => left(count) + i * PITCH;
  const all = Array.from({ length: count }, (_, i) => i);
  return [line(all.map((i) => box(at(i))).join('')), solid(black.map((i) => box(at(i))).join(''))].filter(
    (one) => one.d,
  );
}

function leap(count: number, from: number, to: number): Stroke[] {
  const x = (i: number): number => left(count) + i * PITCH + WIDE / 2;
  const [a, b] = [x(from), x(to)];
  const rise = Math.min(15, 6 + Math.abs(b - a) / 6);
  return [arc(`M${a} 16C${a} ${16 - rise} ${b} ${16 - rise} ${b} 12`), red(`M${b} 17l-4.6 -7h9.2z`)];
}

function shifted({ way, least, most }: Shift, more = false): Stroke[] {
  const far = Math.min(most, 4);
  const count = far + 1;
  const black = way < 0 ? far : 0;
  const lands = Array.from({ length: far - Math.min(least, 4) + 1 }, (_, i) => black + way * (Math.min(least, 4) + i));
  return [
    ...row(count, [black]),
    ...lands.flatMap((to) => leap(count, black, to)),
    ...(more ? [red(CARD(92, 18, 9, 13))] : []),
  ];
}

const CARD = (x: number, y: number, w = 18, h = 25): string => `M${x} ${y}h${w}v${h}h-${w}z`;
const BLADE = (x: number): string => `M${x - 9} 6h18v14l-18 6.9z`;
const ARROW = (x: number, y: number, way = 1): string => `M${x} ${y}l${7 * way} 5.5l${-7 * way} 5.5z`;
const SHUFFLE = [arc('M22 14C44 14 58 34 78 34M22 34C44 34 58 14 78 14'), red(ARROW(78, 28.5) + ARROW(78, 8.5))];
const CUT = (x: number, y: number, half = 13): string =>
  `M${x - half} ${y + half * 0.384}L${x + half} ${y - half * 0.384}`;
const sign = (group: Group, x: number, size = 30): Stroke => ({
  as: 'ink',
  d: SIGNS[group],
  fill: INKS[group],
  place: `translate(${x} ${23 - size / 2}) scale(${size / 24})`,
});
const PLUS = (x: number): string => `M${x - 2} 15h4v6h6v4h-6v6h-4v-6h-6v-4h6z`;
const MINUS = (x: number): string => `M${x - 8} 21h16v4h-16z`;
const DROP = (x: number, y: number, r: number): string =>
  `M${x} ${y}c${r * 0.62} ${r * 0.95} ${r} ${r * 1.4} ${r} ${r * 2}a${r} ${r} 0 0 1 ${-2 * r} 0c0 ${-0.6 * r} ${0.38 * r} ${-1.05 * r} ${r} ${-2 * r}z`;
const HEAD = (x: number, y = 12): string =>
  `M${x} ${y}a8 8 0 0 1 8 8c0 4 -2 7 -5 8v3c6 1 9 4 10 9h-26c1 -5 4 -8 10 -9v-3c-3 -1 -5 -4 -5 -8a8 8 0 0 1 8 -8z`;

// --- all that are no plain move of one noble

const PICTURES: Record<string, Stroke[]> = {
  let_them_eat_cake: [
    ...row(4, [3]),
    ...leap(4, 3, 0),
    { ...sign('purple', 78, 18), place: 'translate(84 14) scale(.75)' },
  ],
  lack_of_faith: [...row(4, [2]), ...leap(4, 2, 0), { ...sign('blue', 78, 18), place: 'translate(84 14) scale(.75)' }],
  bribed_guards: [...row(5, [0]), ...leap(5, 0, 4)],
  opinionated_guards: [...row(4, [0, 2]), ...leap(4, 0, 2), ...leap(4, 3, 1)],
  milling_in_line: [...SHUFFLE, line('M8 6v36')],
  the_long_walk: [
    line('M24 14h56'),
    arc('M80 14v18'),
    line('M80 32h-56'),
    red(ARROW(26, 26.5, -1)),
    solid('M20 8h9v12h-9z'),
  ],
  mass_confusion: [...SHUFFLE, line(CARD(4, 10) + CARD(84, 10))],
  confusion_in_line: [...SHUFFLE, solid(`M8 4h8v24h-8z${CARD(8, 33, 8, 7)}`)],
  escape: [...row(4), arc('M44 30V6M64 30V6'), red('M44 1l-5 8h10zM64 1l-5 8h10z')],
  fled_to_england: [
    ...row(3, [1]),
    arc('M52 18V6'),
    red('M52 0l-6 9h12z'),
    line('M14 44c5 -4 9 4 14 0s9 4 14 0s9 4 14 0s9 4 14 0s9 4 14 0'),
  ],
  clothing_swap: [
    line(CARD(24, 10, 20, 28)),
    solid(CARD(60, 10, 20, 28)),
    arc('M38 6C46 -1 58 -1 66 6M66 42C58 48 46 48 38 42'),
    red('M66 8l-8 -3l5 -6zM38 40l8 3l-5 6z'),
  ],
  extra_cart: [
    line(`M16 14h48v18h-48zM64 22h14l10 -8M22 14v-8h10v8M38 14v-8h10v8M54 14v-8`),
    solid(`M20 37a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM46 37a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`),
  ],
  late_arrival: [line(CARD(20, 9, 19, 28) + CARD(66, 9, 19, 28)), solid(CARD(43, 9, 19, 28))],
  missed: [solid(HEAD(26, 8)), arc('M40 22H76'), red(ARROW(76, 16.5)), line(box(86))],
  after_you: [line(box(12)), solid(box(12)), arc('M32 28H66'), red(ARROW(66, 22.5)), solid(HEAD(88, 8))],
  double_feature: [solid(BLADE(36)), solid(BLADE(68)), line('M22 38h60')],
  political_influence: [
    solid(BLADE(24)),
    arc(CUT(24, 17, 18)),
    line(CARD(52, 10, 15, 22) + CARD(62, 14, 15, 22) + CARD(72, 18, 15, 22)),
  ],
  scarlet_pimpernel: [
    solid('M58 4A20 20 0 1 0 72 36A17 17 0 0 1 58 4z'),
    red('M30 8l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2z'),
  ],
  rush_job: [
    line('M38 5h28M38 41h28M41 5c0 10 8 12 8 18s-8 8 -8 18M63 5c0 10 -8 12 -8 18s8 8 8 18'),
    red('M45 38c2 -6 12 -6 14 0zM49 16h6l-3 6z'),
  ],
  forced_break: [line(CARD(18, 10) + CARD(43, 10) + CARD(68, 10)), arc(CUT(27, 22) + CUT(52, 22) + CUT(77, 22))],
  infighting: [line(CARD(30, 10) + CARD(56, 10)), arc(CUT(39, 22) + CUT(65, 22))],
  information_exchange: [
    line(CARD(12, 10) + CARD(74, 10)),
    arc('M36 16H64M68 30H40'),
    red(ARROW(64, 10.5) + ARROW(40, 24.5, -1)),
  ],
  lack_of_support: [
    line('M12 22C22 8 44 8 54 22C44 36 22 36 12 22Z'),
    solid('M33 15a7 7 0 1 0 .1 0z'),
    line(CARD(70, 10)),
    arc(CUT(79, 22)),
  ],
  rain_delay: [
    line(CARD(30, 20, 16, 22) + CARD(58, 20, 16, 22)),
    red(DROP(26, 2, 4) + DROP(52, 4, 4) + DROP(78, 2, 4)),
  ],
  rat_break: [line(CARD(24, 14) + CARD(30, 18)), solid(CARD(62, 8)), arc('M50 22h8'), red(ARROW(54, 16.5))],
  clerical_error: [
    solid(HEAD(20, 8)),
    solid(HEAD(84, 8)),
    arc('M40 16H60M64 30H44'),
    red(ARROW(60, 10.5) + ARROW(44, 24.5, -1)),
  ],
  missing_heads: [solid(HEAD(52, 6)), arc(CUT(52, 24, 24))],
  twist_of_fate: [line(CARD(43, 10)), arc(`${CUT(52, 22, 16)}M26 34A28 28 0 0 1 30 8`), red('M33 3l2 10l-9 -3z')],
  church_support: [sign('blue', 26), red(PLUS(74))],
  civic_support: [sign('green', 26), red(PLUS(74))],
  military_support: [sign('red', 26), red(PLUS(74))],
  foreign_support: [sign('purple', 22), line(CARD(64, 10)), red(PLUS(73))],
  fountain_of_blood: [red(DROP(52, 2, 12) + DROP(80, 18, 6) + DROP(24, 18, 6))],
  indifferent_public: [sign('grey', 26), red(PLUS(74))],
  tough_crowd: [solid(HEAD(24, 10) + HEAD(50, 10)), red(MINUS(86))],
  callous_guards: [
    line('M18 44L82 4M22 4L86 44'),
    solid('M82 4l8 -4l-3 8zM22 4l-8 -4l3 8z'),
    solid('M52 10c6 4 11 4 15 4c0 14 -5 22 -15 27c-10 -5 -15 -13 -15 -27c4 0 9 0 15 -4z'),
  ],
};

const COLOURED: Record<string, Group> = {
  civic_pride: 'green',
  military_might: 'red',
  majesty: 'purple',
  forward_march: 'red',
};

export function pictogram(card: string): Stroke[] {
  const shift = SHIFTS[card];
  if (!shift) return PICTURES[card] ?? [];
  const group = GROUPS.find((each) => each === COLOURED[card]);
  const moved = shifted(shift, card === 'trip');
  return group ? [...moved, { ...sign(group, 0), place: 'translate(86 14) scale(.72)' }] : moved;
}
