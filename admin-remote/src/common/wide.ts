/** From this width on lists are tables; below it they are cards (LOOK "Orders"). */
export const WIDE = '(min-width: 1024px)';
