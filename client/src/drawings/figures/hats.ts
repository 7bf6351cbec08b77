/** What is worn on the head. */
import { ball, ink, knock, paper, type Mark } from './marks';

const FEATHER = 'M0 8C-22 -18 -24 -58 -4 -84C10 -98 30 -92 30 -78C24 -84 16 -80 18 -70C24 -44 18 -14 0 8Z';
const BARBS =
  'M1 2C-4 -28 -4 -58 8 -80M-2 -20L-13 -30M-3 -36L-14 -48M0 -24L13 -36M2 -44L16 -56M-3 -52L-12 -62M4 -60L17 -70';

export const feathers: Mark[] = [
  'translate(74 -22) rotate(-34)',
  'translate(102 -22) rotate(18)',
  'translate(88 -24) rotate(-8)',
].flatMap((place) => [knock(FEATHER, 3, place), ink(FEATHER, place), knock(BARBS, 1.6, place)]);

/** The frigate on Marie-Antoinette's head. */
export const frigate: Mark[] = [
  ink(
    'M40 -22C56 -4 108 -4 128 -26L136 -40L122 -34L44 -34Z' +
      'M62 -36V-86h3v50zM86 -36V-98h3v62zM108 -36V-80h3v44z' +
      'M66 -80C80 -74 82 -60 80 -44L66 -42ZM90 -92C106 -84 108 -62 104 -44L90 -42ZM60 -80C48 -72 46 -56 48 -44L60 -42ZM112 -74C122 -68 124 -54 122 -44L112 -42Z' +
      'M89 -98h14l-5 4l5 4h-14z',
  ),
  knock('M48 -28h74M66 -62h14M90 -68h16M112 -60h10', 2),
];

export const wideHat: Mark[] = [
  ink('M8 52C40 58 70 50 100 40C130 30 160 24 186 34C178 48 160 58 134 64C110 72 84 84 54 86C32 84 14 70 8 52Z'),
  ink('M44 62C40 34 58 8 92 4C116 2 130 16 134 40L120 56L60 74Z'),
  knock('M50 60C78 58 108 46 132 32', 5),
  knock('M54 71C84 66 112 54 138 44', 1.6),
  ink('M60 20C30 14 4 26 -8 50C10 44 22 50 34 40C44 48 60 38 66 30Z'),
  knock('M60 26C36 22 14 32 0 45M44 27L38 38M30 30L24 40M18 35L12 43', 1.8),
];

/** Worn athwart, with a cockade. */
export const bicorne: Mark[] = [
  ink(
    'M4 70C26 74 34 44 58 18C76 0 110 -6 130 14C148 32 160 50 190 52C176 74 146 76 120 70C84 64 48 78 22 88C10 88 4 80 4 70Z',
  ),
  knock('M20 78C52 66 88 56 122 61C146 64 166 64 178 57', 2.4),
  knock('M22 70C34 66 42 44 62 24M128 20C142 36 154 50 170 54', 1.4),
  paper(ball(92, 38, 12)),
  { tint: 'red', d: ball(92, 38, 10) },
  paper(ball(92, 38, 6.6)),
  { tint: 'blue', d: ball(92, 38, 3.6) },
];

export const plume: Mark[] = [
  ink('M88 26C70 2 74 -38 104 -58C102 -40 122 -28 116 -6C114 10 106 20 98 28Z'),
  knock('M94 20C88 -6 92 -30 102 -48M96 4L112 -8M94 -10L110 -24M93 4L82 -6M92 -10L84 -20M95 -24L106 -36', 1.8),
];

export const skullcap: Mark[] = [
  ink('M42 62C50 28 84 13 112 24C123 30 129 38 131 49C100 40 70 46 42 62Z'),
  knock('M46 63C74 48 102 44 131 50', 3),
  ink(ball(89, 16, 4)),
];

export const crown: Mark[] = [
  ink(
    'M42 44L34 -8L60 14L78 -22L96 10L124 -20L126 16L148 4L138 44C106 36 72 38 42 48Z' +
      ball(78, -26, 6) +
      ball(124, -24, 6) +
      ball(33, -12, 6) +
      ball(150, 0, 6),
  ),
  knock('M42 36C72 26 108 24 138 34', 3),
  paper(ball(60, 41, 3) + ball(80, 38, 3) + ball(100, 37, 3) + ball(120, 38, 3)),
];

export const hood: Mark[] = [
  ink(
    'M118 20C84 2 42 14 26 58C14 94 26 140 22 170C12 190 0 210 -4 240L190 240C186 214 168 198 140 190C124 184 114 176 110 162C112 150 106 138 112 122C122 110 128 98 128 84C138 78 146 66 140 52C136 40 128 30 118 20Z',
  ),
  knock('M128 84C116 72 106 92 104 116C102 136 106 152 110 162', 2.6),
  knock(
    'M112 26C84 22 56 38 46 72M40 100C40 130 40 160 28 196M62 176C58 200 54 220 52 238M110 176C118 198 132 216 138 238M86 60C72 84 68 112 72 140M140 198C150 208 156 222 158 238',
    2,
  ),
];
