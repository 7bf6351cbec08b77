import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { COURSE, PLACES } from './squares';
import { titleLines } from './titles';

const OURS = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default', eager: true });
const OF_THE_HOUSE = import.meta.glob<string>('../../../../src/cabale/text/*/cocarde-{cards,squares}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const house = (language: string, file: string): string =>
  OF_THE_HOUSE[`../../../../src/cabale/text/${language}/cocarde-${file}.ftl`] ?? '';

describe.each(['fr', 'nl', 'en'])('in %s', (language) => {
  it('cards and squares read as the house has them, word for word', () => {
    expect(house(language, 'squares')).toBeTruthy();
    expect(OURS[`./words/${language}.ftl`]).toBe(house(language, 'cards') + house(language, 'squares'));
  });

  it('every place has a title, and that of a square finds room on it', () => {
    const titles = new Map(
      new FluentResource(house(language, 'squares')).body.map(({ id, attributes }) => [
        id.replace('cocarde-place-', ''),
        attributes.title,
      ]),
    );
    for (const place of PLACES) expect(typeof titles.get(place), place).toBe('string');
    for (const place of COURSE.slice(1)) expect(titleLines(String(titles.get(place)), 11, 3), place).not.toEqual([]);
  });
});
