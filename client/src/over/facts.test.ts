import { expect, test } from 'vitest';
import type { Truth } from '../wire';
import { short, unknownFacts } from './facts';

const claim = (place: number, seat: number, true_: boolean, doubted = false): Truth => ({
  place,
  turn: 1,
  seat,
  sentence: '',
  rule: '',
  true: true_,
  doubted,
});

test('only bluffs that nobody doubted were unknown', () => {
  expect(unknownFacts([claim(1, 0, true), claim(2, 1, false, true)], [1, 2])).toEqual([]);
});

test('one of the winner’s and one of another’s, the last of each, in the order of the game', () => {
  const truths = [claim(1, 0, false), claim(2, 1, false), claim(3, 2, false), claim(4, 0, false)];
  expect(unknownFacts(truths, [2, 1, 3]).map((truth) => truth.place)).toEqual([2, 4]);
});

test('without a bluff of the winner, one of somebody else', () => {
  expect(unknownFacts([claim(1, 0, false), claim(2, 0, false)], [2, 1]).map((truth) => truth.place)).toEqual([2]);
});

test('a fingerprint is shortened', () => {
  expect(short('3f9a61c0aaaaaaaaaaaab21e')).toBe('3f9a 61c0 … b21e');
});
