import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { COURSE, PLACES } from './squares';
import { linesOn, titleLines } from './titles';
import { lay } from './track';

const SQUARES = import.meta.glob<string>('../../../../src/cabale/text/*/cocarde-squares.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(['fr', 'nl', 'en'])('in %s', (language) => {
  it('every place has a title, and that of a square finds room on it', () => {
    const squares = SQUARES[`../../../../src/cabale/text/${language}/cocarde-squares.ftl`] ?? '';
    const titles = new Map(
      new FluentResource(squares).body.map(({ id, attributes }) => [
        id.replace('cocarde-place-', ''),
        attributes.title,
      ]),
    );
    for (const place of PLACES) expect(typeof titles.get(place), place).toBe('string');
    for (const place of COURSE.slice(1)) expect(titleLines(String(titles.get(place)), 11, 3), place).not.toEqual([]);
    const { cells } = lay(980, 358); // 1024 × 768: all but a few, whose words are too long there
    const lost = COURSE.slice(1).filter((place) => linesOn(cells.get(place)!, String(titles.get(place))).length === 0);
    expect(lost.length).toBeLessThanOrEqual(8);
  });
});
