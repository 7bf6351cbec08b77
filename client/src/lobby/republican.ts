/** The Republican calendar: a year begins, at the Observatory of Paris, on the day of the autumn equinox. */

export interface RepublicanDate {
  year: number;
  month: number; // 1 vendémiaire … 12 fructidor; 13: the complementary days
  day: number; // 1 … 30; of the complementary days 1 … 6
}

const DAY_MS = 86_400_000;
const EPOCH_JULIAN_DAY = 2_440_587.5; // 1 January 1970, midnight
const YEAR_ONE = 1791; // an I began in 1792
const PARIS_MINUTES = 9.35; // the Observatory, east of Greenwich
const SUN_AHEAD_MINUTES = 7.6; // of the mean sun, at the autumn equinox
const EARTH_BEHIND_MINUTES = 1.2; // of the even time that the sky is calculated in

/** How the other planets and the Moon shift the equinox: amplitude, phase and speed in degrees. */
const PERIODIC: readonly (readonly [number, number, number])[] = [
  [485, 324.96, 1934.136],
  [203, 337.23, 32964.467],
  [199, 342.08, 20.186],
  [182, 27.85, 445267.112],
  [156, 73.14, 45036.886],
  [136, 171.52, 22518.443],
  [77, 222.54, 65928.934],
  [74, 296.72, 3034.906],
  [70, 243.58, 9037.513],
  [58, 119.81, 33718.147],
  [52, 297.17, 150.678],
  [50, 21.02, 2281.226],
  [45, 247.54, 29929.562],
  [44, 325.15, 31555.956],
  [29, 60.93, 4443.417],
  [18, 155.12, 67555.328],
  [17, 288.79, 4562.452],
  [16, 198.04, 62894.029],
  [14, 199.76, 31436.921],
  [12, 95.39, 14577.848],
  [12, 287.11, 31931.756],
  [12, 320.81, 34777.259],
  [9, 227.73, 1222.114],
  [8, 15.45, 16859.074],
];

const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/** The autumn equinox of a civil year, as a Julian day: Meeus, Astronomical Algorithms, chapter 27. */
function equinox(year: number): number {
  const y = (year - 2000) / 1000;
  const mean = 2_451_810.21715 + y * (365_242.01767 + y * (-0.11575 + y * (0.00337 + y * 0.00078)));
  const t = (mean - 2_451_545) / 36_525;
  const w = 35_999.373 * t - 2.47;
  const swing = 1 + 0.0334 * cosine(w) + 0.0007 * cosine(2 * w);
  const sum = PERIODIC.reduce((all, [size, phase, speed]) => all + size * cosine(phase + speed * t), 0);
  return mean + (0.00001 * sum) / swing;
}

/** The civil day, counted from 1 January 1970, on which the Republican year begins that autumn. */
function newYear(civil: number): number {
  const minutes = PARIS_MINUTES + SUN_AHEAD_MINUTES - EARTH_BEHIND_MINUTES;
  return Math.floor(equinox(civil) - EPOCH_JULIAN_DAY + minutes / 1440);
}

/** The Republican date of the civil day that the clock of the reader shows. */
export function republicanDate(date: Date): RepublicanDate {
  const today = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
  const autumn = newYear(date.getFullYear());
  const civil = today >= autumn ? date.getFullYear() : date.getFullYear() - 1;
  const passed = today - (today >= autumn ? autumn : newYear(civil));
  return { year: civil - YEAR_ONE, month: Math.floor(passed / 30) + 1, day: (passed % 30) + 1 };
}

const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A whole number above nought in Roman numerals. */
export function roman(number: number): string {
  let left = number;
  let written = '';
  for (const [value, letters] of NUMERALS) {
    while (left >= value) {
      written += letters;
      left -= value;
    }
  }
  return written;
}
