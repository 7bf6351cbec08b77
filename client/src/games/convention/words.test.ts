import { expect, it } from 'vitest';

const OURS = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default', eager: true });
const OF_THE_HOUSE = import.meta.glob<string>('../../../../src/cabale/text/*/convention-cards.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it.each(['fr', 'nl', 'en'])(
  'factions, deputies, posts and cards read in %s as the house has them, word for word',
  (language) => {
    const house = OF_THE_HOUSE[`../../../../src/cabale/text/${language}/convention-cards.ftl`];
    expect(house).toBeTruthy();
    expect(OURS[`./words/${language}.ftl`]).toBe(house);
  },
);
