import { describe, expect, test } from 'vitest';
import { republicanDate, roman } from './republican';

describe('the Republican date', () => {
  test.each([
    ['the first day', [1792, 9, 22], [1, 1, 1]],
    ['the fall of Robespierre', [1794, 7, 27], [2, 11, 9]],
    ['the day of the Revolution of a leap year', [1795, 9, 22], [3, 13, 6]],
    ['the new year after it', [1795, 9, 23], [4, 1, 1]],
    ['the end of the Directory', [1799, 11, 9], [8, 2, 18]],
    ['the latest new year of those days', [1803, 9, 24], [12, 1, 1]],
    ['the last day of its use', [1805, 12, 31], [14, 4, 10]],
    ['the Commune', [1871, 5, 6], [79, 8, 16]],
    ['the picture of the lobby', [2026, 11, 15], [235, 2, 24]],
    ['the sixth day of a leap year of ours', [2026, 9, 22], [234, 13, 6]],
  ])('%s', (_, [year, month, day], [republican, nth, which]) => {
    const date = new Date(year!, month! - 1, day!, 23, 59);
    expect(republicanDate(date)).toEqual({ year: republican, month: nth, day: which });
  });

  test('every day of a century follows the one before it', () => {
    const broken: string[] = [];
    let before = republicanDate(new Date(1999, 11, 31));
    for (let day = 1; day < 36_525; day++) {
      const now = republicanDate(new Date(2000, 0, day));
      const follows =
        now.year === before.year
          ? (now.month === before.month && now.day === before.day + 1) ||
            (now.month === before.month + 1 && now.day === 1 && before.day === 30)
          : now.year === before.year + 1 && now.month === 1 && now.day === 1 && before.month === 13;
      if (!follows) broken.push(JSON.stringify([before, now]));
      before = now;
    }
    expect(broken).toEqual([]);
  });
});

test('Roman numerals', () => {
  expect([1, 4, 9, 14, 40, 90, 235, 1793].map(roman)).toEqual([
    'I',
    'IV',
    'IX',
    'XIV',
    'XL',
    'XC',
    'CCXXXV',
    'MDCCXCIII',
  ]);
});
