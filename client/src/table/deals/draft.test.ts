import { describe, expect, it } from 'vitest';

import type { DeedForm } from '../../wire';
import { choosable, fitting } from './draft';

const values = (...all: string[]) => all.map((value) => ({ value, label: value.toUpperCase() }));
const forms: DeedForm[] = [
  { deed: 'vote_trial', label: 'Vote', about: values('brissot', 'danton'), how: values('oui', 'non') },
  { deed: 'support', label: 'Support', about: values('', 'danton'), how: values('') },
];

describe('a draft', () => {
  it('keeps what the forms still allow', () => {
    expect(fitting(forms, { deed: 'vote_trial', about: 'danton', how: 'non' })).toEqual({
      deed: 'vote_trial',
      about: 'danton',
      how: 'non',
    });
  });

  it('takes the first value for what they do not', () => {
    expect(fitting(forms, { deed: 'vote_trial', about: 'marat', how: '' })).toEqual({
      deed: 'vote_trial',
      about: 'brissot',
      how: 'oui',
    });
    expect(fitting(forms, { deed: 'support', about: 'marat', how: 'oui' })).toEqual({
      deed: 'support',
      about: '',
      how: '',
    });
  });

  it('is gone with its deed', () => {
    expect(fitting(forms, { deed: 'denounce', about: '', how: '' })).toBeNull();
    expect(fitting(forms, null)).toBeNull();
  });

  it('asks only where there is something to choose', () => {
    expect(choosable(values(''))).toBe(false);
    expect(choosable(values('', 'danton'))).toBe(true);
  });
});
