/** The forms of the table, as media queries: width decides the columns, height the form. Styles ask the same of the
 * container `page`, which is as large as the window. */

/** At a desk the hand lies beside the question, elsewhere below it. */
export const AT_DESK = '(min-width: 1100px), (min-width: 900px) and (min-height: 600px) and (orientation: landscape)';
/** Wide enough for the record and the talk to lie beside the board, always; elsewhere they lie over it. */
export const BESIDE = '(min-width: 1100px)';
export const PHONE = '(max-width: 599px)';
/** A laptop, or less: air, cards and head give way. */
export const LOW = '(max-height: 759px)';
/** A desk at 200 %, or a phone on its side: board and question stand side by side. */
export const FLAT = '(max-height: 499px) and (min-width: 600px) and (max-width: 1099px)';
