import { Refusal } from './api';

/** What the house refuses a name with. */
const REFUSED = ['bad_name', 'name_taken'];

/** The house takes names of at most this many signs. */
export const LONGEST_NAME = 24;

/** A name as the house writes it: single spaces, none at the ends. */
export const tidyName = (typed: string): string => typed.trim().replace(/\s+/g, ' ');

/** Whether it was the name for which something was refused. */
export const aboutName = (failure: unknown): boolean => failure instanceof Refusal && REFUSED.includes(failure.code);
