/** What a square of Le Lys et la Cocarde shows beside its number: one path each, box 24, even-odd, ink only. */
import { CROSS, LILY } from './camps';
import { EMBLEMS, EYE } from './emblems';

export const BOOK = 'M2 4c4-2 7-1 10 1 3-2 6-3 10-1v16c-4-2-7-1-10 1-3-2-6-3-10-1zM11.3 7v12h1.4V7z';

const SCROLL = 'M5 3h12a3 3 0 0 1 0 6H9v9a3 3 0 1 1-6 0V6a3 3 0 0 1 2-3zM11 12h8v2h-8zM11 16h6v2h-6z';
const TEMPLE = 'M12 2l11 6v2H1V8zM3 11h3v8H3zM8 11h3v8H8zM13 11h3v8h-3zM18 11h3v8h-3zM1 20h22v2H1z';
const TOWER = 'M2 8V4h2v2h2V4h2v2h2V4h4v2h2V4h2v2h2V4h2v4l-1 2v12h-7v-5a2 2 0 0 0-4 0v5H3V10z';
const PIKE = 'M12 0l3 7-2 1v3h4v2h-4v11h-2V13H7v-2h4V8L9 7z';
const NOTE = 'M1 5h22v14H1zM3.5 7.5v9h17v-9zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';
const FLAG = 'M4 1h2v22H4zM7 3c5-3 8 3 14 0v10c-6 3-9-3-14 0z';
const BOAT = 'M2 15h20l-4 6H6zM11 2h2v12h-2zM14 4c5 2 6 6 6 9h-6zM10 6c-4 1-6 4-6 7h6z';
const CANNON = 'M1 12L17 4l3 6-9 4a5 5 0 1 1-8-1zM6 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM21 3l2 5-2 1-2-5z';
const CAP = 'M3 17C2 9 7 3 13 3c5 0 9 3 8 7-1 2-4 1-5-1 1 4 1 6 1 8zM2 18h16v4H2z';
const SCALES = 'M11 1h2v3h8v2h-1l3 8c-1 4-7 4-8 0l3-8h-5v14h4v2H7v-2h4V6H6l3 8c-1 4-7 4-8 0l3-8H3V4h8z';
const SCAFFOLD = 'M4 1h16v3h-2v16h2v3H4v-3h2V4H4zM8.5 4v7l7-3V4zM8.5 15h7v3h-7z';
const WHEAT = 'M11 23V12C6 12 5 8 5 6c4 0 6 2 6 5V6c0-3 0-4 1-5 1 1 1 2 1 5v5c0-3 2-5 6-5 0 2-1 6-6 6v11z';
const BARS = 'M2 2h20v20H2zM5 5v14h2V5zM9.5 5v14h2V5zM14 5v14h2V5zM18 5v14h1.5V5z';
const KEY = EMBLEMS[4].d;

/** By the place, as the rules name it. */
export const EVENTS: Readonly<Record<string, string>> = {
  m1: SCROLL,
  m2: 'M8 3h8l-2 5c5 2 7 6 6 10-1 3-15 3-16 0-1-4 1-8 6-10z',
  m3: 'M9 2c5 0 8 4 7 8-.7 2.5-2.5 4-4.5 4.5L12 22H9l.3-7.5C6 14 3 11 3 8s2.5-6 6-6z',
  m4: CROSS,
  m5: TEMPLE,
  m6: TOWER,
  m7: LILY,
  m8: 'M3 22V8a4.5 4.5 0 0 1 9 0 4.5 4.5 0 0 1 9 0v14zM5.5 11h4v1.5h-4zM5.5 15h4v1.5h-4zM14.5 11h4v1.5h-4zM14.5 15h4v1.5h-4z',
  m9: PIKE,
  m10: NOTE,
  m11: 'M2 4l7-2 6 2 7-2v18l-7 2-6-2-7 2zM8.5 4.5v14h1v-14zM14.5 5.5v14h1v-14z',
  m12: CROSS,
  m13: FLAG,
  m14: CROSS,
  m15: 'M7 2h10v2h-2c4 2 5 7 2 11l-3 3v2h3v2H7v-2h3v-2l-3-3C4 11 5 6 9 4H7z',
  m16: 'M3 5l10-3 2 4-3 1 9 13-3 2L9 9 5 10z',
  m17: 'M2 9h3V5h13l3 4v6h-2a3.5 3.5 0 0 1-7 0h-1a3.5 3.5 0 0 1-7 0H2zM8 7v4h4V7zM14 7v4h5l-2-4z',
  m18: 'M1 17l15-9 5-5 2 2-5 5-4 3-4 6-4 1 2-4-5 3z',
  m19: 'M2 20L1 6l6 5 5-9 5 9 6-5-1 14z',
  m20: 'M4 2h13v4h3c3 6-1 9-5 9v1c0 2-2 3-3 3v2h4v2H6v-2h4v-2c-2 0-6-3-6-8z',
  m21: CROSS,
  m22: BOAT,
  m23: TEMPLE,
  m24: CANNON,
  m25: CAP,
  m26: TOWER,
  m27: SCALES,
  m28: BOAT,
  m29: BARS,
  m30: CAP,
  m31: FLAG,
  m32: 'M6 7c0-8 14-8 13 1-.5 4-5 4-5 8h-4c0-6 5-6 5-9 0-3-5-3-5 0zM10 18h4v4h-4z',
  m33: SCAFFOLD,
  m34: 'M3 6c0-4 18-4 18 0v12c0 4-18 4-18 0zM5 8l4 10 3-9 3 9 4-10z',
  m35: SCALES,
  m36: WHEAT,
  m37: EYE,
  m38: PIKE,
  m39: 'M2 20L15 5c3-4 6-4 7-3-1 3-3 6-6 9l-5 5-3-2-4 8z',
  m40: 'M2 12a5 5 0 0 1 5-5h3v3H7a2 2 0 0 0 0 4h2v3H7a5 5 0 0 1-5-5zM22 12a5 5 0 0 0-5-5h-3v3h3a2 2 0 0 1 0 4h-2v3h2a5 5 0 0 0 5-5zM11 2h2v3h-2zM11 19h2v3h-2z',
  m41: SCROLL,
  m42: SCAFFOLD,
  m43: 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM11 0h2v4h-2zM11 20h2v4h-2zM0 11h4v2H0zM20 11h4v2h-4zM3 4.5L4.5 3l3 3L6 7.5zM16.5 18l1.5-1.5 3 3-1.5 1.5zM3 19.5l3-3L7.5 18l-3 3zM16.5 6l3-3L21 4.5l-3 3z',
  m44: SCAFFOLD,
  m45: TEMPLE,
  m46: KEY,
  m47: SCALES,
  m48: CROSS,
  m49: BOOK,
  m50: WHEAT,
  m51: CANNON,
  m52: NOTE,
  m53: 'M12 22L1 9c6-8 16-8 22 0z',
  m54: SCAFFOLD,
  m55: BOAT,
  m56: 'M0 16C5 15 5 4 12 4s7 11 12 12c-3 4-8 2-12 2s-9 2-12-2zM10.5 9h3v4h-3z',
};
