/**
 * From this width on lists are tables; below it they are cards, in two columns on a tablet. 1280 px at the usual size of
 * text: who reads larger text gets cards earlier, because the columns of a table would cut it off.
 */
export const WIDE = '(min-width: 80em)';

/** The opposite, for styles of cards. */
export const NARROW = 'not all and (min-width: 80em)';
