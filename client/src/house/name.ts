/** The house takes names of at most this many signs. */
export const LONGEST_NAME = 24;

/** A name as the house writes it: single spaces, none at the ends. */
export const tidyName = (typed: string): string => typed.trim().replace(/\s+/g, ' ');
