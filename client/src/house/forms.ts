/** The forms of the table, as media queries: at a desk the hand lies beside the question, elsewhere below it. */
export const AT_DESK = '(min-width: 1100px), (min-width: 900px) and (min-height: 600px) and (orientation: landscape)';
export const PHONE = '(max-width: 599px)';
