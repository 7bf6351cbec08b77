/** The signs of the two camps and of the Church, box 24: the cockade is drawn by `Role.svelte`. */
export const LILY =
  'M12 1c3 3.5 3.2 6.2 2 9.2 1.5-2.7 6-3.7 7.5-.7 1.2 2.7-1 5.2-4.2 4.5.5.8.4 1.3-.1 2H14.5c.3 2.5 1.3 4 2.7 5.5-2.5.3-4-.3-5.2-1.5-1.2 1.2-2.7 1.8-5.2 1.5C8.2 20 9.2 18.5 9.5 16H6.8c-.5-.7-.6-1.2-.1-2-3.2.7-5.4-1.8-4.2-4.5 1.5-3 6-2 7.5.7C8.8 7.2 9 4.5 12 1z';
export const CROSS = 'M10 1h4v6h6v4h-6v12h-4V11H4V7h6z';
