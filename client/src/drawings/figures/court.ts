/** What nobles wear and carry: headgear of church, army, bench and fair, and the signs of their office. */
import { ball, fold, ink, knock, paper, type Mark } from './marks';

// --- on the head

export const tricorne: Mark[] = [
  ink(
    'M12 66C40 62 52 30 62 16C84 26 112 20 126 10C138 28 158 48 184 52C168 70 138 76 112 70C82 66 52 76 28 80C16 78 10 72 12 66Z',
  ),
  knock('M24 72C52 62 84 56 116 61C140 65 160 62 174 56M62 22C60 40 50 56 36 66M126 18C132 36 148 50 162 55', 2.2),
];

export const bearskin: Mark[] = [
  ink('M30 86C24 30 34 -34 88 -40C142 -40 150 20 144 70C118 62 72 66 30 86Z'),
  knock(
    'M52 60C46 26 56 -8 74 -24M80 54C74 22 82 -8 92 -28M112 54C114 24 112 -2 104 -24M44 30l8-6M62 10l6-8M120 24l8-6M124 0l5-8',
    1.8,
  ),
  paper('M104 34h24v18q-12 8-24 0z'),
  ink('M108 38h16v12q-8 5-16 0z'),
];

export const biretta: Mark[] = [
  ink('M44 62L40 16C58 24 72 12 88 10C104 10 122 16 134 12L134 52C104 42 72 48 44 62Z' + ball(87, 7, 7)),
  knock('M48 62C76 46 108 44 134 54M84 14C84 26 86 38 88 46', 2.4),
];

export const mitre: Mark[] = [
  ink('M42 68C36 30 54 -14 92 -46C124 -22 142 20 138 58C106 50 70 54 42 68Z'),
  knock('M44 70C74 54 108 50 138 60M47 58C76 43 110 40 140 49M92 -40C94 -10 94 20 92 48M74 8h40', 2.6),
];

export const veil: Mark[] = [
  ink(
    'M124 40C96 14 44 22 30 66C20 104 34 150 16 200C10 216 6 230 4 240L176 240C172 220 156 208 140 200C124 192 112 180 112 164C100 150 98 124 106 104C114 92 128 88 134 76C138 62 134 50 124 40Z',
  ),
  knock('M134 72C118 76 104 88 98 106C92 130 98 152 110 166', 7),
  knock('M52 64C40 104 52 150 36 200M74 60C58 100 72 150 62 220M96 180C100 200 112 216 116 236', 2),
];

export const jester: Mark[] = [
  ink(
    'M138 66C140 40 118 18 88 20C60 0 18 2 -2 34C14 32 24 42 30 58C28 84 36 112 48 132C60 138 68 128 68 116C76 98 92 96 100 84C114 78 126 76 138 66Z' +
      'M104 24C116 -4 150 -14 176 4C160 10 150 26 140 44Z' +
      ball(-4, 40, 9) +
      ball(180, 8, 9),
  ),
  knock('M-8 42h8M176 10h8M88 22C80 42 82 64 92 88', 2.4),
];

/** The long curls of a judge. */
export const fullWig: Mark[] = [
  ink(
    'M139 62C137 36 118 16 88 16C54 16 28 44 26 86C24 120 18 158 14 196C30 210 60 208 78 196C82 176 74 150 78 128C74 116 80 106 92 98C104 88 124 74 139 62Z',
  ),
  knock([0, 1, 2, 3, 4, 5, 6].map((i) => `M${30 - i * 0.8} ${96 + i * 15}c8 -6 14 6 22 0s14 6 22 0`).join(''), 1.8),
  knock('M128 42C106 34 76 42 58 62M114 62C94 60 72 72 60 86', 1.8),
];

export const bonnet: Mark[] = [
  ink(
    'M138 62C150 44 140 10 104 4C58 -2 22 30 26 80C26 112 40 134 62 140C72 132 70 116 74 104C88 100 98 92 106 82C120 80 132 74 138 62Z' +
      'M40 118C22 118 10 130 8 148C22 146 36 146 46 134Z',
  ),
  knock('M132 60C116 62 96 74 84 94C78 104 74 116 70 130', 3),
  knock('M120 20C100 34 82 52 72 78M92 12C72 26 54 48 48 76', 1.8),
];

/** The cap of liberty, its tip falling forward. */
export const phrygian: Mark[] = [
  ink(
    'M38 84C30 40 50 4 88 2C118 0 146 8 152 34C154 48 142 56 130 48C134 38 124 34 116 38C130 46 138 54 140 66C106 56 70 62 38 84Z',
  ),
  knock('M40 80C72 60 106 54 139 63M66 24C56 36 50 48 48 62M92 12C82 24 76 36 74 50', 2.4),
  paper(ball(58, 60, 8)),
  { tint: 'red', d: ball(58, 60, 6.4) },
  paper(ball(58, 60, 4)),
  { tint: 'blue', d: ball(58, 60, 2) },
];

/** A tall felt hat with a buckle. */
export const tallHat: Mark[] = [
  ink('M14 66C40 70 60 62 84 56C112 50 146 50 178 58C172 72 140 78 112 74C80 72 52 86 30 86C18 82 14 74 14 66Z'),
  ink('M48 66L56 -4C74 -14 106 -14 122 -4L128 58C100 48 72 54 48 66Z'),
  knock('M49 54C74 42 104 40 127 46', 6),
  knock('M94 34h16v16h-16z', 2.6),
];

export const coronet: Mark[] = [
  ink(
    'M46 50L38 10L58 24L72 4L90 22L112 4L122 24L142 12L136 46C106 38 76 40 46 50Z' +
      ball(38, 8, 5) +
      ball(72, 2, 5) +
      ball(112, 2, 5) +
      ball(142, 10, 5),
  ),
  knock('M46 42C76 32 106 30 136 38', 2.8),
];

/** A wide brim drawn over the eyes. */
export const slouchHat: Mark[] = [
  ink('M4 78C40 84 78 70 112 66C144 62 170 70 190 84C168 94 140 92 118 90C84 88 50 98 24 96C10 92 4 86 4 78Z'),
  ink('M42 78C38 46 58 16 92 14C120 14 134 34 136 72L110 80L60 88Z'),
  knock('M44 66C76 58 108 54 135 58', 5),
];

/** The bare crown of a head that was shorn for the blade. */
export const shorn: Mark[] = [
  knock('M134 66C120 60 104 62 92 72M84 60C76 74 70 90 70 108M58 62C50 78 48 96 52 114M104 40C90 42 78 50 70 62', 1.8),
];

// --- below it

export const ruff: Mark[] = [
  ink(
    'M36 172C44 158 60 164 68 158C80 152 92 158 104 158C120 160 132 168 138 180C134 196 122 196 112 200C98 206 84 202 70 204C54 204 40 196 36 184Z',
  ),
  knock(
    Array.from({ length: 9 }, (_, i) => {
      const top = (166 - Math.sin((i / 8) * Math.PI) * 6).toFixed(1);
      const x = 46 + i * 10.5;
      return `M${x} ${top}C${x + 4} 178 ${x - 4} 186 ${x + 1} ${198 - Math.abs(i - 4)}`;
    }).join(''),
    1.8,
  ),
];

export const chain: Mark[] = [
  { tint: 'knock', d: 'M50 204C66 226 106 230 132 202', width: 4, dash: '5 3' },
  paper(ball(94, 230, 8)),
  ink(ball(94, 230, 4.5)),
];

export const sash: Mark[] = [knock('M40 202L132 240M28 212L100 240', 3)];

export const star: Mark[] = [paper('M122 212l3.4 7.2 7.8 .9-5.8 5.3 1.6 7.7-7-3.9-7 3.9 1.6-7.7-5.8-5.3 7.8-.9z')];

/** The two bands of a man of law or of the church. */
export const bands: Mark[] = [
  paper('M98 178L112 184L116 218L104 220L100 198L94 218L84 214L92 180Z'),
  fold('M100 184L100 198', 1.6),
];

export const pectoral: Mark[] = [
  knock('M56 192C70 216 96 224 108 212', 1.8),
  paper('M104 206h6v8h8v6h-8v16h-6v-16h-8v-6h8z'),
];

const HELD_MUSKET = 'translate(24 214) rotate(8)';
export const musket: Mark[] = [ink('M-5 30V-150h6V30zM-4 -150v-34l4 -10v44z', HELD_MUSKET)];

const HELD_SWORD = 'translate(172 226) rotate(18)';
export const sword: Mark[] = [
  ink('M-3 -8L-2 -104L0 -112L2 -104L3 -8ZM-14 -8h28v5h-28zM-3 -3h6v20h-6z' + ball(0, 20, 5), HELD_SWORD),
];

const HELD_AXE = 'translate(168 230) rotate(10)';
export const axe: Mark[] = [
  ink('M-4 10V-120h8V10zM4 -116C24 -122 36 -112 40 -96C42 -82 36 -70 26 -64C22 -76 14 -82 4 -82Z', HELD_AXE),
  knock('M32 -104C34 -92 32 -82 26 -74', 1.8, HELD_AXE),
];

export const pot: Mark[] = [
  ink('M124 200h52c4 18 -6 34 -26 34s-30 -16 -26 -34zM176 204c16 0 16 20 -4 22z'),
  knock('M126 208h48', 2),
  paper('M178 210c6 0 6 8 -2 10z'),
];

export const purse: Mark[] = [
  ink('M142 196C130 206 122 222 130 236H176C184 222 174 206 164 196L170 186H136Z'),
  knock('M138 196h30M153 208v20M147 213c4 -4 10 -4 13 0c-2 5 -12 3 -14 8c3 5 10 5 14 1', 2),
];

const HELD_COMB = 'translate(158 196) rotate(28)';
export const comb: Mark[] = [
  ink(
    'M-24 -10h48v10h-48zM-24 0h4v20h-4zM-16 0h4v20h-4zM-8 0h4v20h-4zM0 0h4v20h-4zM8 0h4v20h-4zM16 0h4v20h-4zM20 0h4v20h-4z',
    HELD_COMB,
  ),
];

export const chart: Mark[] = [
  paper('M112 196L180 188L184 232L118 240Z'),
  fold(
    'M112 196L180 188L184 232L118 240ZM134 194L138 238M158 191L162 235M116 210C132 204 142 222 156 212C166 206 174 214 183 208',
    2,
  ),
];

export const keys: Mark[] = [
  ink(ball(156, 206, 13) + 'M152 216h8v30h-8zM160 228h10v5h-10zM160 238h8v5h-8z'),
  paper(ball(156, 206, 6.5)),
];

export const flames: Mark[] = [
  ink('M138 240C128 222 142 214 140 196C152 204 152 214 156 220C160 212 158 200 164 190C174 206 188 220 180 240Z'),
  knock('M152 240C148 230 156 226 156 218C164 226 170 232 166 240', 2),
];

export const halo: Mark[] = [
  {
    tint: 'ink',
    d: 'M86 -4C114 -4 138 2 138 11C138 20 114 26 86 26C58 26 34 20 34 11C34 2 58 -4 86 -4ZM86 3C66 3 48 6 48 11C48 16 66 19 86 19C106 19 124 16 124 11C124 6 106 3 86 3Z',
  },
];

export const tears: Mark[] = [paper('M128 104c4 7 6 10 6 14a6 6 0 0 1 -12 0c0 -4 2 -7 6 -14z')];

export const moustache: Mark[] = [
  ink('M140 122C148 120 156 124 164 120C160 132 148 134 140 130C134 136 122 134 116 128C124 128 132 124 140 122Z'),
];

export const mask: Mark[] = [
  paper('M104 84C118 78 134 80 142 88L141 100C130 106 114 104 106 98Z'),
  ink('M120 90c6 -3 12 -2 15 2c-4 4 -12 4 -15 -2z'),
];
