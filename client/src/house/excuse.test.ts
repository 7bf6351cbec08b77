import { describe, expect, it } from 'vitest';

import type { Refused } from '../wire';
import { Refusal } from './api';
import { excuse, ruleOf } from './excuse';

const refused: Refused = { t: 'refused', code: 'must_coup', rule: 'C-12', sentence: 'Il faut un Assassinat.' };

describe('excuse', () => {
  it('says what the house said, over HTTP and through the socket', () => {
    expect(excuse(refused)).toBe('Il faut un Assassinat.');
    expect(excuse(new Refusal('room_begun', '', 'La partie a commencé.', 409))).toBe('La partie a commencé.');
  });

  it('says that nobody answers when nobody did', () => {
    const unreachable = excuse(new Refusal('unreachable', '', '', 0));
    for (const error of [new TypeError(''), undefined, 'no']) expect(excuse(error)).toBe(unreachable);
  });

  it('opens rules, not fields', () => {
    expect(ruleOf(refused)).toBe('C-12');
    expect(ruleOf({ ...refused, rule: 'C-R11' })).toBe('C-R11');
    expect(ruleOf(new Refusal('bad_option', 'seats', 'Non.', 400))).toBe('');
    expect(ruleOf(null)).toBe('');
  });
});
