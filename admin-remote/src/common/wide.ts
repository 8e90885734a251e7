/** From this width on lists are tables; below it they are cards. */
export const WIDE = '(min-width: 1024px)';
