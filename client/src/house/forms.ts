/** The forms of the table, as media queries: at a desk the hand lies beside the question, elsewhere below it. */
export const AT_DESK = '(min-width: 1100px), (min-width: 900px) and (min-height: 600px) and (orientation: landscape)';
/** Wide enough for the record and the talk to lie beside the board, always; elsewhere they lie over it. */
export const BESIDE = '(min-width: 1100px)';
export const PHONE = '(max-width: 599px)';
