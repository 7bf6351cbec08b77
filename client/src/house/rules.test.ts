import { expect, it } from 'vitest';

import { told } from '../testing/frames';
import { uses } from './rules';

it('finds where a rule was used, newest first', () => {
  expect(uses(told(1, 2, 3), 'C-10', 2)).toEqual([2, 1]);
  expect(uses(told(1), 'C-11')).toEqual([]);
});
