import { expect, test } from 'vitest';

import { manner, numeral, usual } from './levels';

const card = (level: string) => ({ level, label: level, description: `plays as ${level}` });
const offered = ['novice', 'regular', 'expert', 'master'].map(card);

test('automates are numbered from one to four, and people are not', () => {
  expect(offered.map(({ level }) => numeral(level))).toEqual(['I', 'II', 'III', 'IV']);
  expect([numeral(''), numeral('random')]).toEqual(['', '0']);
});

test('unless somebody says otherwise, an automate plays by the rule of thumb', () => {
  expect([usual(offered), usual([card('novice')]), usual([])]).toEqual(['regular', 'novice', '']);
});

test('how a level plays is said in words', () => {
  expect([manner(offered, 'expert'), manner(offered, 'random')]).toEqual(['plays as expert', '']);
});
