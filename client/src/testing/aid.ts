/** A player's aid for tests: one row, one rule, one sign. */
import type { Aid, AidItem } from '../wire';

export function item(change: Partial<AidItem> = {}): AidItem {
  return {
    signs: [],
    mark: '',
    figure: '',
    name: '',
    beside: '',
    text: '',
    note: '',
    amount: '',
    by: [],
    aside: '',
    table: [],
    rules: [],
    moment: '',
    ...change,
  };
}

export const AID: Aid = {
  game: 'complots',
  title: 'Complots',
  aim: [item({ text: 'Be the last to keep a **hidden** card.', rules: ['C-42'] })],
  sections: [
    {
      layout: 'rows',
      title: 'Claiming to be…',
      note: '',
      amount: '',
      aside: 'stopped by…',
      rules: ['C-13'],
      items: [
        item({
          signs: ['character-assassin'],
          figure: '−3',
          name: 'Assassin',
          text: 'costs a rival a card',
          by: ['character-countess'],
          aside: 'Countess',
          moment: 'movement',
        }),
      ],
    },
  ],
  signs: {
    'character-assassin': 'Assassin: costs a rival a card.',
    'character-countess': 'Countess: stops the Assassin.',
    court: 'The Court: the cards that nobody has.',
  },
};
