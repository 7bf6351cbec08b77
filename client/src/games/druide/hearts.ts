/** The heart of a lucky stone, in a box of 24. */
export const HEART = 'M12 21C5 15 2 11.5 2 7.8A5 5 0 0 1 12 6a5 5 0 0 1 10 1.8c0 3.7-3 7.2-10 13.2z';
