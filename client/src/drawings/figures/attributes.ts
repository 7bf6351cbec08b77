/** What tells a figure apart: dress, jewels, what is held in the hand. */
import { ball, fold, ink, knock, paper, type Mark } from './marks';

export const epaulette: Mark[] = [
  knock('M30 204C50 196 70 200 78 212', 2.2),
  {
    tint: 'knock',
    d: 'M28 214C48 206 66 208 76 220M26 220C46 212 66 214 74 226',
    width: 2.4,
    dash: '2.4 3.2',
  },
];

export const collar: Mark[] = [
  ink('M58 166C66 158 96 160 110 170L114 190L56 194Z'),
  knock('M60 172C76 166 96 168 108 176M108 176L112 200', 2.2),
  paper(ball(122, 214, 2.6) + ball(125, 227, 2.6)),
];

export const jabot: Mark[] = [
  paper('M102 174C112 178 122 188 126 200C130 212 128 226 120 234C112 226 110 214 106 206C102 198 98 184 96 176Z'),
  fold('M108 184C114 190 116 196 117 202M110 198C115 204 117 212 118 220M104 178C110 182 116 190 120 198'),
];

export const cravat: Mark[] = [
  paper('M64 168C80 162 98 164 108 172C112 180 110 190 104 194C90 198 72 196 62 188C60 180 60 174 64 168Z'),
  fold('M66 174C80 170 96 172 106 178M64 182C78 178 94 180 104 186'),
  paper('M98 192C108 190 118 200 118 212C110 212 100 204 96 198Z'),
];

export const pearls: Mark[] = [
  paper(Array.from({ length: 6 }, (_, i) => ball(74 + i * 6.2, 180 + Math.sin((i / 5) * Math.PI) * 9, 2.8)).join('')),
];

export const earring: Mark[] = [paper(ball(88, 128, 3.4) + 'M88 132l3.6 8a3.8 3.8 0 1 1 -7.2 0z')];

export const lace: Mark[] = [knock('M46 212C70 222 112 224 150 212M40 222C70 232 116 234 156 222', 2.2)];

const HELD_DAGGER = 'translate(166 150) rotate(14)';
export const dagger: Mark[] = [
  ink(`M-5 -96L0 -112L5 -96L4 0L-4 0ZM-18 0h36v6h-36zM-4 6h8v26h-8z${ball(0, 36, 6.5)}`, HELD_DAGGER),
  knock('M0 -100V-6M-4 13h8M-4 20h8M-4 27h8', 1.6, HELD_DAGGER),
];

const HELD_FAN = 'translate(158 214) rotate(-28)';
const STICKS = [-34, -20, -7, 7, 20, 34]
  .map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `M0 16L${(Math.sin(angle) * 74).toFixed(1)} ${(18 - Math.cos(angle) * 74).toFixed(1)}`;
  })
  .join('');
export const fan: Mark[] = [
  ink('M0 20L-46 -44A64 64 0 0 1 46 -44Z', HELD_FAN),
  knock(`${STICKS}M-38 -34A52 52 0 0 1 38 -34`, 1.8, HELD_FAN),
];

const HELD_SCROLL = 'translate(160 206) rotate(24)';
export const scroll: Mark[] = [
  ink('M-12 -52a12 5 0 0 1 24 0v78h-24z', HELD_SCROLL),
  { tint: 'paper', d: 'M-7 -52a7 2.4 0 1 0 14 0a7 2.4 0 1 0 -14 0z', place: HELD_SCROLL },
  knock('M-12 -9h24M-12 -1h24M0 -52c3 0 4 1.5 2 2.2', 2, HELD_SCROLL),
  { tint: 'red', d: ball(0, -5, 6.5), place: HELD_SCROLL },
];

export const mozzetta: Mark[] = [
  knock('M60 190C80 200 106 200 116 190M88 197V240', 2.2),
  paper(ball(82, 207, 1.8) + ball(82, 219, 1.8) + ball(82, 231, 1.8)),
  paper('M110 206h6v10h8v6h-8v16h-6v-16h-8v-6h8z'),
];
