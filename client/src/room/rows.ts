/** Options that are rows of words, written with commas between them. */
import type { OptionCard } from '../wire';

/** The words of a row; where the value is a name instead, all words in turn. */
export function rowOf(card: OptionCard, value: OptionCard['default']): string[] {
  const given = String(value).split(',');
  if (given.length === card.length) return given;
  return Array.from({ length: card.length }, (_, place) => String(card.row[place % card.row.length]?.value));
}

/** A value in words: one that has a name, or its row. */
export function saidRow(card: OptionCard, value: OptionCard['default']): string {
  const named = card.values.find((each) => each.value === value);
  if (named) return named.label;
  return rowOf(card, value)
    .map((word) => card.row.find((each) => each.value === word)?.label ?? word)
    .join(', ');
}
