/** A promise in the making: what the form offers, as far as it is chosen. */
import type { DeedForm } from '../../wire';

export interface Draft {
  deed: string;
  about: string;
  how: string;
}

/** The draft as far as the forms still allow it; another value for what they do not, null if the deed is gone. */
export function fitting(forms: DeedForm[], draft: Draft | null): Draft | null {
  const form = forms.find((one) => one.deed === draft?.deed);
  if (!form || !draft) return null;
  const kept = (values: DeedForm['about'], value: string) =>
    values.some((one) => one.value === value) ? value : (values[0]?.value ?? '');
  return { deed: form.deed, about: kept(form.about, draft.about), how: kept(form.how, draft.how) };
}

/** Whether there is anything to choose among these values. */
export const choosable = (values: DeedForm['about']): boolean => values.some((one) => one.value !== '');
