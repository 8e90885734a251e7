/** From this width on lists are tables; below it they are cards, in two columns on a tablet. */
export const WIDE = '(min-width: 1280px)';
