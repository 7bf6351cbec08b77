/** A trilithon, its foot at 0,0: two tapering posts, their inner sides in shade, and a lintel. */
export const POSTS = 'M-26 0L-23 -52L-9 -52L-8 0ZM8 0L9 -52L23 -52L26 0Z';
export const SHADE = 'M-14 0L-15 -52H-9L-8 0ZM19 0L17 -52H23L26 0Z';
export const LINTEL = 'M-30 -52L-28 -68C-10 -70 12 -70 29 -67L31 -52Z';
export const UNDER = 'M-29 -56L30 -56L31 -52H-30Z';
